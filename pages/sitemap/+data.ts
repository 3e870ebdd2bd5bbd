import { head } from '../../renderer/head/head.ts'
import { getSite } from '../../services/content/index.ts'
import { languageNames } from '../../services/content/model/languages.ts'
import { routes } from '../../services/content/model/routes.ts'
import { urls } from '../../services/content/model/urls.ts'

const hasLinks = ({ links }: { links: readonly unknown[] }) => links.length > 0

export function data() {
  const site = getSite()
  const pages = routes(site).filter(({ index }) => index)
  const link = ({ path, label }: { path: string; label: string }) => ({ path, label })
  return {
    head: head(
      {
        title: 'Site map',
        description:
          'Every page of this site: what we build, where we work, guides, projects and how to reach us.',
        keywords: ['site map', ...site.towns.map(({ name }) => name)],
        path: urls.sitemap,
        crumbs: [{ label: 'Site map', path: urls.sitemap }],
      },
      site,
    ),
    groups: [...new Set(pages.flatMap(({ sitemap }) => sitemap ?? []))].map((title) => ({
      title,
      links: pages.filter(({ sitemap }) => sitemap === title).map(link),
    })),
    towns: site.towns
      .map((town) => ({
        title: town.name,
        links: site.locations
          .filter((location) => location.town.slug === town.slug && location.index)
          .map(({ path, service }) => ({ path, label: service.label })),
      }))
      .filter(hasLinks),
    translations: site.translations.map((other) => ({
      language: other.language,
      title: languageNames[other.language].name,
      links: routes(other)
        .filter(({ index, continues }) => index && !continues)
        .map(link),
    })),
  }
}
