import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Document } from './Document.tsx'
import { pageWordsScript, wordsOfEveryPage } from './head/page-words-script.ts'
import { type PageFiles, PageScriptContext } from './head/PageScript.tsx'
import { speculationRules } from './head/scripts.ts'
import { idPrefix, type IslandRenderer, IslandRendererContext } from './islands/island.tsx'
import { type DocumentShell, pageLanguage, type ShownPage } from './page-context.tsx'
import { Shell } from './shell/Shell.tsx'
import { ToastRegion } from './shell/ToastRegion.tsx'

export interface PageScripts {
  /** The scripts that are loaded for the first island, separated by spaces (`loadCode` in pages/+client.ts). */
  islands: string
  /** The addresses that the page's script imports. */
  imported: readonly string[]
  /** The addresses of scripts and style sheets that only some pages have. */
  own: Readonly<Required<PageFiles>>
}

export const doctype = '<!DOCTYPE html>'

/** Renders a public page to HTML. Only its islands are hydrated. */
export function renderStaticPage(
  page: ShownPage,
  shell: DocumentShell,
  scripts: PageScripts,
): string {
  const { Page } = page
  if (!Page) throw new Error(`No page for ${page.urlPathname}`)
  let islands = 0
  const renderer: IslandRenderer = {
    render: (island) => renderToString(island, { identifierPrefix: idPrefix(islands++) }),
    words: new Set(wordsOfEveryPage),
  }
  const markup = renderToStaticMarkup(
    <Document page={page} shell={shell} code={scripts.islands} words={shell.words}>
      <PageScriptContext value={scripts.own}>
        <IslandRendererContext value={renderer}>
          <Shell>
            <Page />
          </Shell>
        </IslandRendererContext>
      </PageScriptContext>
      <ToastRegion />
      {scripts.imported.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
    </Document>,
  )
  const words = pageWordsScript(shell.words[pageLanguage(page)] ?? {}, renderer.words)
  return doctype + markup.replace('</body></html>', () => `${words}</body></html>`)
}
