import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './lead-events.ts'

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
