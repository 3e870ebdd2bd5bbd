import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce, leadsToAnnounce } from './lead-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('fifty calls a second run at once, then once a second, and the last one is never dropped', async () => {
  const times: number[] = []
  const began = Date.now()
  const { call } = coalesce(() => Promise.resolve(times.push(Date.now() - began)), 1_000)
  for (let n = 0; n < 150; n += 1) {
    call()
    await vi.advanceTimersByTimeAsync(20)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times).toEqual([0, 1_000, 2_000, 3_000])
})

test('a run longer than the interval is awaited before the next one', async () => {
  const slow = vi.fn(() => new Promise((done) => setTimeout(done, 4_000)))
  const { call } = coalesce(slow, 1_000)
  call()
  call()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(slow).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(slow).toHaveBeenCalledTimes(2)
})

test('after a pause the next call runs at once', async () => {
  const act = vi.fn(() => Promise.resolve())
  const { call } = coalesce(act, 1_000)
  call()
  await vi.advanceTimersByTimeAsync(1_000)
  call()
  expect(act).toHaveBeenCalledTimes(2)
})

test('stopping cancels pending calls', async () => {
  const act = vi.fn(() => Promise.resolve())
  const { call, stop } = coalesce(act, 1_000)
  call()
  call()
  stop()
  call()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(act).toHaveBeenCalledTimes(1)
})

const noon = Date.parse('2026-11-05T12:00:00.000Z')
const listed = (id: string, minutesAgo: number, more: { urgent?: true; change?: string } = {}) => ({
  id,
  receivedAt: new Date(noon - minutesAgo * 60_000).toISOString(),
  ...(more.urgent && { urgent: more.urgent }),
  history: more.change === undefined ? [] : [{ at: '', by: 'Olive', change: more.change }],
})
const announcedOf = (leads: ReturnType<typeof listed>[], more: object = {}) =>
  leadsToAnnounce(leads, {
    count: 2,
    announced: new Set<string>(),
    me: 'Olive',
    now: noon,
    ...more,
  })
    .map(({ id }) => id)
    .join(' ')

test('as many leads are announced as came, one that can’t wait before newer ones', () => {
  const leads = [listed('newest', 1), listed('urgent', 2, { urgent: true }), listed('old', 5)]
  expect(announcedOf(leads)).toBe('urgent newest')
  expect(announcedOf(leads, { count: 1 })).toBe('newest')
  expect(announcedOf(leads, { announced: new Set(['newest']) })).toBe('urgent')
})

test('imported leads, those of more than an hour ago and one’s own are not announced', () => {
  const imported = listed('imported', 0, { change: 'imported from a CSV file' })
  const own = listed('own', 1, { change: 'entered by hand' })
  expect(announcedOf([imported, listed('late', 61)])).toBe('')
  expect(announcedOf([imported, listed('one', 1), listed('two', 2)])).toBe('one two')
  expect(announcedOf([own])).toBe('')
  expect(announcedOf([own], { me: 'Sam' })).toBe('own')
})
