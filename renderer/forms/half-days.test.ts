import { expect, test } from 'vitest'
import { nextHalfDays, parseBestTime } from './half-days.ts'

/** Monday to Saturday, 8 to 6, by the clock of Denver; closed on Thanksgiving. */
const clock = `America/Denver,2026-11-26,,${Array(6).fill('08:00-18:00').join()}`
const offered = (at: string, hours = clock) =>
  nextHalfDays(hours, new Date(at)).map(({ day, half }) => `${day} ${half}`)

test.each([
  ['early on a Monday', '2026-11-23T13:00:00Z', ['2026-11-23 morning', '2026-11-23 afternoon']],
  [
    'with half an hour of the morning left',
    '2026-11-23T18:30:00Z',
    ['2026-11-23 afternoon', '2026-11-24 morning'],
  ],
  [
    'with half an hour of the day left',
    '2026-11-24T00:30:00Z',
    ['2026-11-24 morning', '2026-11-24 afternoon'],
  ],
  ['late in the evening', '2026-11-24T06:40:00Z', ['2026-11-24 morning', '2026-11-24 afternoon']],
  ['on a Saturday evening', '2026-11-29T03:00:00Z', ['2026-11-30 morning', '2026-11-30 afternoon']],
  [
    'the day before Thanksgiving, in the afternoon',
    '2026-11-25T22:00:00Z',
    ['2026-11-25 afternoon', '2026-11-27 morning'],
  ],
])('%s the next two half-days in office hours are offered', (_, at, halves) => {
  expect(offered(at)).toEqual(halves)
})

test('a half-day with a break in it is offered once, and one without hours never', () => {
  const broken = `America/Denver,,,${Array(5).fill('07:30-09:30 10:00-12:00').join()},`
  expect(offered('2026-11-27T13:00:00Z', broken)).toEqual([
    '2026-11-27 morning',
    '2026-11-30 morning',
  ])
})

test('a half-day is a best time to call and a day', () => {
  expect(parseBestTime('afternoon 2026-11-30')).toEqual({
    bestTime: 'afternoon',
    callDay: '2026-11-30',
  })
  expect(parseBestTime('evening')).toEqual({ bestTime: 'evening' })
})
