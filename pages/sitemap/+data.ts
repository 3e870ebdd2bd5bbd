import { head } from '../../renderer/head/head.ts'
import { getSite } from '../../services/content/index.ts'
import { languageName } from '../../services/content/model/languages.ts'
import { routes } from '../../services/content/model/routes.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { urls } from '../../services/content/model/urls.ts'

const hasLinks = ({ links }: { links: readonly unknown[] }) => links.length > 0

export function data() {
  const site = getSite()
  const t = siteWords(site, 'siteMap')
  const title = siteWords(site, 'titles')('siteMap')
  const pages = routes(site).filter(({ index }) => index)
  const link = ({ path, label }: { path: string; label: string }) => ({ path, label })
  return {
    head: head(
      {
        title,
        description: t('description'),
        keywords: [title.toLowerCase(), ...site.towns.map(({ name }) => name)],
        path: urls.sitemap,
        crumbs: [{ label: title, path: urls.sitemap }],
      },
      site,
    ),
    title,
    lead: t('lead'),
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
      title: languageName(other.language),
      links: routes(other)
        .filter(({ index, continues }) => index && !continues)
        .map(link),
    })),
  }
}
