import type { ContentEntry } from '../../services/api/site/content-report-contract.ts'
import type { Query } from './content-report.ts'
import { articleLimits, type ArticleState } from '../../services/content/model/articles.ts'
import { articleProse, readability } from '../../services/content/model/readability.ts'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { fileProblem, type Problem } from '../../services/content/model/problem.ts'
import type { Route } from '../../services/content/model/routes.ts'
import type { EntryState, Guide, Post, Site } from '../../services/content/model/site.ts'

/**
 * Returns the state of the site's articles, drafts included, of the entries of every kind that has a report, and of every other entry
 * that is a draft, appears later, has ended or ends later; the newest first.
 */
export function contentItems(
  site: Pick<Site, 'posts' | 'guides' | 'entryPages' | 'unpublished' | 'expired'>,
  query: Query = (_, compute) => compute(),
): ContentEntry[] {
  const { posts, guides, entryPages, unpublished, expired } = site
  const article = (kind: 'guide' | 'post', piece: Guide | Post, state: ArticleState) =>
    articleItem(kind, piece, state, query)
  const reports = [
    ...posts.map((post) => article('post', post, 'live')),
    ...guides.map((guide) => article('guide', guide, 'live')),
    ...unpublished.posts.map((post) => article('post', post, unpublishedState(post))),
    ...unpublished.guides.map((guide) => article('guide', guide, unpublishedState(guide))),
    ...entryPages.flatMap((page) => reported(page, expired)),
  ]
  const states = new Map(unpublished.entries.map((entry) => [entry.file, entry]))
  const listed = new Set(reports.map(({ file }) => file))
  return [
    ...reports.map((entry) => ({ ...entry, ...termsOf(states.get(entry.file)) })),
    ...unpublished.entries
      .filter(({ file, state, until }) => !listed.has(file) && (state !== 'live' || until))
      .map((entry) => stateItem(entry, unpublished.problems)),
  ].sort((a, b) => b.date.localeCompare(a.date) || a.file.localeCompare(b.file))
}

const termsOf = ({ from, until }: Partial<EntryState> = {}) => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
})

/** What the list calls the kinds of content. */
const kindLabels: Readonly<Record<string, string>> = {
  towns: 'Town',
  services: 'Service',
  locations: 'Location page',
  reviews: 'Review',
  chapters: 'Chapter',
  pages: 'Page',
  team: 'Team member',
  jobs: 'Job',
  offerings: 'Offering',
  guides: 'Guide',
  posts: 'Post',
  projects: 'Project',
  costs: 'Cost guide',
}

/** An entry of which only the state is known: its kind has no report, or its file is invalid. */
function stateItem(entry: EntryState, problems: readonly Problem[]): ContentEntry {
  const { kind, slug, title, file, path = '', state, from = '' } = entry
  const isAhead = state === 'draft' || state === 'scheduled'
  const own = problems.filter((problem) => problem.file === file)
  return {
    kind: Object.entries<Kind>(kinds).find(([name]) => name === kind)?.[1].page?.template ?? kind,
    label: kindLabels[kind] ?? kind,
    ...{ slug, title, file, problems: own },
    path: state === 'ended' ? '' : path,
    date: from.slice(0, 10),
    state: own.length > 0 ? 'problem' : state,
    words: 0,
    grade: 0,
    preview: isAhead && own.length === 0 && path !== '',
    ...termsOf(entry),
  }
}

const articleLabels = { guide: 'Guide', post: 'Post' } as const

const unpublishedState = ({ draft }: { draft?: boolean | undefined }) =>
  draft ? 'draft' : 'scheduled'

function articleItem(
  kind: 'guide' | 'post',
  piece: Guide | Post,
  state: ArticleState,
  query: Query,
): ContentEntry {
  const { slug, title, path, date, updated, body } = piece
  const file = `content/${kind}s/${slug}.md`
  // Named by its text: the articles that aren't on the site yet record no reads.
  const { grade } = query(`readability ${path} ${JSON.stringify(body)}`, () =>
    readability(articleProse(piece.body.html)),
  )
  // A draft may be short: it is not finished.
  const problems = state === 'draft' ? [] : articleProblems(file, body.words, grade)
  return {
    kind,
    label: articleLabels[kind],
    slug,
    title,
    path,
    file,
    date,
    problems,
    grade,
    state: problems.length > 0 ? 'problem' : state,
    ...(updated !== undefined && { updated }),
    words: body.words,
    preview: state !== 'live',
  }
}

function articleProblems(file: string, words: number, grade: number): Problem[] {
  const { minWords, maxWords, grade: heaviest } = articleLimits
  const problem = (reason: string, repair: string) => [fileProblem(file, { reason, repair })]
  return [
    ...(words < minWords ? problem(`has ${words} words`, `write ${minWords} or more`) : []),
    ...(words > maxWords ? problem(`has ${words} words`, `write ${maxWords} or fewer`) : []),
    ...(grade > heaviest
      ? problem(`is hard to read, grade ${grade.toFixed(1)}`, 'write shorter sentences')
      : []),
  ]
}

function reported(
  { kind, label, path, file, updated, report }: Route,
  expired: readonly Problem[],
): ContentEntry[] {
  if (!report) return []
  const { words, grade } = readability(report.prose())
  const problems = expired.filter((problem) => problem.file === file)
  return [
    {
      kind,
      label: report.label,
      title: label,
      path,
      file,
      words,
      grade,
      problems,
      slug: path.slice(path.lastIndexOf('/') + 1),
      date: report.date,
      state: problems.length > 0 ? 'problem' : 'live',
      ...(updated !== undefined && { updated }),
      preview: false,
    },
  ]
}
