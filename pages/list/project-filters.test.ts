import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import type { Site } from '../../services/content/model/site.ts'
import { budgets } from '../../services/content/schema/project.ts'
import { projectFilters, similarProjects } from './project-filters.ts'

function fixtureSite(): Site {
  const { site } = load({
    root: '.',
    folder: 'tests/fixture-firm',
    today: new Date('2026-06-01T12:00:00Z'),
    commit: 'test',
  })
  if (!site) throw new Error('The fixture firm has problems')
  return site
}
const fixture = fixtureSite()
const [farmhouse] = fixture.projects
if (!farmhouse) throw new Error('The fixture firm has no project')
const cabin = {
  ...farmhouse,
  slug: 'cabin',
  town: 'bend',
  services: ['roofing'],
  budget: '100k-500k' as const,
}
const barn = { ...farmhouse, slug: 'barn', services: ['custom-homes'], budget: undefined }
const withProjects = (...projects: Site['projects']) => ({ ...fixture, projects })

test('a filter has the values that projects have, in order, and budgets from low to high', () => {
  const filters = projectFilters(withProjects(farmhouse, cabin, barn), budgets)
  expect(filters.map(({ name, options }) => [name, options.map(({ value }) => value)])).toEqual([
    ['town', ['bend', 'sisters']],
    ['service', ['custom-homes', 'roofing']],
    ['budget', ['100k-500k', '500k-1m']],
  ])
})

test('a filter that would leave nothing out is not there', () => {
  const filters = projectFilters(withProjects(farmhouse), budgets)
  expect(filters.map(({ name }) => name)).toEqual(['service'])
  expect(projectFilters(withProjects(), budgets)).toEqual([])
})

test('without scripts a filter is links to the pages of towns and of offerings with projects', () => {
  const [town, service] = projectFilters(withProjects(farmhouse, cabin), budgets)
  expect(town?.links?.links.map(({ path }) => path)).toEqual(['/bend-oregon', '/sisters-oregon'])
  const paths = service?.links?.links.map(({ path }) => path) ?? []
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(fixture.offerings.some((one) => one.path === path)).toBe(true)
})

test('a project links the list filtered by what others share with it', () => {
  const site = withProjects(farmhouse, cabin, barn)
  expect(similarProjects(site, farmhouse)).toEqual([
    { path: '/projects?town=sisters', label: 'Sisters' },
    { path: '/projects?service=custom-homes', label: 'Custom Homes' },
  ])
  expect(similarProjects(withProjects(farmhouse), farmhouse)).toEqual([])
  const pages = site.pages.filter(({ path }) => path !== '/projects')
  expect(similarProjects({ ...site, pages }, farmhouse)).toEqual([])
})
