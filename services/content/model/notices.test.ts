import { expect, test } from 'vitest'
import type { NoticeFields } from '../schema/notice.ts'
import { momentIn } from './office-days.ts'
import { noticeMoments, shownNotices } from './notices.ts'
import type { Route } from './routes.ts'

const timeZone = 'America/Denver'
const storm: NoticeFields = {
  text: { en: 'Closed for the storm.', es: 'Cerrado por la tormenta.' },
  link: { label: { en: 'What to do' }, href: '/contact' },
  start: '2026-12-01 07:00',
  end: '2026-12-02',
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
const shownAt = (now: string, notices = [storm], language = 'en') =>
  shownNotices(notices, {
    ...{ now: new Date(now), timeZone, language, languages: { first: 'en' }, routes },
  })

test('a notice is there from its start, by the office’s clock, through the end of its last day', () => {
  expect(shownAt('2026-12-01T13:59:59Z')).toEqual([])
  expect(shownAt('2026-12-01T14:00:00Z')).toMatchObject([
    { text: 'Closed for the storm.', end: Date.parse('2026-12-03T07:00:00Z') },
  ])
  expect(shownAt('2026-12-03T06:59:59Z')).toHaveLength(1)
  expect(shownAt('2026-12-03T07:00:00Z')).toEqual([])
})

test('without a start it is there at once; a time of day ends it on the minute', () => {
  const notice = { ...storm, start: undefined, end: '2026-12-01 12:30' }
  expect(shownAt('2020-01-01T00:00:00Z', [notice])).toHaveLength(1)
  expect(shownAt('2026-12-01T19:30:00Z', [notice])).toEqual([])
})

test('the moments are those at which any notice appears or disappears, each once and in order', () => {
  const later = { ...storm, start: '2026-12-03', end: '2026-12-03 09:00' }
  const moments = noticeMoments([later, storm, { ...storm, start: undefined }], timeZone)
  expect(moments.map((moment) => moment.toISOString())).toEqual([
    '2026-12-01T14:00:00.000Z',
    '2026-12-03T07:00:00.000Z',
    '2026-12-03T16:00:00.000Z',
  ])
  // Between two of them nothing changes, and at each of them something does.
  const shown = (at: number) => JSON.stringify(shownAt(new Date(at).toISOString(), [storm, later]))
  for (const moment of noticeMoments([storm, later], timeZone))
    expect(shown(moment.getTime())).not.toBe(shown(moment.getTime() - 1))
})

test('a page in a language without words has no notice, and a link without words is left out', () => {
  expect(shownAt('2026-12-02T00:00:00Z', [storm], 'es')).toMatchObject([
    { text: 'Cerrado por la tormenta.', link: undefined },
  ])
  expect(shownAt('2026-12-02T00:00:00Z', [storm], 'fr')).toEqual([])
})

test('other words or another start are another notice, so that who dismissed the first sees it', () => {
  const idOf = (notice: NoticeFields) => shownAt('2026-12-02T00:00:00Z', [notice])[0]?.id
  expect(idOf(storm)).toBe(idOf({ ...storm }))
  expect(idOf({ ...storm, text: { en: 'Closed.' } })).not.toBe(idOf(storm))
  expect(idOf({ ...storm, start: '2026-12-01 08:00' })).not.toBe(idOf(storm))
})

test('an audience is the home page, the pages of folders, or those of towns with services in them', () => {
  const pagesFor = (audience: Partial<NonNullable<NoticeFields['audience']>>) =>
    shownAt('2026-12-02T00:00:00Z', [
      { ...storm, audience: { home: false, kinds: [], towns: [], ...audience } },
    ])[0]?.pages
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
  expect(shownAt('2026-12-02T00:00:00Z')[0]?.pages).toBeUndefined()
})

test('a time that clocks skip is an hour later, and of one that they show twice it is the first', () => {
  expect(momentIn('2026-03-08 02:30', timeZone).toISOString()).toBe('2026-03-08T09:30:00.000Z')
  expect(momentIn('2026-11-01 01:30', timeZone).toISOString()).toBe('2026-11-01T07:30:00.000Z')
  expect(momentIn('2026-07-01', timeZone).toISOString()).toBe('2026-07-01T06:00:00.000Z')
  expect(momentIn('2026-07-01 12:00', 'UTC').toISOString()).toBe('2026-07-01T12:00:00.000Z')
})
