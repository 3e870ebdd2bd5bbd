import { expect, test } from 'vitest'
import { askFor, periodIn } from './period.ts'

const asked = (address: string) => askFor(periodIn(new URLSearchParams(address))).toString()

test('the address says the period, and thirty days without a word', () => {
  expect(asked('')).toBe('days=30')
  expect(asked('days=90')).toBe('days=90')
  expect(asked('from=2026-01-01&to=2026-01-31')).toBe('from=2026-01-01&to=2026-01-31')
})

test('an address that makes no sense is thirty days', () => {
  for (const address of ['days=-1', 'days=custom', 'from=2026-01-01', 'from=x&to=y'])
    expect(asked(address)).toBe('days=30')
})
