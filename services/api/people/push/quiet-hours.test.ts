import { expect, test } from 'vitest'
import { nextQuiet, quietAt } from './quiet-hours.ts'

const denver = 'America/Denver'
const night = { from: '21:00', to: '07:00' }

test.each([
  ['2026-11-30T20:59:59-07:00', false],
  ['2026-11-30T21:00:00-07:00', true],
  ['2026-12-01T00:30:00-07:00', true],
  ['2026-12-01T06:59:59-07:00', true],
  ['2026-12-01T07:00:00-07:00', false],
] as const)('quiet hours over midnight: %s', (at, isQuiet) => {
  expect(quietAt(new Date(at), night, denver) !== undefined).toBe(isQuiet)
})

test('quiet hours of one day end on that day', () => {
  const noon = { from: '12:00', to: '13:00' }
  const at = (time: string) => quietAt(new Date(`2026-11-30T${time}:00-07:00`), noon, denver)
  expect(at('12:30')?.until).toEqual(new Date('2026-11-30T13:00:00-07:00'))
  expect(at('13:30')).toBeUndefined()
  expect(at('00:30')).toBeUndefined()
})

test('they follow the wall clock when it is set forward or back', () => {
  // March 8 at 2:00 is 3:00; November 1 at 2:00 is 1:00.
  expect(quietAt(new Date('2026-03-08T00:00:00-07:00'), night, denver)).toEqual({
    since: new Date('2026-03-07T21:00:00-07:00'),
    until: new Date('2026-03-08T07:00:00-06:00'),
  })
  expect(quietAt(new Date('2026-11-01T00:00:00-06:00'), night, denver)).toEqual({
    since: new Date('2026-10-31T21:00:00-06:00'),
    until: new Date('2026-11-01T07:00:00-07:00'),
  })
})

test('the next ones begin today or tomorrow', () => {
  expect(nextQuiet(new Date('2026-11-30T20:00:00-07:00'), night, denver)).toEqual(
    new Date('2026-11-30T21:00:00-07:00'),
  )
  expect(nextQuiet(new Date('2026-11-30T22:00:00-07:00'), night, denver)).toEqual(
    new Date('2026-12-01T21:00:00-07:00'),
  )
})
