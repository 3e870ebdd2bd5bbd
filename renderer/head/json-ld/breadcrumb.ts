import { absolute } from '../../../services/content/model/urls.ts'

export interface Crumb {
  label: string
  path: string
}

/** The way from the home page to here; the last crumb is the page itself. */
export const breadcrumbNode = (origin: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList' as const,
  '@id': `${absolute(origin, crumbs.at(-1)?.path ?? '/')}#breadcrumb`,
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: absolute(origin, path),
  })),
})
