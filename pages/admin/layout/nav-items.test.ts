import { expect, test } from 'vitest'
import { itemsFor } from './nav-items.ts'

type Given = Parameters<typeof itemsFor>
const everything = { articles: true, locations: true, newsletter: true, jobs: true, inbox: true }
const labels = (...given: Given) => itemsFor(...given).map(({ label }) => label)

test('the menu has no screen of a part that there is not', () => {
  expect(labels(everything, { role: 'owner' })).toEqual([
    'Pipeline',
    'Inbox',
    'Posts',
    'Edit the site',
    'Services',
    'Subscribers',
    'Applications',
    'Settings',
    'Your account',
  ])
  const nothing = {
    ...{ articles: false, locations: false, newsletter: false, jobs: false },
    inbox: false,
  }
  expect(labels(nothing, { role: 'owner' })).toEqual([
    'Pipeline',
    'Edit the site',
    'Settings',
    'Your account',
  ])
})

test('the menu has the editor only for those who may edit or publish', () => {
  expect(labels(everything, { role: 'staff' })).not.toContain('Edit the site')
  for (const right of ['edit', 'publish'] as const)
    expect(labels(everything, { role: 'staff', rights: [right] })).toContain('Edit the site')
})

test('the menu has applications only for those who may see them', () => {
  expect(labels(everything, { role: 'staff' })).not.toContain('Applications')
  expect(labels(everything, undefined)).not.toContain('Applications')
  const hiring = { role: 'staff', rights: ['applications'] } as const
  expect(labels(everything, hiring)).toContain('Applications')
})
