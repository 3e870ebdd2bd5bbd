import { readFileSync, statSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { locationData, locationViewData } from '../../pages/location/location-data.ts'
import { Page as LocationPage } from '../../pages/location/+Page.tsx'
import { Page as LocationViewPage } from '../../pages/location-view/+Page.tsx'
import { documentShell } from '../../renderer/content-files.ts'
import { ShellContext, ShownPageContext, WordsContext } from '../../renderer/page-context.tsx'
import type { Location, Site } from '../../services/content/model/site.ts'
import { mainOf, textBlocks } from '../build/pages/words.ts'

/** The estimate form with its heading, the lines that lead to it, and who comes. */
const notCompared = new Set(['.estimate', '.ask-line', '.who-comes'])

/**
 * Returns the main text of a location page: what a visitor reads inside `<main>`, in order, as a list of blocks.
 * Counted: everything there, from the breadcrumb to the links at the end, with the headings, figures, sources,
 * table cells and closed answers that many pages share. Not counted: the estimate form with its heading, the lines
 * that lead to it, who comes, the descriptions of pictures, and the shell around `<main>`.
 */
export function locationText(site: Site, location: Location): string[] {
  const [Page, data] = location.own?.view
    ? [LocationViewPage, locationViewData(site, location)]
    : [LocationPage, locationData(site, location)]
  const html = renderToStaticMarkup(
    <ShellContext value={documentShell(site)}>
      <WordsContext value={site.words}>
        <ShownPageContext value={{ urlPathname: location.path, data }}>
          <Page />
        </ShownPageContext>
      </WordsContext>
    </ShellContext>,
  )
  return blocksOf(html)
}

// A figure's source is no part of the sentence before it.
const blocksOf = (html: string): string[] =>
  textBlocks(html.replace(/<a [^>]*class="source"/g, '<br>$&'), notCompared)

/** The texts of files that were read before: in the editions of a build most pages are the same. */
const known = new Map<string, { mtimeMs: number; blocks: string[] }>()

/** Returns the same text of a page as it was written. @param file its HTML document */
export function writtenLocationText(file: string): string[] {
  const { mtimeMs } = statSync(file)
  const last = known.get(file)
  if (last?.mtimeMs === mtimeMs) return last.blocks
  const blocks = blocksOf(mainOf(readFileSync(file, 'utf8'), file))
  known.set(file, { mtimeMs, blocks })
  return blocks
}
