import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type SearchResult } from 'minisearch'
import { z } from 'zod'
import type { SearchResults } from '../../../renderer/service-pages/Search.tsx'
import { language, type Language } from '../contract/language.ts'
import { foldText } from '../contract/fold-text.ts'
import { type BestBets, prepareBets, wordsOfBets } from './best-bets.ts'
import { pageKind } from './contract.ts'
import { excerpt } from './excerpt.ts'
import { createSpelling } from './spelling.ts'
import { plain, rememberStems, stem, withoutStopWords, wordsIn } from './words.ts'

/** A line of dist/search.jsonl: the words of a page that the search finds. */
export const searchedPage = z.strictObject({
  path: z.string(),
  title: z.string(),
  kind: pageKind,
  /** Of a page in a language that has a search page: that finds it, and no other. */
  language: language.optional(),
  keywords: z.string(),
  /** Sentences, and other pieces that end with ` ·`, separated by spaces. */
  text: z.string(),
  /** The text of its tables: found like the rest, and in no excerpt. */
  tables: z.string().optional(),
})
export type SearchedPage = z.infer<typeof searchedPage>

/** How many results are shown. */
const maxResults = 20
/** How many of them may be town pages of one trade while there are other results. */
const maxTownPages = 8
/** How many words of a query count. */
const maxWords = 12
/** How many pages are added to the index before other requests are answered. */
const pagesAtOnce = 4
/** What we offer ranks before what is written about it. */
const serviceBoost = 1.5
/** Higher than any score, so that pages with the exact phrase rank before pages with the separate words. */
const phraseBoost = 1000
/** What a query is sure to mean ranks before all else. */
const betBoost = 10_000
/** How much more likely it is that a word of a best bet was meant than another one. */
const betWeight = 1000

/**
 * Searches pages for a visitor's words; words in `"` must follow each other.
 * @param language that of the search page; undefined for the one of the first language
 * @param isShown whether a page may be found
 */
export type PageIndex = (
  query: string,
  language?: Language,
  isShown?: (path: string) => boolean,
) => SearchResults

/**
 * Indexes pages, without keeping other requests waiting.
 * @param text the content of dist/search.jsonl
 * @param bestBets those of each search page
 * @throws Error a line is not what the build writes
 */
