import { articleProse, readability, sentencesOf } from './readability.ts'
import type { Site } from './site.ts'
import { urls } from './urls.ts'

interface UnpublishedEntry {
  /** Relative to the project's folder. */
  file: string
  /** The address it will have. */
  path: string
  /** Where it can be read until then: in development, and in the admin. */
  preview: string
  draft: boolean
  /** Year-month-day. */
  date: string
}

/** Returns the posts and guides that are not published yet, drafts first, then by date. */
export function unpublishedEntries({ unpublished }: Pick<Site, 'unpublished'>): UnpublishedEntry[] {
  const piece = (kind: 'post' | 'guide') => (one: Site['posts' | 'guides'][number]) => ({
    file: `content/${kind}s/${one.slug}.md`,
    path: one.path,
    preview: urls.preview(kind, one.slug),
    draft: one.draft === true,
    date: one.date,
  })
  return [...unpublished.posts.map(piece('post')), ...unpublished.guides.map(piece('guide'))].sort(
    (a, b) => Number(b.draft) - Number(a.draft) || a.date.localeCompare(b.date),
  )
}

export type ArticleState = 'live' | 'scheduled' | 'draft'

/** How long an article may be, in words, and how hard to read, as a Flesch–Kincaid grade. */
export const articleLimits = { minWords: 700, maxWords: 1400, grade: 12 } as const

interface ArticleRow {
  path: string
  /** Relative to the project's folder. */
  file: string
  kind: 'guide' | 'post'
  title: string
  /** All words of its body, tables and headings too: what reading time is counted from. */
  words: number
  /** Of its sentences, on average. */
  wordsPerSentence: number
  grade: number
  /** What is wrong with it; empty when nothing is. */
  faults: string[]
}

/** Guides and posts: how long each is, and how hard to read. */
export function articleReport({ guides, posts }: Pick<Site, 'guides' | 'posts'>): ArticleRow[] {
  const articles = [
    ...guides.map((guide) => ({ ...guide, kind: 'guide' as const })),
    ...posts.map((post) => ({ ...post, kind: 'post' as const })),
  ]
  return articles
    .map(({ path, slug, kind, title, body }) => {
      const { words, sentences, grade } = readability(articleProse(body.html))
      return {
        path,
        file: `content/${kind}s/${slug}.md`,
        kind,
        title,
        words: body.words,
        wordsPerSentence: words / Math.max(1, sentences),
        grade,
        faults: [
          ...(body.words < articleLimits.minWords ? [`under ${articleLimits.minWords} words`] : []),
          ...(body.words > articleLimits.maxWords ? [`over ${articleLimits.maxWords} words`] : []),
          ...(grade > articleLimits.grade ? ['hard to read'] : []),
          ...(kind === 'guide' && !opensWithAnswer(body.html) ? [noAnswer] : []),
        ],
      }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

const noAnswer = 'does not open with its answer in two sentences'

/** Whether an article opens with a paragraph of two sentences. */
const opensWithAnswer = (html: string): boolean =>
  html.trimStart().startsWith('<p>') && sentencesOf(articleProse(html)[0] ?? '').length === 2
