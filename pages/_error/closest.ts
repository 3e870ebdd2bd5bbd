import { distance } from 'fastest-levenshtein'

interface Titled {
  path: string
  title: string
}

/** How many articles an absent one offers. */
const offered = 4

/**
 * The articles nearest to a slug that leads nowhere: those that share most of its words first, then
 * those whose address differs by the fewest letters.
 */
export function closest(slug: string, articles: readonly Titled[]): Titled[] {
  const words = new Set(slug.split('-').filter((word) => word.length > 2))
  const ranked = articles.map((article) => {
    const name = article.path.slice(article.path.lastIndexOf('/') + 1)
    const shared = name.split('-').filter((word) => words.has(word)).length
    return { article, score: distance(slug, name) / Math.max(slug.length, name.length) - shared }
  })
  return ranked
    .toSorted((a, b) => a.score - b.score)
    .slice(0, offered)
    .map(({ article }) => article)
}
