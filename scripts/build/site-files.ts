import { noticeScript } from '../../renderer/shell/notice-script.ts'
import { siteFile as contract } from '../../services/api/site/contract.ts'
import { getSite } from '../../services/content/index.ts'
import { searchPages } from '../../services/content/model/translations.ts'
import { siteFile } from '../vite/site-file.ts'
import { headersFile, redirectsFile } from '../vite/static-host.ts'
import type { Output } from './output.ts'
import { inlineCode, type InlineCode } from './pages/inline-code.ts'

/**
 * Writes what the service knows about content (dist/site.json) and what static hosts read (`_headers`,
 * `_redirects`). Inline scripts are hashed, so that both can send a Content-Security-Policy without
 * `unsafe-inline`.
 * @param pages the inline code of every page by its path
 * @param html a page’s HTML, which lists the style sheets
 * @throws Error pages have inline code that no hash can allow; all paths are listed
 */
export async function writeSiteFiles(
  output: Output,
  pages: ReadonlyMap<string, InlineCode>,
  { html, builtAt }: { html: string; builtAt: Date },
): Promise<void> {
  const refused = [...pages].flatMap(([path, { refused }]) =>
    refused.map((tag) => `  ${path}: ${tag}`),
  )
  if (refused.length > 0)
    throw new Error(
      `The pages’ own Content-Security-Policy would refuse these. Use a class instead.\n${refused.join('\n')}`,
    )
  // Also while no notice is shown: one may begin after the service has read its headers.
  const ofNotices = inlineCode(`<script>${noticeScript}</script>`).scripts
  const ofPages = [...pages.values()].flatMap(({ scripts }) => scripts)
  const inlineScripts = [...new Set([...ofPages, ...ofNotices])].sort()
  const stylesheets = stylesheetsOf(html)
  const known = siteFile(getSite(), builtAt)
  const site = contract.parse({ ...known, inlineScripts, stylesheets })
  await output.put('site.json', JSON.stringify(site, null, 1))
  await output.put('client/_headers', headersFile(site))
  await output.put(
    'client/_redirects',
    redirectsFile(site.redirects, process.env['SERVICE_ORIGIN'], searchPages(getSite())),
  )
}

/**
 * Returns the style sheets that a page loads, in order.
 * @throws Error it has none
 */
export function stylesheetsOf(html: string): string[] {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const addresses = links.flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? [])
  if (addresses.length === 0) throw new Error('The 404 page has no style sheet.')
  return addresses
}
