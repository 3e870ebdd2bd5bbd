import { expect, test } from 'vitest'
import type { NoticeFields } from '../schema/notice.ts'
import { shownNotices } from './notices.ts'
import type { Route } from './routes.ts'

const timeZone = 'America/Denver'
const storm: NoticeFields = {
  text: { en: 'Closed for the storm.', es: 'Cerrado por la tormenta.' },
  link: { label: { en: 'What to do' }, href: '/contact' },
  from: '2026-12-01 07:00',
  until: '2026-12-02',
}

const page = (path: string, file: string, more: Partial<Route> = {}): Route => ({
  ...{ path, file, kind: 'text', label: '', index: true, anchors: [] },
  ...more,
})
const routes = [
  page('/', 'content/pages/home.md'),
  page('/about', 'content/pages/about.md'),
  page('/blog/first-snow', 'content/posts/first-snow.md'),
  page('/vail-colorado', 'content/towns/vail.yaml'),
  page('/roofing-vail-colorado', 'content/services/roofing.yaml', {
    kind: 'location',
    alsoFrom: ['content/towns/vail.yaml'],
  }),
  page('/roofing-avon-colorado', 'content/services/roofing.yaml', {
    kind: 'location',
    alsoFrom: ['content/towns/avon.yaml'],
  }),
]
const shown = (notices = [storm], language = 'en') =>
  shownNotices(notices, { timeZone, language, languages: { first: 'en' }, routes })

test('a notice says when it is over, by the office’s clock: at the end of its last day, or on the minute', () => {
  expect(shown([storm])).toMatchObject([
    { text: 'Closed for the storm.', end: Date.parse('2026-12-03T07:00:00Z') },
  ])
  expect(shown([{ ...storm, until: '2026-12-01 12:30' }])[0]?.end).toBe(
    Date.parse('2026-12-01T19:30:00Z'),
  )
})

test('a page in a language without words has no notice, and a link without words is left out', () => {
  expect(shown([storm], 'es')).toMatchObject([
    { text: 'Cerrado por la tormenta.', link: undefined },
  ])
  expect(shown([storm], 'fr')).toEqual([])
})

test('other words or another start are another notice, so that who dismissed the first sees it', () => {
  const idOf = (notice: NoticeFields) => shown([notice])[0]?.id
  expect(idOf(storm)).toBe(idOf({ ...storm }))
  expect(idOf({ ...storm, text: { en: 'Closed.' } })).not.toBe(idOf(storm))
  expect(idOf({ ...storm, from: '2026-12-01 08:00' })).not.toBe(idOf(storm))
})

test('an audience is the home page, the pages of folders, or those of towns with services in them', () => {
  const pagesFor = (audience: Partial<NonNullable<NoticeFields['audience']>>) =>
    shown([{ ...storm, audience: { home: false, kinds: [], towns: [], ...audience } }])[0]?.pages
  expect(pagesFor({ home: true })).toEqual(['/'])
  expect(pagesFor({ kinds: ['posts'] })).toEqual(['/blog/first-snow'])
  expect(pagesFor({ kinds: ['locations'] })).toEqual([
    '/roofing-vail-colorado',
    '/roofing-avon-colorado',
  ])
  expect(pagesFor({ home: true, towns: ['vail'] })).toEqual([
    '/',
    '/vail-colorado',
    '/roofing-vail-colorado',
  ])
  expect(shown()[0]?.pages).toBeUndefined()
})
