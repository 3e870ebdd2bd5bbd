import type { Route } from '../../services/content/model/routes.ts'

/** The day on which each content file last changed, by path; no day for one that is being changed. */
export type ChangedDays = ReadonlyMap<string, string | undefined>

/**
 * In: a page and the days of the files. Out: the day the page's content last changed: what its content
 * says, else the latest day of all files that make it; nothing where the day of one is unknown.
 */
export function lastChanged(
  { updated, file, alsoFrom = [] }: Pick<Route, 'updated' | 'file' | 'alsoFrom'>,
  days: ChangedDays,
): string | undefined {
  if (updated) return updated
  const known = [file, ...alsoFrom].flatMap((each) => days.get(each) ?? [])
  return known.length > alsoFrom.length ? known.sort().at(-1) : undefined
}
