import { expect, test } from 'vitest'
import { itemsFor } from './nav-items.ts'

test('the menu has no screen of a part that the site does not have', () => {
  const labels = (parts: Parameters<typeof itemsFor>[0]) =>
    itemsFor(parts).map(({ label }) => label)
  expect(labels({ articles: true, locations: true, newsletter: true })).toEqual([
    'Posts',
    'Services',
    'Subscribers',
    'Settings',
    'Your account',
  ])
  expect(labels({ articles: false, locations: false, newsletter: false })).toEqual([
    'Settings',
    'Your account',
  ])
})
