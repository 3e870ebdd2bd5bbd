import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { z } from 'zod'
import type { SearchResults } from '../../../renderer/service-pages/Search.tsx'
import { language, type Language } from '../contract/language.ts'
import { foldText } from '../contract/fold-text.ts'
import { pageKind } from './contract.ts'
import { excerpt } from './excerpt.ts'
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

/**
 * Searches pages for a visitor's words; words in `"` must follow each other.
 * @param language that of the search page; undefined for the one of the first language
 */
export type PageIndex = (query: string, language?: Language) => SearchResults

/**
 * Indexes pages, without keeping other requests waiting.
 * @param text the content of dist/search.jsonl
 * @throws Error a line is not what the build writes
 */
export async function indexPages(text: string): Promise<PageIndex> {
  const byPath = new Map<string, SearchedPage>()
  /** The folded texts of each page, for phrases. */
  const folded = new Map<string, readonly string[]>()
  const stemOf = rememberStems()
  const index = new MiniSearch<SearchedPage>({
    idField: 'path',
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsIn,
    processTerm: stemOf,
    searchOptions: {
      // Not remembered: visitors may send any words.
      processTerm: stem,
      boost: { title: 8, keywords: 4 },
      prefix: (term) => term.length > 2,
      combineWith: 'AND',
      boostDocument: (path: string) => (byPath.get(path)?.kind === 'offering' ? serviceBoost : 1),
    },
  })
  for (const line of text.split('\n')) {
    const page = searchedPage.parse(JSON.parse(line))
    byPath.set(page.path, page)
    folded.set(page.path, [page.title, page.keywords, page.text].map(foldText))
    index.add(page)
    if (byPath.size % pagesAtOnce === 0) await setImmediate()
  }

  return (query, language) => {
    const isIn = ({ id }: SearchResult) => byPath.get(String(id))?.language === language
    const words = wordsIn(query).slice(0, maxWords)
    const { found, closest } = search(index, withoutStopWords(words).join(' '), isIn)
    const quoted = wordsIn(/"([^"]+)"/.exec(query)?.[1] ?? '')
    const phrase = phrasePattern(quoted.length > 0 ? quoted : words)
    const ranked = found.flatMap(({ id, score, match }) => {
      const page = byPath.get(String(id))
      if (!page) return []
      const isExact = folded.get(page.path)?.some((text) => phrase.test(text)) ?? false
      if (quoted.length > 0 && !isExact) return []
      return { page, match, score: isExact ? score + phraseBoost : score }
    })
    return {
      total: ranked.length,
      closest,
      pages: limitTownPages(ranked).map(({ page, match }) => ({
        path: page.path,
        title: page.title,
        kind: page.kind,
        excerpt: excerpt(page.text, (word) =>
          Object.hasOwn(match, stemOf(word)) ? stemOf(word) : undefined,
        ),
      })),
    }
  }
}

/** Finds pages with all words; if there are none, with similar words, and then with some of them. */
function search(
  index: MiniSearch<SearchedPage>,
  words: string,
  filter: (result: SearchResult) => boolean,
): { found: SearchResult[]; closest: boolean } {
  const similar: SearchOptions = { filter, fuzzy: (term) => (term.length > 3 ? 0.2 : false) }
  const all = index.search(words, { filter })
  if (all.length > 0) return { found: all, closest: false }
  const alike = index.search(words, similar)
  if (alike.length > 0) return { found: alike, closest: false }
  return { found: index.search(words, { ...similar, combineWith: 'OR' }), closest: true }
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
