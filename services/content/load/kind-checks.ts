import type { Fields, Kind } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { fieldName, type Problem } from '../model/problem.ts'
import type { ValidContent, ValidEntry } from './collections.ts'

/**
 * What the kinds' own checks find in valid entries. `expired`: problems that only time has caused, which do
 * not stop the build.
 */
export function kindProblems(
  valid: ValidContent,
  today: string,
): { problems: Problem[]; expired: Problem[] } {
  const entries: Record<keyof typeof kinds, readonly ValidEntry<Fields>[]> = valid
  const found = Object.entries<Kind>(kinds).flatMap(([name, { check }]) =>
    entries[name as keyof typeof kinds].flatMap(({ entry, data }) =>
      (check?.(data, today) ?? []).map(({ path, expired = false, ...words }) => ({
        expired,
        problem: {
          file: entry.file,
          ...entry.locate(path),
          field: fieldName(path),
          ...words,
        },
      })),
    ),
  )
  return {
    problems: found.flatMap(({ expired, problem }) => (expired ? [] : problem)),
    expired: found.flatMap(({ expired, problem }) => (expired ? problem : [])),
  }
}
