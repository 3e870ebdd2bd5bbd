import type { Entry } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'

type Known = Pick<CheckedContent, 'requested' | 'listed' | 'changedOn' | 'publications'>

/**
 * Returns the order in which of two files that are alike the copy is the last: a draft, then the one whose pages were never published, then
 * the one that changed last by the day of its commit (one that differs from it is the newest), then the later one in the alphabet.
 */
export function compareAge({
  requested = [],
  listed,
  changedOn,
  publications,
}: Known): (a: string, b: string) => number {
  const known = new Set(listed.map(({ path }) => path))
  const published = new Set(requested.flatMap(({ path, file }) => (known.has(path) ? [file] : [])))
  const day = (file: string) => changedOn(file) ?? uncommitted
  const isDraft = (file: string) => publications.ofFile(file).draft
  return (a, b) =>
    Number(isDraft(a)) - Number(isDraft(b)) ||
    Number(published.has(b)) - Number(published.has(a)) ||
    day(a).localeCompare(day(b)) ||
    a.localeCompare(b)
}

const uncommitted = '9999-12-31'

/** Sorts entries so that of two that are alike the copy is the last. */
export function oldestFirst<Each extends { entry: Entry }>(
  entries: readonly Each[],
  content: Known,
): Each[] {
  const order = compareAge(content)
  return [...entries].sort((a, b) => order(a.entry.file, b.entry.file))
}
