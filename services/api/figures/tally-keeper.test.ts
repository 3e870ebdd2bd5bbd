import { expect, test, vi } from 'vitest'
import type { Tally } from '../records/tally.ts'
import { keepTallies } from './tally-keeper.ts'

const log = { warn: () => undefined }
const view = (more: Partial<Tally> = {}): Tally => ({
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

/** A book that keeps what it is given. */
function someBook() {
  const added: Tally[][] = []
  return { added, add: async (tallies: readonly Tally[]) => void added.push([...tallies]) }
}

test('what is counted is written together, once, every few seconds', async () => {
  vi.useFakeTimers()
  try {
    const book = someBook()
    const keeper = keepTallies({ book, log, everyMs: 5_000 })
    keeper.add([view()])
    keeper.add([view(), view({ page: '/roofing' })])
    await vi.advanceTimersByTimeAsync(4_999)
    expect(book.added).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(book.added).toEqual([[view({ views: 2 }), view({ page: '/roofing' })]])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(book.added).toHaveLength(1)
    await keeper.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('what is not written yet is written at the end', async () => {
  const book = someBook()
  const keeper = keepTallies({ book, log })
  keeper.add([view()])
  await keeper.stop()
  expect(book.added).toEqual([[view()]])
})

test('what a store did not take is written with the next, once', async () => {
  const book = someBook()
  const broken = {
    add: vi.fn().mockRejectedValueOnce(new Error('full')).mockImplementation(book.add),
  }
  const keeper = keepTallies({ book: broken, log })
  keeper.add([view()])
  await keeper.flush()
  keeper.add([view()])
  await keeper.flush()
  await keeper.stop()
  expect(book.added).toEqual([[view({ views: 2 })]])
})

test('names beyond the bound share a line of their page, and the next day begins anew', async () => {
  const book = someBook()
  const keeper = keepTallies({ book, log })
  for (let n = 0; n < 2_000; n += 1) keeper.add([view({ referrer: `host${n}.example` })])
  keeper.add([
    view({ referrer: 'more.example', campaign: 'x' }),
    view({ referrer: 'even.example' }),
  ])
  keeper.add([
    view({ referrer: 'host7.example' }),
    view({ day: '2026-11-22', referrer: 'a.example' }),
  ])
  await keeper.stop()
  const [written = []] = book.added
  expect(written).toHaveLength(2_003)
  expect(written.slice(-3)).toEqual([
    view({ referrer: 'others', campaign: 'others' }),
    view({ referrer: 'others' }),
    view({ day: '2026-11-22', referrer: 'a.example' }),
  ])
  expect(written[7]).toEqual(view({ referrer: 'host7.example', views: 2 }))
})
