import { listPage } from '../../services/content/model/optional-pages.ts'
import { findBySlug, type Project, type Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import type { Budget } from '../../services/content/schema/project.ts'

/** What the list of projects can be filtered by besides the category: parameters of its address. */
type ProjectFilterName = 'town' | 'service' | 'budget'

/** The values of an entry of the list, by filter. */
type Facets = Readonly<Record<ProjectFilterName, readonly string[]>>

/** A list to choose from above the entries. */
export interface EntryFilter {
  name: ProjectFilterName
  label: string
  /** Its first line, which filters nothing. */
  any: string
  options: { value: string; label: string }[]
  /** In place of it where there are no scripts: pages that show the same projects. */
  links?: { title: string; links: { path: string; label: string }[] } | undefined
}

type Filtered = Pick<Project, 'town' | 'services' | 'budget'>

/** Returns the values that a project is found by. */
export const projectFacets = ({ town, services, budget }: Filtered): Facets => ({
  town: [town],
  service: services,
  budget: budget === undefined ? [] : [budget],
})

/**
 * Returns the filters of the list of projects, without those that would leave nothing out.
 * @param budgets all budgets, in their order
 */
export function projectFilters(site: Site, budgets: readonly Budget[]): EntryFilter[] {
  const t = siteWords(site, 'list')
  const all = site.projects.map(projectFacets)
  const isUsed = (name: ProjectFilterName, value: string) =>
    all.some((facets) => facets[name].includes(value))
  const towns = site.towns.filter(({ slug }) => isUsed('town', slug))
  const services = site.services.filter(({ slug }) => isUsed('service', slug))
  const filters: EntryFilter[] = [
    {
      name: 'town',
      label: t('town'),
      any: t('anyTown'),
      options: towns.map(({ slug, name }) => ({ value: slug, label: name })),
      links: {
        title: t('projectsByTown'),
        links: towns.map(({ path, name }) => ({ path, label: name })),
      },
    },
    {
      name: 'service',
      label: t('service'),
      any: t('anyService'),
      options: services.map(({ slug, label }) => ({ value: slug, label })),
      links: {
        title: t('projectsByService'),
        links: site.offerings
          .filter(({ projects }) => projects.length > 0)
          .map(({ path, label }) => ({ path, label })),
      },
    },
    {
      name: 'budget',
      label: t('budget'),
      any: t('anyBudget'),
      options: budgets
        .filter((budget) => isUsed('budget', budget))
        .map((budget) => ({ value: budget, label: t(`budgets.${budget}`) })),
    },
  ]
  return filters.filter(({ options }) => options.length > 1)
}

/**
 * Returns links to the list of projects, filtered by what a project shares with others: its town, its main work, its budget.
 * Empty for a site without that list.
 */
export function similarProjects(site: Site, project: Filtered & { slug: string }) {
  const list = listPage(site, 'projects')
  if (!list) return []
  const others = site.projects.filter(({ slug }) => slug !== project.slug).map(projectFacets)
  const { town, services, budget } = project
  const [service] = services
  const shared: [name: ProjectFilterName, value: string | undefined, label: string | undefined][] =
    [
      ['town', town, findBySlug(site.towns, town)?.name],
      ['service', service, findBySlug(site.services, service ?? '')?.label],
      ['budget', budget, budget && siteWords(site, 'list')(`budgets.${budget}`)],
    ]
  return shared.flatMap(([name, value, label]) =>
    value !== undefined &&
    label !== undefined &&
    others.some((facets) => facets[name].includes(value))
      ? [{ path: `${list.path}?${new URLSearchParams({ [name]: value })}`, label }]
      : [],
  )
}
