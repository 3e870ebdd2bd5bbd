import type { PageContextClient } from 'vike/types'
import { articleBody } from './client/article-body.ts'
import { rememberVisit } from './client/visit.ts'
import { show } from './show.tsx'

/** Brings the HTML of the page that was opened alive. */
export function onRenderClient(pageContext: PageContextClient) {
  if (pageContext.hasBody) pageContext.body = articleBody(document)
  show(pageContext)
  rememberVisit()
}
