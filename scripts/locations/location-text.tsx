import { renderToStaticMarkup } from 'react-dom/server'
import { locationData, locationViewData } from '../../pages/location/location-data.ts'
import { Page as LocationPage } from '../../pages/location/+Page.tsx'
import { Page as LocationViewPage } from '../../pages/location-view/+Page.tsx'
import { documentShell } from '../../renderer/content-files.ts'
import { ShellContext, ShownPageContext, WordsContext } from '../../renderer/page-context.tsx'
import { memoize } from '../../services/content/model/memoize.ts'
import type { Location, Site } from '../../services/content/model/site.ts'
import { textBlocks } from '../build/pages/words.ts'

/** The estimate form with its heading, the lines that lead to it, and who comes. */
const notCompared = new Set(['.estimate', '.ask-line', '.who-comes'])

/** The texts of the site before, by path: in the editions of a build most are the same. */
const last = new Map<string, { key: string; blocks: string[] }>()

const shellKeys = memoize((site: Site) => ({
  // Notices are above the page.
  key: JSON.stringify({ ...documentShell(site), notices: undefined }),
}))
const shellKey = (site: Site): string => shellKeys(site).key

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
  const key = `${shellKey(site)} ${JSON.stringify(data)}`
  const known = last.get(location.path)
  if (known?.key === key) return known.blocks
  const html = renderToStaticMarkup(
    <ShellContext value={documentShell(site)}>
      <WordsContext value={site.words}>
        <ShownPageContext value={{ urlPathname: location.path, data }}>
          <Page />
        </ShownPageContext>
      </WordsContext>
    </ShellContext>,
  )
  // A figure's source is no part of the sentence before it.
  const blocks = textBlocks(html.replace(/<a [^>]*class="source"/g, '<br>$&'), notCompared)
  last.set(location.path, { key, blocks })
  return blocks
}
