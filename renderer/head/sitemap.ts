import { languageOf } from '../../services/content/model/languages.ts'
import type { Route } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import { projectPictures } from '../../services/content/model/project-pictures.ts'
import { absolute, imageUrl } from '../../services/content/model/urls.ts'
import { alternates } from './head.ts'

/**
 * Renders the site map: every page that search engines may index, with the day its content last changed, if that is known,
 * the same page in other languages, and its pictures.
 */
export function sitemapXml(site: Site, days: ChangeDays): string {
  const { origin } = site.business
  const ofProjects = projectPages(site)
  const entries = allRoutes(site)
    .filter(({ index }) => index)
    .map((route) => {
      const updated = lastModified(route, days)
      const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
      const versions = alternates(
        languageOf(route.path, site.languages),
        site.alternates[route.path] ?? [],
        site,
      )
        .map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        )
        .join('')
      const pictures = (ofProjects.get(route.path) ?? picturesOf(route))
        .map(
          (name) =>
            `<image:image><image:loc>${origin}${imageUrl(1200, `${name}.jpg`)}</image:loc></image:image>`,
        )
        .join('')
      return `  <url><loc>${absolute(origin, route.path)}</loc>${changed}${versions}${pictures}</url>`
    })
  const withVersions =
    Object.keys(site.alternates).length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${withVersions}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The picture that opens a page. Pages of a service in a town share theirs with others. */
const picturesOf = ({ image, kind }: Route): string[] =>
  image === undefined || kind.startsWith('location') ? [] : [image]

/** The pictures of every project's page, by path; none for a project that is made up. */
function projectPages(site: Site): ReadonlyMap<string, string[]> {
  return new Map(
    [site, ...site.translations].flatMap((each) =>
      each.projects.map((project): [string, string[]] => {
        if (project.placeholder) return [project.path, []]
        const { opening, comparison, gallery } = projectPictures(each, project)
        const compared = comparison ? [comparison.after, comparison.before] : []
        const names = [opening, ...gallery.map(({ image }) => image), ...compared]
        return [project.path, [...new Set(names)]]
      }),
    ),
  )
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

/** RFC 9116 asks for less than a year, so that what it says is looked at again. */
const securityTxtDays = 364

/**
 * The site's /.well-known/security.txt (RFC 9116): where to report a vulnerability. It expires a year after the build,
 * which writes it anew.
 * @param today the day of the build
 */
export function securityTxt(
  {
    business,
    language,
    translations,
  }: {
    business: Pick<Site['business'], 'email' | 'origin'>
    language: Site['language']
    translations: readonly Pick<Site, 'language'>[]
  },
  today: Date,
): string {
  const expires = new Date(today)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + securityTxtDays)
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[language, ...translations.map(({ language }) => language)].join(', ')}`,
    `Canonical: ${business.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** The day on which each content file last changed, by path; undefined for a file with uncommitted changes. */
export type ChangeDays = ReadonlyMap<string, string | undefined>

/**
 * The day a page's content last changed: the one in its front matter, otherwise the latest day of all its files.
 * Undefined if the day of one of them is unknown.
 */
export function lastModified(
  { updated, file, alsoFrom = [] }: Pick<Route, 'updated' | 'file' | 'alsoFrom'>,
  days: ChangeDays,
): string | undefined {
  if (updated) return updated
  const known = [file, ...alsoFrom].flatMap((each) => days.get(each) ?? [])
  return known.length > alsoFrom.length ? known.sort().at(-1) : undefined
}
