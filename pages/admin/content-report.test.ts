import { expect, test } from 'vitest'
import { isDueForBuild } from './content-report.ts'

test('a scheduled entry waits for a build from midnight in Denver of its day on', () => {
  const post = { state: 'scheduled', date: '2026-11-28' } as const
  expect(isDueForBuild(post, new Date('2026-11-28T06:59:59Z'))).toBe(false)
  expect(isDueForBuild(post, new Date('2026-11-28T07:00:00Z'))).toBe(true)
  expect(isDueForBuild({ ...post, state: 'live' }, new Date('2026-11-28T07:00:00Z'))).toBe(false)
})
