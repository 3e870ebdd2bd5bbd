import { placeholders, strings } from '../../model/location/placeholders.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { ValidEntry } from '../collections/collections.ts'
import type { CheckedContent } from './check.ts'

/** Reports what needs the year of founding or the opening hours of business.yaml while it leaves them out. */
export function missingFirmFacts({ valid: { business, claims, form } }: CheckedContent): Problem[] {
  if (!business) return []
  const { founded, hours, promise } = business.data
  const counted =
    hours.length === 0 && promise.counts === 'open-hours'
      ? [
          fieldProblem(business.entry, ['promise', 'counts'], {
            reason: 'counts open hours, but there are no hours',
            repair: 'write hours, or counts: every-hour',
          }),
        ]
      : []
  return [
    ...counted,
    ...(founded === undefined && claims ? using(claims, 'years', 'founded') : []),
    ...(hours.length === 0 && form ? using(form, 'hours', 'hours') : []),
  ]
}

/** Reports each text of a file that uses a fact by its name, when `field` of business.yaml, which has it, is missing. */
const using = ({ entry }: ValidEntry<object>, name: string, field: string): Problem[] =>
  [...strings(entry.data)]
    .filter(({ text }) => placeholders(text).some((each) => each.name === name))
    .map(({ path }) =>
      fieldProblem(entry, path, {
        reason: `uses {${name}}, and content/business.yaml has no ${field}`,
        repair: `write ${field} there, or the sentence without it`,
      }),
    )
