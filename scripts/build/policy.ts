import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFile } from '../../services/api/contract/site.ts'
import { inlineCode } from './inline-code.ts'
import { headersFile } from '../vite/static-host.ts'

const siteJson = 'dist/site.json'
const client = 'dist/client'

/**
 * Hashes the scripts that stand in pages, so that the service (dist/site.json) and static hosts
 * (dist/client/_headers) can send a Content-Security-Policy without `unsafe-inline`. In: the HTML of
 * every page by its path.
 * @throws Error pages have what no hash can allow, each told with its path
 */
export function writePolicy(written: ReadonlyMap<string, string>): void {
  const pages = [...written].map(([path, html]) => ({ path, ...inlineCode(html) }))
  const refused = pages.flatMap(({ path, refused }) => refused.map((tag) => `  ${path}: ${tag}`))
  if (refused.length > 0)
    throw new Error(
      `The pages’ own Content-Security-Policy would refuse these. Use a class instead.\n${refused.join('\n')}`,
    )
  const inlineScripts = [...new Set(pages.flatMap(({ scripts }) => scripts))].sort()
  const site = { ...siteFile.parse(JSON.parse(readFileSync(siteJson, 'utf8'))), inlineScripts }
  writeFileSync(siteJson, JSON.stringify(site, null, 1))
  writeFileSync(join(client, '_headers'), headersFile(site))
}
