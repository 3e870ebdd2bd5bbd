import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Document } from './Document.tsx'
import type { ShownPage } from './page-context.tsx'

let root: Root | undefined

/**
 * Shows a page. The first one is hydrated in a transition, so that input stays responsive; later
 * ones are rendered immediately.
 */
export function renderPage(page: ShownPage): void {
  const shown = <Document page={page} />
  if (root) flushSync(() => root?.render(shown))
  else
    startTransition(() => {
      root = hydrateRoot(document, shown, {
        // An extension may have changed the HTML. React has recovered by rendering again; this is
        // not a page failure.
        onRecoverableError: (error) => console.warn(error),
      })
    })
}
