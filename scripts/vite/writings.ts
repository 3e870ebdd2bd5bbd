import type { Writing } from '../../services/api/contract/content-report.ts'
import { articleLimits } from '../../services/content/model/article-report.ts'
import { articleProse } from '../../services/content/model/article-prose.ts'
import { readability } from '../../services/content/model/readability.ts'
import type { Problem } from '../../services/content/model/problem.ts'
import type { Guide, Post, Project, Site } from '../../services/content/model/site.ts'

/** In: the site. Out: how its posts, guides and projects stand, drafts included; the newest first. */
export function writings(site: Pick<Site, 'posts' | 'guides' | 'projects' | 'unpublished'>) {
  const { posts, guides, projects, unpublished } = site
  return [
    ...posts.map((post) => article('post', post, 'live')),
    ...guides.map((guide) => article('guide', guide, 'live')),
    ...unpublished.posts.map((post) => article('post', post, waiting(post))),
    ...unpublished.guides.map((guide) => article('guide', guide, waiting(guide))),
    ...projects.map(project),
    ...unreadable(unpublished.problems),
  ].sort((a, b) => b.date.localeCompare(a.date) || a.file.localeCompare(b.file))
}

const waiting = ({ draft }: { draft: boolean }) => (draft ? 'draft' : 'scheduled')

function article(
  kind: 'guide' | 'post',
  { slug, title, path, date, updated, body }: Guide | Post,
  state: 'live' | 'scheduled' | 'draft',
): Writing {
  const file = `content/${kind}s/${slug}.md`
  const { grade } = readability(articleProse(body.html))
  // A draft may be as short as it is: it is not finished.
  const problems = state === 'draft' ? [] : faults(file, body.words, grade)
  return {
    ...{ kind, slug, title, path, file, date, problems, grade },
    state: problems.length > 0 ? 'problem' : state,
    ...(updated !== undefined && { updated }),
    words: body.words,
    preview: state !== 'live',
  }
}

function faults(file: string, words: number, grade: number): Problem[] {
  const { least, most, grade: heaviest } = articleLimits
  const fault = (reason: string, repair: string): Problem[] => [
    { file, line: 1, column: 1, field: '', reason, repair },
  ]
  return [
    ...(words < least ? fault(`has ${words} words`, `write ${least} or more`) : []),
    ...(words > most ? fault(`has ${words} words`, `write ${most} or fewer`) : []),
    ...(grade > heaviest
      ? fault(`is hard to read, grade ${grade.toFixed(1)}`, 'write shorter sentences')
      : []),
  ]
}

function project({ slug, headline, path, completed, challenge, solution, body }: Project): Writing {
  return {
    ...{ kind: 'project', slug, title: headline, path, date: completed, state: 'live' },
    file: `content/projects/${slug}.md`,
    ...readabilityOf([challenge, solution, ...articleProse(body.html)]),
    problems: [],
    preview: false,
  }
}

function readabilityOf(prose: readonly string[]): Pick<Writing, 'words' | 'grade'> {
  const { words, grade } = readability(prose)
  return { words, grade }
}

/** Drafts with problems: while there are any, nothing more is known of them than their file. */
function unreadable(problems: readonly Problem[]): Writing[] {
  const files = [...new Set(problems.map(({ file }) => file))]
  return files.map((file) => {
    const [, folder = '', slug = ''] = /^content\/(\w+)\/(.+)\.md$/.exec(file) ?? []
    return {
      ...{ slug, title: slug, path: '', file, state: 'problem', date: '' },
      kind: folder === 'guides' ? 'guide' : 'post',
      ...{ words: 0, grade: 0, preview: false },
      problems: problems.filter((problem) => problem.file === file),
    }
  })
}
