import { hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { articleBody } from './client/article-body.ts'
import { rememberVisit } from './client/visit.ts'
import { markFullLoads } from './client/links.ts'
import { Document } from './Document.tsx'

let root: Root | undefined

/** Brings the HTML alive on the first page, and shows the next one after a link in the app. */
export async function onRenderClient(pageContext: PageContextClient) {
  if (pageContext.hasBody)
    pageContext.body = await articleBody(pageContext.urlPathname, pageContext.isHydration)
  const document = <Document pageContext={pageContext} />
  if (root) root.render(document)
  else {
    root = hydrateRoot(window.document, document)
    markFullLoads(window)
    rememberVisit()
  }
}
