import { expect, test } from 'vitest'
import { openSpans } from './office-hours.ts'

/** Monday to Saturday, 8 to 6, by the clock of Denver; closed on Thanksgiving. */
const clock = `America/Denver,2026-11-26 2026-12-25,,${Array(6).fill('08:00-18:00').join()}`
const next = (at: string, hours = clock) => openSpans(hours, new Date(at))[0]

test('during office hours today’s span has begun, from its first minute until its last', () => {
  for (const at of ['2026-11-23T15:00:00Z', '2026-11-24T00:59:59Z'])
    expect(next(at)).toEqual({
      day: '2026-11-23',
      opens: '08:00',
      hasBegun: true,
      isNext: true,
    })
})

test('before, after and on closed days it is the next one', () => {
  const opening = (at: string) => {
    const { day, hasBegun, isNext } = next(at) ?? {}
    return [day, hasBegun, isNext]
  }
  expect(opening('2026-11-23T14:59:59Z')).toEqual(['2026-11-23', false, true])
  expect(opening('2026-11-24T01:00:00Z')).toEqual(['2026-11-24', false, true])
  // A Saturday evening: Sunday has no hours.
  expect(opening('2026-11-29T03:00:00Z')).toEqual(['2026-11-30', false, false])
  // A Sunday, before and after noon.
  expect(opening('2026-11-29T15:00:00Z')).toEqual(['2026-11-30', false, false])
  expect(opening('2026-11-29T21:00:00Z')).toEqual(['2026-11-30', false, true])
  // The evening before Thanksgiving, and its afternoon.
  expect(opening('2026-11-26T02:00:00Z')).toEqual(['2026-11-27', false, false])
  expect(opening('2026-11-26T20:00:00Z')).toEqual(['2026-11-27', false, true])
})

test('the hours follow daylight saving time, and a lunch break closes the office', () => {
  expect(next('2026-07-01T14:00:00Z')?.hasBegun).toBe(true)
  expect(next('2026-12-01T14:00:00Z')?.hasBegun).toBe(false)
  const broken = `America/Denver,,,${Array(6).fill('08:00-12:00 13:00-17:00').join()}`
  expect(next('2026-11-23T19:30:00Z', broken)).toMatchObject({ opens: '13:00', hasBegun: false })
})

test('an office that has no hours in the next days is never open', () => {
  expect(openSpans('America/Denver,,,,,,,,', new Date())).toEqual([])
})
