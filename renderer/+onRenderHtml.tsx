import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Document } from './Document.tsx'

/** Site → HTML. Everything a visitor reads is in it. */
export function onRenderHtml(pageContext: PageContextServer) {
  pageContext.build = buildOf(pageContext.globalContext.assetsManifest)
  const html = renderToString(<Document pageContext={pageContext} />)
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`
}

/** In: the build's files and their hashes. Out: a name that changes when the browser's code does. */
const buildOf = (manifest: unknown): string =>
  manifest
    ? createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8)
    : 'development'
