import { expect, test } from 'vitest'
import { computeResponseTimes } from './response-times.ts'

const times = (minutes: readonly number[], hours = 24) => {
  const answers = new Map<number, number>()
  for (const each of minutes) answers.set(each, (answers.get(each) ?? 0) + 1)
  return computeResponseTimes({ answers, late: 2 }, hours)
}

test('each answer is in one bin', () => {
  const { spans, answered } = times([0, 15, 16, 60, 1_440, 1_441, 99_999])
  expect(spans).toEqual([
    { upTo: 15, answers: 2 },
    { upTo: 60, answers: 2 },
    { upTo: 240, answers: 0 },
    { upTo: 480, answers: 0 },
    { upTo: 1_440, answers: 1 },
    { upTo: 2_880, answers: 1 },
    { answers: 1 },
  ])
  expect(answered).toBe(7)
})

test('an answer at the due time is within the SLA', () => {
  expect(times([1_440, 1_441])).toMatchObject({ inTime: 1, promise: 1_440, late: 2 })
})

test('a different SLA becomes a bound of the histogram', () => {
  const { spans, inTime } = times([120, 121], 2)
  expect(spans.map(({ upTo }) => upTo)).toContain(120)
  expect(inTime).toBe(1)
})

test('the median is the middle value; without values there is none', () => {
  expect(times([30, 10, 500]).median).toBe(30)
  expect(times([10, 20, 30, 500]).median).toBe(20)
  expect(times([]).median).toBeUndefined()
})
