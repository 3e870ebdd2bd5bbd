import { siteFile as contract } from '../../services/api/contract/site.ts'
import { getSite } from '../../services/content/index.ts'
import { siteFile } from '../vite/site-file.ts'
import { headersFile, redirectsFile } from '../vite/static-host.ts'
import { inlineCode } from './inline-code.ts'
import type { Output } from './output.ts'

/**
 * Writes what the service knows about content (dist/site.json) and what static hosts read (`_headers`,
 * `_redirects`). The scripts that stand in pages are hashed, so that both can send a
 * Content-Security-Policy without `unsafe-inline`. In: the HTML of every page by its path.
 * @throws Error pages have what no hash can allow, each told with its path
 */
export async function writeForHosts(
  output: Output,
  written: ReadonlyMap<string, string>,
): Promise<void> {
  const pages = [...written].map(([path, html]) => ({ path, ...inlineCode(html) }))
  const refused = pages.flatMap(({ path, refused }) => refused.map((tag) => `  ${path}: ${tag}`))
  if (refused.length > 0)
    throw new Error(
      `The pages’ own Content-Security-Policy would refuse these. Use a class instead.\n${refused.join('\n')}`,
    )
  const inlineScripts = [...new Set(pages.flatMap(({ scripts }) => scripts))].sort()
  const site = contract.parse({ ...siteFile(getSite(), new Date()), inlineScripts })
  await output.put('site.json', JSON.stringify(site, null, 1))
  await output.put('client/_headers', headersFile(site))
  await output.put(
    'client/_redirects',
    redirectsFile(site.redirects, process.env['SERVICE_ORIGIN']),
  )
}
