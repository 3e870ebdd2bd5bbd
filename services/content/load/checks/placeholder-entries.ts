import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { Entry } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'

/**
 * Returns every entry that says `placeholder: true`, in any file, at the line that says it. A translation is listed with
 * its original.
 */
export const placeholderEntries = ({ entries, files }: CheckedContent): Problem[] =>
  entries
    .filter(({ language }) => language === files.language)
    .flatMap((entry) => entry.keep('placeholder entries', () => findPlaceholders(entry)))

const findPlaceholders = (entry: Entry): Problem[] =>
  pathsIn(entry.data).map((path) =>
    fieldProblem(entry, [...path, 'placeholder'], {
      reason: 'stands in for an entry of your own',
      repair: 'replace the entry and remove this line',
    }),
  )

/** Returns the paths of all groups in a value that are placeholders. */
function pathsIn(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return []
  const steps = Object.entries(value).map(([key, part]): [PropertyKey, unknown] => [
    Array.isArray(value) ? Number(key) : key,
    part,
  ])
  return [
    ...(steps.some(([key, part]) => key === 'placeholder' && part === true) ? [path] : []),
    ...steps.flatMap(([key, part]) => pathsIn(part, [...path, key])),
  ]
}
