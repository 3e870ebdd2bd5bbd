import { expect, test } from 'vitest'
import { formatProblem } from '../../model/problem.ts'
import { load } from '../load.ts'

/** What is asked about the claims of the sample content, the first of which were checked on 2026-05-04. */
const askedOn = (day: string) =>
  load({ root: 'tests/content-faults/base', today: new Date(`${day}T18:00:00Z`), commit: 'test' })
    .questions.filter(({ file }) => file === 'content/claims.yaml')
    .map(formatProblem)

test('a claim that nobody has checked for two years is asked about, with its line and the rule', () => {
  expect(askedOn('2028-05-04')).toEqual([])
  expect(askedOn('2028-05-05')[0]).toMatch(
    /^content\/claims\.yaml:6.*checked.*is 2026-05-04: a claim is looked up at least every 2 years/,
  )
})
