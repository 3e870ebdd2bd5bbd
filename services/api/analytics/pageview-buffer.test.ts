import { expect, test, vi } from 'vitest'
import type { PageviewRequest } from './contract.ts'
import { toPageviewCounts, startPageviewBuffer } from './pageview-buffer.ts'
import type { PageviewCount } from './pageview-count.ts'

const pages = new Set(['/', '/roofing', '/contact'])
const said: PageviewRequest = {
  what: 'view',
  page: '/roofing',
  first: true,
  landing: '/roofing',
  referrer: 'https://www.google.com/',
  campaign: 'utm_source=flyer',
}
const counted = (more: Partial<PageviewRequest>) =>
  toPageviewCounts(
    { ...said, ...more },
    '2026-11-21',
    (path) => pages.has(path),
    (path) => path === '/gone',
  )
const of = { day: '2026-11-21', referrer: 'google.com', campaign: 'flyer' }
const none = { views: 0, visits: 0, starts: 0, begun: 0 }

test('a first view is a view and a visit, the next one a view', () => {
  expect(counted({})).toEqual([{ ...of, page: '/roofing', ...none, views: 1, visits: 1 }])
  expect(counted({ first: false })).toEqual([{ ...of, page: '/roofing', ...none, views: 1 }])
})

test('a started form counts for its page and for the visit’s landing page', () => {
  expect(counted({ what: 'start', page: '/contact' })).toEqual([
    { ...of, page: '/contact', ...none, starts: 1 },
    { ...of, page: '/roofing', ...none, begun: 1 },
  ])
  expect(counted({ what: 'start' })).toEqual([
    { ...of, page: '/roofing', ...none, starts: 1, begun: 1 },
  ])
})

test('a visit without a known landing page counts for the page of the form', () => {
  for (const landing of ['', '/made-up'])
    expect(counted({ what: 'start', landing })).toEqual([
      { ...of, page: '/roofing', ...none, starts: 1, begun: 1 },
    ])
})

test('a view of a missing page is counted like one of a page', () => {
  expect(counted({ what: 'missing', page: '/gone' })).toEqual([
    { ...of, page: '/gone', ...none, views: 1, visits: 1 },
  ])
  expect(counted({ what: 'missing', page: '/roofing' })).toEqual([])
})

test('an unknown path is not counted', () => {
  for (const page of ['/made-up', '', '/admin/contacts', '/roofing/', 'https://other.example/'])
    expect(counted({ page })).toEqual([])
})

const log = { warn: () => undefined }
const view = (more: Partial<PageviewCount> = {}): PageviewCount => ({
  day: '2026-11-21',
  page: '/',
  referrer: '',
  campaign: '',
  views: 1,
  visits: 0,
  starts: 0,
  begun: 0,
  ...more,
})

/** Creates a repository that records added rows. */
function fakeRepository() {
  const added: PageviewCount[][] = []
  return { added, add: async (counts: readonly PageviewCount[]) => void added.push([...counts]) }
}

test('counts are stored together, once, every few seconds', async () => {
  vi.useFakeTimers()
  try {
    const repository = fakeRepository()
    const buffer = startPageviewBuffer({ repository, log, everyMs: 5_000 })
    buffer.add([view()])
    buffer.add([view(), view({ page: '/roofing' })])
    await vi.advanceTimersByTimeAsync(4_999)
    expect(repository.added).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(repository.added).toEqual([[view({ views: 2 }), view({ page: '/roofing' })]])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(repository.added).toHaveLength(1)
    await buffer.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('pending counts are stored at shutdown', async () => {
  const repository = fakeRepository()
  const buffer = startPageviewBuffer({ repository, log })
  buffer.add([view()])
  await buffer.stop()
  expect(repository.added).toEqual([[view()]])
})

test('counts that could not be stored are stored with the next ones, once', async () => {
  const repository = fakeRepository()
  const broken = {
    add: vi.fn().mockRejectedValueOnce(new Error('full')).mockImplementation(repository.add),
  }
  const buffer = startPageviewBuffer({ repository: broken, log })
  buffer.add([view()])
  await buffer.flush()
  buffer.add([view()])
  await buffer.flush()
  await buffer.stop()
  expect(repository.added).toEqual([[view({ views: 2 })]])
})

test('a day that could not be stored is stored with the next counts, and the other day once', async () => {
  const repository = fakeRepository()
  const broken = {
    add: vi.fn().mockRejectedValueOnce(new Error('full')).mockImplementation(repository.add),
  }
  const buffer = startPageviewBuffer({ repository: broken, log })
  buffer.add([view(), view({ day: '2026-11-22' })])
  await buffer.flush()
  await buffer.stop()
  expect(repository.added).toEqual([[view({ day: '2026-11-22' })], [view()]])
})

test('rows over the daily limit share one row of their page; the limit restarts the next day', async () => {
  const repository = fakeRepository()
  const buffer = startPageviewBuffer({ repository, log })
  for (let n = 0; n < 2_000; n += 1) buffer.add([view({ referrer: `host${n}.example` })])
  buffer.add([
    view({ referrer: 'more.example', campaign: 'x' }),
    view({ referrer: 'even.example' }),
  ])
  buffer.add([
    view({ referrer: 'host7.example' }),
    view({ day: '2026-11-22', referrer: 'a.example' }),
  ])
  await buffer.stop()
  const written = repository.added.flat()
  expect(written).toHaveLength(2_003)
  expect(written.slice(-3)).toEqual([
    view({ referrer: 'others', campaign: 'others' }),
    view({ referrer: 'others' }),
    view({ day: '2026-11-22', referrer: 'a.example' }),
  ])
  expect(written[7]).toEqual(view({ referrer: 'host7.example', views: 2 }))
})
