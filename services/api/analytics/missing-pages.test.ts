import { expect, test } from 'vitest'
import { testSite } from '../testing/test-app.ts'
import { countableMissingPages } from './missing-pages.ts'

test('a missing page is counted; a page, a redirect and a location are none', () => {
  const isCountable = countableMissingPages(testSite)
  for (const path of ['/old-page', '/blog/old-post', '/services.html', '/caf%C3%A9/'])
    expect([path, isCountable(path, '2026-11-21')]).toEqual([path, true])
  for (const path of [
    '/',
    '/roofing',
    '/Forklift/',
    '/decks-beaver-creek',
    '/services/roofing-vail',
  ])
    expect([path, isCountable(path, '2026-11-21')]).toEqual([path, false])
})

test('what nobody links to is not counted', () => {
  const isCountable = countableMissingPages(testSite)
  for (const path of ['/ann@example.com', '/a/b/c/d/e', `/${'x'.repeat(81)}`, '//host', '', '/a b'])
    expect([path, isCountable(path, '2026-11-21')]).toEqual([path, false])
})

test('made-up addresses are counted up to 100 a day', () => {
  const isCountable = countableMissingPages(testSite)
  const countedOn = (day: string) =>
    Array.from({ length: 130 }, (_, n) => isCountable(`/made-up-${n}`, day)).filter(Boolean).length
  expect(countedOn('2026-11-21')).toBe(100)
  // Those of the day are still counted.
  expect(isCountable('/made-up-1', '2026-11-21')).toBe(true)
  expect(countedOn('2026-11-22')).toBe(100)
})
