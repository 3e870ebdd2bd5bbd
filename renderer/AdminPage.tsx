import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import type { PageData } from './client/page-data.ts'
import { pageDataId } from './client/page-data-id.ts'
import { pageWordsScript, wordsOfEveryPage } from './head/page-words-script.ts'
import { scriptJson } from './head/json-ld/graph.ts'
import type { AdminShell, ShownPage, WordsByLanguage } from './page-context.tsx'
import { defaultLanguage } from '../services/content/model/languages.ts'
import { doctype } from './StaticPage.tsx'

/** The scripts of an admin page, and the id of the build. */
export interface AdminCode extends Pick<PageData, 'pageId' | 'build'> {
  /** The address of the script that hydrates it. */
  script: string | undefined
  /** The addresses to preload. */
  imported: readonly string[]
}

/** Renders an admin page to HTML, with the data that hydrates it. @throws when it has no title */
export function renderAdminPage(
  page: ShownPage,
  { words, ...all }: AdminShell & { words: WordsByLanguage },
  { pageId, build, script, imported }: AdminCode,
): string {
  const { urlPathname, data, title } = page
  if (title === undefined)
    throw new Error(
      `${pageId} has no title: add it to pages/admin/layout/nav-items.ts, or a +title.ts beside its +Page.tsx.`,
    )
  const { brand, feeds, fontKit, form, siteStyles, logo, themeColor, timeZone, parts } = all
  const shell = { brand, feeds, fontKit, form, siteStyles, logo, themeColor, timeZone, parts }
  const stored: PageData = { urlPathname, pageId, build, shell, data, title }
  const closing = [
    pageWordsScript(words[defaultLanguage] ?? {}, wordsOfEveryPage),
    `<script id="${pageDataId}" type="application/json">${scriptJson(stored)}</script>`,
    ...imported.map((url) => `<link rel="modulepreload" href="${url}">`),
    '</body></html>',
  ]
  const html = renderToString(<App page={page} shell={shell} code={script} words={words} />)
  return doctype + html.replace('</body></html>', () => closing.join(''))
}
