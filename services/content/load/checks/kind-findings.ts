import type { Fields, Finding, Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { leavesAfter } from '../../kinds/person-findings.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { Site } from '../../model/site.ts'
import type { ValidEntry } from '../collections/collections.ts'
import type { Entry } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'

/** Reports what the kinds' own checks find wrong with valid entries. */
export const kindProblems = (content: CheckedContent): Problem[] =>
  findings(content).flatMap(({ until, problem }) => (until === undefined ? problem : []))

/** Returns what only time makes a problem, from the day after `until`; it doesn't stop the build. */
export const expiringProblems = (content: CheckedContent): Site['expiring'] =>
  findings(content).flatMap(({ until, problem }) => (until === undefined ? [] : { until, problem }))

function findings({ valid, today }: CheckedContent) {
  const entries: Record<keyof typeof kinds, readonly ValidEntry<Fields>[]> = valid
  const placed = (entry: Entry, found: readonly Finding[]) =>
    found.map(({ path, expires, ...words }) => ({
      until: expires,
      problem: fieldProblem(entry, path, words),
    }))
  const { testimonials } = valid
  return [
    ...Object.entries<Kind>(kinds).flatMap(([name, { check }]) =>
      entries[name as keyof typeof kinds].flatMap(({ entry, data }) =>
        placed(entry, check?.(data, today) ?? []),
      ),
    ),
    ...(testimonials?.data ?? []).flatMap(({ until }, index) =>
      testimonials ? placed(testimonials.entry, leavesAfter(until, [index, 'until'])) : [],
    ),
  ]
}
