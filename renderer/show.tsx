import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Document } from './Document.tsx'
import type { ShownPage } from './page-context.tsx'

let root: Root | undefined

/** Shows a page: the first one is in the HTML already and comes alive, others take its place at once. */
export function show(page: ShownPage): void {
  const shown = <Document pageContext={page} />
  if (root) flushSync(() => root?.render(shown))
  else root = hydrateRoot(document, shown)
}
