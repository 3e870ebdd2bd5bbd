import { type ComponentType, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../../renderer/App.tsx'
import { fetchDocument, readPage } from '../../renderer/client/page-data.ts'
import { pageWordsByLanguage } from '../../renderer/client/page-words.ts'

/** The module of every page and layout by its file, loaded on demand. */
const modules = import.meta.glob<{
  Page?: ComponentType
  Layout?: ComponentType<{ children: ReactNode }>
}>('./**/+{Page,Layout}.tsx')

/** Hydrates the opened page of the admin in a transition, so that input stays responsive. */
async function hydratePage() {
  const page = readPage(document)
  const folder = page.pageId.replace('/pages/admin', '.')
  const layout = modules['./+Layout.tsx']?.()
  const code = await modules[`${folder}/+Page.tsx`]?.()
  if (!code) throw new Error(`${page.pageId} has no page`)
  const { code: url } = document.documentElement.dataset
  const shown = { ...page, Page: code.Page, Layout: (await layout)?.Layout }
  startTransition(() => {
    const app = <App page={shown} shell={page.shell} code={url} words={pageWordsByLanguage()} />
    hydrateRoot(document, app, {
      // An extension may have changed the HTML. React has recovered by rendering again; this is
      // not a page failure.
      onRecoverableError: (error) => console.warn(error),
    })
  })
}

/**
 * Reloads a cached page of an old deployment, whose code may no longer be served. The reloaded page
 * is of the current build, so this happens once.
 */
async function reloadIfOutdated(error: unknown) {
  console.warn(error)
  const current = await fetchDocument(location.href)
  if (readPage(current).build !== readPage(document).build) location.reload()
}

// S4.26, as `client/shell.ts` does on public pages.
addEventListener('keydown', ({ key }) => {
  if (key === 'F8') document.querySelector<HTMLElement>('.toasts')?.focus()
})
hydratePage().catch(reloadIfOutdated).catch(console.warn)
