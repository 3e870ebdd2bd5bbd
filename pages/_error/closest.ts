import { distance } from 'fastest-levenshtein'

interface Titled {
  path: string
  title: string
}

/** How many pages an absent one offers. */
const offered = 4

/** Whether two words are the same but for a slip of the finger or an s: a letter in each four. */
const alike = (one: string, other: string) =>
  one === other || distance(one, other) <= Math.floor(Math.min(one.length, other.length) / 4)

/**
 * The pages nearest to a slug that leads nowhere: those that share most of its words first, then
 * those whose address differs by the fewest letters.
 */
export function closest(slug: string, pages: readonly Titled[]): Titled[] {
  const wanted = slug.toLowerCase()
  const words = wanted.split('-').filter((word) => word.length > 2)
  const ranked = pages.map((page) => {
    const name = page.path.slice(page.path.lastIndexOf('/') + 1)
    const has = name.split('-')
    const shared = words.filter((word) => has.some((other) => alike(word, other))).length
    return { page, score: distance(wanted, name) / Math.max(wanted.length, name.length) - shared }
  })
  return ranked
    .toSorted((a, b) => a.score - b.score)
    .slice(0, offered)
    .map(({ page }) => page)
}
