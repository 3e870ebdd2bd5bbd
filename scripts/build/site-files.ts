import { createHash } from 'node:crypto'
import { siteFile as contract } from '../../services/api/site/contract.ts'
import { getSite } from '../../services/content/index.ts'
import { siteFile } from '../vite/site-file.ts'
import { headersFile, redirectsFile } from '../vite/static-host.ts'
import type { Output } from './output.ts'

/**
 * Writes what the service knows about content (dist/site.json) and what static hosts read (`_headers`,
 * `_redirects`). Inline scripts are hashed, so that both can send a
 * Content-Security-Policy without `unsafe-inline`. In: the HTML of every page by its path.
 * @throws Error pages have inline code that no hash can allow; all paths are listed
 */
export async function writeSiteFiles(
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
  const stylesheets = stylesheetsOf(written.get('/404') ?? '')
  const known = siteFile(getSite(), new Date())
  const site = contract.parse({ ...known, inlineScripts, stylesheets })
  await output.put('site.json', JSON.stringify(site, null, 1))
  await output.put('client/_headers', headersFile(site))
  await output.put(
    'client/_redirects',
    redirectsFile(site.redirects, process.env['SERVICE_ORIGIN']),
  )
}

/** The style sheets that a page loads, in order. @throws Error it has none */
export function stylesheetsOf(html: string): string[] {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const addresses = links.flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? [])
  if (addresses.length === 0) throw new Error('The 404 page has no style sheet.')
  return addresses
}

/** A page's inline code, as a Content-Security-Policy treats it. */
export interface InlineCode {
  /** A source for each script that browsers would run: `'sha256-…'`. */
  scripts: string[]
  /** What no hash can allow without `unsafe-hashes`: in words, with its beginning. */
  refused: string[]
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Kinds that browsers run or act on; `application/json` and `application/ld+json` are only data. */
const runs = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

/** In: the HTML of a page. Words of a page are escaped, so a `<` always begins an element. */
export function inlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const inline = !/\bsrc=/.test(attributes) && runs.test(type)
    return inline ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : []
  })
  const elements = html.replace(script, '').match(/<[a-z][^>]*>/gi) ?? []
  const refused = elements.filter(
    (tag) => /^<style\b/i.test(tag) || /\s(style|on[a-z]+)=/i.test(tag),
  )
  return { scripts, refused }
}
