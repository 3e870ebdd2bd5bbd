/** Separates parts of a page's text that are not sentences: its title, headings, table cells. */
export const separator = ' ·'

/**
 * Removes the page's title, which is shown above, from the start of an excerpt, and adds `…` where text was cut off.
 *
 * @param excerpt by Pagefind, with matches in `<mark>`
 */
export function cleanExcerpt(excerpt: string, title: string): string {
  const end = excerpt.indexOf(`${separator} `)
  const first = excerpt.slice(0, Math.max(end, 0)).replaceAll(/<\/?mark>/g, '')
  const isTitle = first !== '' && title.endsWith(first)
  const words = (isTitle ? excerpt.slice(end + separator.length) : excerpt)
    .replace(/^[\s·]+/, '')
    .replace(/[\s·]+$/, '')
  return `${isTitle ? '' : '… '}${words}${/[.?!]$/.test(words) ? '' : ' …'}`
}

/** How many results are shown. */
const maxResults = 20
/** How many of them may be town pages of one trade while there are other results. */
const maxTownPages = 8

/**
 * Returns the best of two result lists, which are sorted by score. Town pages are limited, so that thirteen town pages
 * of one trade don't push down a guide.
 */
export function mixResults<Result extends { score: number }>(
  towns: readonly Result[],
  others: readonly Result[],
): Result[] {
  const townCount = Math.max(maxTownPages, maxResults - others.length)
  return [...towns.slice(0, townCount), ...others]
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxResults)
}

/** English and Spanish stop words. */
const stopWords = new Set(
  `a an and are be can could did do does for from have how i if in is it me much my need of on or our should
  the there to was we what when where which who why will with would you your
  al como con cual cuando cuanto cuantos de del donde el en es hay la las los mi o para por que se su
  un una y`.split(/\s+/),
)

const normalize = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase()

/**
 * `How much does a roof cost?` → `roof cost?`, because a page with the answer rarely contains the question's words. A
 * query of stop words only stays unchanged.
 */
export function removeStopWords(words: string): string {
  const left = words.split(/\s+/).filter((word) => !stopWords.has(normalize(word)))
  return left.join(' ') || words
}

/**
 * Whether a result has one of the query's words, in its title, its keywords or a marked part of its excerpt. Endings
 * may differ: `roofs` matches `roofing`.
 */
export function isAbout(
  words: string,
  { excerpt, meta }: { excerpt: string; meta: Readonly<Record<string, string>> },
): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word = '']) => word)
  const has = [...marked, ...Object.values(meta)]
    .flatMap((text) => text.split(/[^\p{Letter}\p{Number}]+/u))
    .map(normalize)
  return words
    .split(/\s+/)
    .map(normalize)
    .filter((word) => word !== '')
    .some((word) => has.some((other) => isSameWord(word, other)))
}

/** Whether the first letters are the same: four, or more than half of a longer word. */
function isSameWord(one: string, other: string): boolean {
  const length = Math.min(one.length, Math.max(4, Math.ceil(one.length * 0.55)))
  return (
    other !== '' &&
    (other.startsWith(one.slice(0, length)) || (other.length >= 4 && one.startsWith(other)))
  )
}
