import { expect, test } from 'vitest'
import { isDueForBuild } from './content-report.ts'

test('a scheduled entry waits for a build from its day on', () => {
  const post = { state: 'scheduled', date: '2026-11-28' } as const
  expect(isDueForBuild(post, '2026-11-27')).toBe(false)
  expect(isDueForBuild(post, '2026-11-28')).toBe(true)
  expect(isDueForBuild({ ...post, state: 'live' }, '2026-11-28')).toBe(false)
})