export async function indexPages(
  text: string,
  bestBets: readonly BestBets[] = [],
): Promise<PageIndex> {
  const stemOf = rememberStems()
  const spelling = createSpelling(stemOf)
  const phrases = new Map<string, string[]>()
  for (const bets of bestBets) {
    for (const word of wordsOfBets(bets)) spelling.add(word, betWeight)
    for (const { path, phrases: own } of bets.pages)
      phrases.set(path, [...(phrases.get(path) ?? []), ...own])
  }
  const byPath = new Map<string, SearchedPage>()
  /** The folded texts of each page, for phrases. */
  const folded = new Map<string, readonly string[]>()
  const index = new MiniSearch<SearchedPage>({
    idField: 'path',
    fields: ['title', 'keywords', 'text', 'tables'],
    tokenize(text) {
      const words = wordsIn(text)
      for (const word of words) spelling.add(word)
      return words
    },
    processTerm: stemOf,
    searchOptions: {
      // Not remembered: visitors may send any words.
      tokenize: wordsIn,
      processTerm: stem,
      boost: { title: 8, keywords: 4 },
      prefix: (term) => term.length > 2,
      combineWith: 'AND',
      boostDocument: (path: string) => (byPath.get(path)?.kind === 'offering' ? serviceBoost : 1),
    },
  })
  for (const line of text.split('\n')) {
    const written = searchedPage.parse(JSON.parse(line))
    const keywords = [written.keywords, ...(phrases.get(written.path) ?? [])].join(', ')
    const page = { ...written, keywords }
    byPath.set(page.path, page)
    folded.set(
      page.path,
      [written.title, written.keywords, written.text, written.tables ?? ''].map(foldText),
    )
    index.add(page)
    if (byPath.size % pagesAtOnce === 0) await setImmediate()
  }

  const isPage = (path: string) => byPath.has(path)
  const meanings = new Map(bestBets.map((bets) => [bets.language, prepareBets(bets, isPage)]))

  return (query, language, isShown = () => true) => {
    const isIn = ({ id }: SearchResult) =>
      byPath.get(String(id))?.language === language && isShown(String(id))
    const quoted = wordsIn(/"([^"]+)"/.exec(query)?.[1] ?? '')
    const typed = wordsIn(query).slice(0, maxWords)
    // What is in quotation marks is meant as it is typed.
    const words = quoted.length > 0 ? typed : typed.map((word) => spelling.correct(word))
    const meaning = quoted.length > 0 ? undefined : meanings.get(language)?.(words)
    const { paths = [], whole = true, searches = [words], nearest, urgent } = meaning ?? {}
    const { found, closest } = search(index, searches, isIn, paths.length === 0)
    const matches = new Map(found.map((result) => [String(result.id), result]))
    const phrase = phrasePattern(quoted.length > 0 ? quoted : words)
    const asked = new Set(withoutStopWords(words).map(stem))
    const ranked = [...new Set([...paths, ...matches.keys()])].flatMap((path) => {
      const page = byPath.get(path)
      if (!page || !isShown(path)) return []
      const { score = 0, match = {} } = matches.get(path) ?? {}
      const isExact = folded.get(path)?.some((text) => phrase.test(text)) ?? false
      if (quoted.length > 0 && !isExact) return []
      const bet = paths.indexOf(path)
      const boosts = [
        isExact && phraseBoost,
        bet !== -1 && betBoost * (1 + paths.length - bet),
        // A page with the query's words in its title is meant rather than one that some of the words mean.
        !whole && titleHas(page, asked) && betBoost * (2 + paths.length),
        // One that has them in their order in its title is meant even more.
        words.length > 2 && phrase.test(foldText(page.title)) && betBoost * (2 + paths.length),
      ]
      return { page, match, score: boosts.reduce<number>((sum, one) => sum + Number(one), score) }
    })
    return {
      total: ranked.length,
      closest,
      ...(nearest && { nearest }),
      ...(urgent && { urgent }),
      pages: limitTownPages(ranked).map(({ page, match }) => ({
        path: page.path,
        title: page.title,
        kind: page.kind,
        excerpt: excerpt(page.text, (word) =>
          Object.hasOwn(match, stemOf(word)) || asked.has(stemOf(word)) ? stemOf(word) : undefined,
        ),
      })),
    }
  }
}

const titleHas = ({ title }: SearchedPage, stems: ReadonlySet<string>): boolean => {
  const own = new Set(wordsIn(title).map(stem))
  return [...stems].every((one) => own.has(one))
}

/**
 * Finds the pages with all words of a query; if there are none, those with all words of the next one. If there are none
 * at all, those with some words of the first one.
 * @param some whether pages with some of the words are wanted
 */
function search(
  index: MiniSearch<SearchedPage>,
  queries: readonly (readonly string[])[],
  filter: (result: SearchResult) => boolean,
  some: boolean,
): { found: SearchResult[]; closest: boolean } {
  const texts = queries.map((words) => withoutStopWords(words).join(' '))
  for (const text of texts) {
    const found = index.search(text, { filter })
    if (found.length > 0) return { found, closest: false }
  }
  const [first = ''] = texts
  return some
    ? { found: index.search(first, { filter, combineWith: 'OR' }), closest: true }
    : { found: [], closest: false }
}

/** Matches words that follow each other in a folded text, with any endings. */
function phrasePattern(words: readonly string[]): RegExp {
  const forms = words.map((word) => `(?:${plain(word)}|${stem(word)})`)
  const between = String.raw`\p{Letter}*[^\p{Letter}\p{Number}]+`
  return new RegExp(String.raw`(?<![\p{Letter}\p{Number}])${forms.join(between)}`, 'u')
}

/**
 * Returns the best results, sorted by score. Town pages are limited, so that thirteen town pages of one trade don't push
 * down a guide.
 */
export function limitTownPages<Result extends { score: number; page: { kind: string } }>(
  results: readonly Result[],
): Result[] {
  const sorted = results.toSorted((one, other) => other.score - one.score)
  const others = sorted.filter(({ page }) => page.kind !== 'location')
  const towns = sorted
    .filter(({ page }) => page.kind === 'location')
    .slice(0, Math.max(maxTownPages, maxResults - others.length))
  return sorted
    .filter((result) => result.page.kind !== 'location' || towns.includes(result))
    .slice(0, maxResults)
}
