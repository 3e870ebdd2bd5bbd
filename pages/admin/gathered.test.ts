import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathered } from './gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first is done at once, and a flood of fifty a second once a second, the last one included', async () => {
  const times: number[] = []
  const began = Date.now()
  const { ask } = gathered(() => Promise.resolve(times.push(Date.now() - began)), 1_000)
  for (let n = 0; n < 150; n += 1) {
    ask()
    await vi.advanceTimersByTimeAsync(20)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times).toEqual([0, 1_000, 2_000, 3_000])
})

test('what takes longer than the pause is waited for, so that the next one does not cut it off', async () => {
  const slow = vi.fn(() => new Promise((done) => setTimeout(done, 4_000)))
  const { ask } = gathered(slow, 1_000)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(slow).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(slow).toHaveBeenCalledTimes(2)
})

test('after a quiet while the next one is again done at once', async () => {
  const act = vi.fn(() => Promise.resolve())
  const { ask } = gathered(act, 1_000)
  ask()
  await vi.advanceTimersByTimeAsync(1_000)
  ask()
  expect(act).toHaveBeenCalledTimes(2)
})

test('once stopped, nothing is done that was still asked for', async () => {
  const act = vi.fn(() => Promise.resolve())
  const { ask, stop } = gathered(act, 1_000)
  ask()
  ask()
  stop()
  ask()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(act).toHaveBeenCalledTimes(1)
})
