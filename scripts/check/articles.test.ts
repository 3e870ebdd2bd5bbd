import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import { articleReport } from '../../services/content/model/article-report.ts'

test('every guide and post here has 700 to 1,400 words that a twelfth-grader reads with ease', () => {
  const { site } = load({ root: process.cwd(), today: new Date(), commit: 'test' })
  const rows = site ? articleReport(site) : []
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([])
})
