import { expect, test } from 'vitest'
import type { CountRequest } from '../contract/count.ts'
import { countVisit } from './count-visit.ts'

const pages = new Set(['/', '/roofing', '/contact'])
const said: CountRequest = {
  what: 'view',
  page: '/roofing',
  first: true,
  landing: '/roofing',
  referrer: 'https://www.google.com/',
  campaign: 'utm_source=flyer',
}
const counted = (more: Partial<CountRequest>) =>
  countVisit({ ...said, ...more }, '2026-11-21', (path) => pages.has(path))
const of = { day: '2026-11-21', referrer: 'google.com', campaign: 'flyer' }
const none = { views: 0, visits: 0, starts: 0, begun: 0 }

test('a first view is a view and a visit, the next one a view', () => {
  expect(counted({})).toEqual([{ ...of, page: '/roofing', ...none, views: 1, visits: 1 }])
  expect(counted({ first: false })).toEqual([{ ...of, page: '/roofing', ...none, views: 1 }])
})

test('a form that is begun counts for its page, and for the one that the visit began on', () => {
  expect(counted({ what: 'start', page: '/contact' })).toEqual([
    { ...of, page: '/contact', ...none, starts: 1 },
    { ...of, page: '/roofing', ...none, begun: 1 },
  ])
  expect(counted({ what: 'start' })).toEqual([
    { ...of, page: '/roofing', ...none, starts: 1, begun: 1 },
  ])
})

test('a visit whose first page is not known counts for the page of the form', () => {
  for (const landing of ['', '/made-up'])
    expect(counted({ what: 'start', landing })).toEqual([
      { ...of, page: '/roofing', ...none, starts: 1, begun: 1 },
    ])
})

test('what is no page of ours does not count', () => {
  for (const page of ['/made-up', '', '/admin/contacts', '/roofing/', 'https://other.example/'])
    expect(counted({ page })).toEqual([])
})
