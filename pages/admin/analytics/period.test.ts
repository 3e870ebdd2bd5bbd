import { expect, test } from 'vitest'
import { periodParams, parsePeriod, rowLabel } from './period.ts'

const paramsOf = (address: string, today = '2026-11-27') =>
  periodParams(parsePeriod(new URLSearchParams(address), today)).toString()

test('the period is read from the address; the default is thirty days', () => {
  expect(paramsOf('')).toBe('days=30')
  expect(paramsOf('days=90')).toBe('days=90')
  expect(paramsOf('from=2026-01-01&to=2026-01-31')).toBe('from=2026-01-01&to=2026-01-31')
})

test('an invalid period falls back to thirty days', () => {
  for (const address of ['days=-1', 'days=custom', 'from=2026-01-01', 'from=x&to=y'])
    expect(paramsOf(address)).toBe('days=30')
})

test('a calendar day that does not exist is no period', () => {
  expect(paramsOf('from=2026-02-30&to=2026-03-02')).toBe('days=30')
})

test('this month ends today, and last month is whole, also in another year', () => {
  expect(paramsOf('days=this-month')).toBe('from=2026-11-01&to=2026-11-27')
  expect(paramsOf('days=last-month')).toBe('from=2026-10-01&to=2026-10-31')
  expect(paramsOf('days=last-month', '2027-01-01')).toBe('from=2026-12-01&to=2026-12-31')
  expect(paramsOf('days=last-month', '2028-03-31')).toBe('from=2028-02-01&to=2028-02-29')
})

test('the comparison with the year before is in the address', () => {
  expect(paramsOf('days=7&compare=year')).toBe('days=7&compare=year')
  expect(paramsOf('compare=nonsense')).toBe('days=30')
})

test('a week at the edge of the period is named by the days that are counted', () => {
  const period = { from: '2026-10-29', to: '2026-11-10' }
  const label = (name: string) => rowLabel('week', { name }, period)
  expect(label('2026-10-26')).toBe('Oct 29 to Nov 1, 2026')
  expect(label('2026-11-02')).toBe('Nov 2 to Nov 8, 2026')
  expect(label('2026-11-09')).toBe('Nov 9 to Nov 10, 2026')
})
