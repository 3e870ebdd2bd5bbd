import { getSite } from '../../services/content/index.ts'
import type { ContentChange } from '../../services/content/model/site.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import type { EditionDiff } from './editions.ts'
import { fileOf } from './pages/list.ts'

/** What entries of a kind are called; others by the name of their kind. */
const names: Readonly<Record<string, readonly [one: string, several: string]>> = {
  posts: ['post', 'posts'],
  guides: ['guide', 'guides'],
  projects: ['project', 'projects'],
  jobs: ['job', 'jobs'],
  costs: ['price', 'prices'],
  reviews: ['review', 'reviews'],
  towns: ['town', 'towns'],
  services: ['service', 'services'],
  offerings: ['offering', 'offerings'],
  pages: ['page', 'pages'],
  team: ['member of the team', 'members of the team'],
  locations: ['location page', 'location pages'],
  chapters: ['chapter', 'chapters'],
  authors: ['author', 'authors'],
  'claims.yaml': ['claim', 'claims'],
  'notice.yaml': ['notice', 'notices'],
  'testimonials.yaml': ['testimonial', 'testimonials'],
}

/** Says in words, for staff, what an edition changes: `1 post appears, 2 lists and 3 pages change`. */
export function editionSummary(
  changes: readonly ContentChange[],
  { written, before }: EditionDiff,
): string {
  const counts = new Map<string, number>()
  for (const { change, kind } of changes)
    if (change !== 'year') {
      const key = `${change} ${kind}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const entries = [...counts].map(([key, count]) => {
    const [change = '', kind = ''] = key.split(' ')
    const [one = kind, several = kind] = names[kind] ?? []
    return `${count} ${count === 1 ? one : several} ${count === 1 ? change : change.slice(0, -1)}`
  })
  const year = changes.some(({ change }) => change === 'year') ? ['a new year begins'] : []
  const own = new Set(written.filter((path) => before.has(path)))
  const changed = allRoutes(getSite()).filter(({ path }) => own.has(fileOf(path)))
  const lists = changed.filter(({ kind }) => kind === 'list').length
  const pages = changed.length - lists
  const parts = [
    ...(lists > 0 ? [`${lists} ${lists === 1 ? 'list' : 'lists'}`] : []),
    ...(pages > 0 ? [`${pages} ${pages === 1 ? 'page' : 'pages'}`] : []),
  ]
  const verb = lists + pages === 1 ? 'changes' : 'change'
  return [
    ...entries,
    ...year,
    ...(parts.length > 0 ? [`${parts.join(' and ')} ${verb}`] : []),
  ].join(', ')
}
