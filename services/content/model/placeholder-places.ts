import type { Problem } from './problem.ts'

/** A folder or a single file of content, and how many of its entries are placeholders. */
interface PlaceholderPlace {
  where: string
  count: number
}

/** Counts placeholders by the folder, or the single file, that they are in, in order: `content/team`. */
export function placeholderPlaces(entries: readonly Pick<Problem, 'file'>[]): PlaceholderPlace[] {
  const places = entries.map(({ file }) => file.replace(/(?<=\/[^/]+)\/.*$/, ''))
  return [...new Set(places)]
    .sort()
    .map((where) => ({ where, count: places.filter((place) => place === where).length }))
}
