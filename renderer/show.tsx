import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Document } from './Document.tsx'
import type { ShownPage } from './page-context.tsx'

let root: Root | undefined

/**
 * Shows a page. The first one is in the HTML already and comes alive, in slices that let touches and
 * keys through; others take its place at once.
 */
export function show(page: ShownPage): void {
  const shown = <Document page={page} />
  if (root) flushSync(() => root?.render(shown))
  else
    startTransition(() => {
      root = hydrateRoot(document, shown, {
        // An extension may have changed the HTML. React has mended it; the page has not failed.
        onRecoverableError: (error) => console.warn(error),
      })
    })
}
