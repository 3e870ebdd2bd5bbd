import { expect, test } from 'vitest'
import { forEachInTimeSlices, mergeSort } from './scan.ts'

/** Counts the turns of the event loop that other work gets while `work` runs. */
async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let [turns, running] = [0, true]
  const tick = () => {
    turns += 1
    if (running) setImmediate(tick)
  }
  setImmediate(tick)
  await work()
  running = false
  return turns
}

const hundred = Array.from({ length: 100 }, (_, n) => n)

test.each([
  ['a millisecond', 1, 25],
  ['longer than a slice', 50, 100],
])('records that take %s each let others have their turn', async (_, each, expected) => {
  const seen: number[] = []
  let clock = 0
  const turns = await turnsDuring(() =>
    forEachInTimeSlices(
      hundred,
      (n) => {
        clock += each
        seen.push(n)
      },
      () => clock,
    ),
  )
  expect(seen).toEqual(hundred)
  expect(turns).toBeGreaterThanOrEqual(expected - 1)
})

test('items that take no time are visited without yielding', async () => {
  const seen: number[] = []
  const whole = forEachInTimeSlices(
    hundred,
    (n) => seen.push(n),
    () => 0,
  )
  expect(seen).toEqual(hundred)
  await whole
})

test('a sort yields to the event loop, and is stable', async () => {
  const all = Array.from({ length: 10_000 }, (_, n) => ({ n, key: (n * 37) % 100 }))
  const compare = (one: (typeof all)[number], other: (typeof all)[number]) => one.key - other.key
  let sorted: typeof all = []
  const turns = await turnsDuring(async () => {
    sorted = await mergeSort(all, compare)
  })
  expect(sorted).toEqual(all.toSorted(compare))
  expect(turns).toBeGreaterThan(10)
})
