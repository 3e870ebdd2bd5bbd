import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Document } from './Document.tsx'

/** Site → HTML. Everything a visitor reads is in it. */
export function onRenderHtml(pageContext: PageContextServer) {
  const html = renderToString(<Document pageContext={pageContext} />)
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`
}
