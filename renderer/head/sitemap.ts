import { type ChangedDays, lastChanged } from './last-changed.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { absolute } from '../../services/content/model/urls.ts'

/**
 * In: the site and the days on which its files changed. Out: every page that search engines may keep,
 * with the day its content changed where that is known.
 */
export function sitemapXml(site: Site, days: ChangedDays): string {
  const entries = routes(site)
    .filter(({ index }) => index)
    .map((route) => {
      const updated = lastChanged(route, days)
      const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
      return `  <url><loc>${absolute(site.business.origin, route.path)}</loc>${changed}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export const robotsTxt = ({ business }: Site): string =>
  [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/admin/',
    '',
    `Sitemap: ${business.origin}/sitemap.xml`,
    '',
  ].join('\n')
