import { expect, test } from 'vitest'
import { periodParams, parsePeriod } from './period.ts'

const paramsOf = (address: string) =>
  periodParams(parsePeriod(new URLSearchParams(address))).toString()

test('the period is read from the address; the default is thirty days', () => {
  expect(paramsOf('')).toBe('days=30')
  expect(paramsOf('days=90')).toBe('days=90')
  expect(paramsOf('from=2026-01-01&to=2026-01-31')).toBe('from=2026-01-01&to=2026-01-31')
})

test('an invalid period falls back to thirty days', () => {
  for (const address of ['days=-1', 'days=custom', 'from=2026-01-01', 'from=x&to=y'])
    expect(paramsOf(address)).toBe('days=30')
})
