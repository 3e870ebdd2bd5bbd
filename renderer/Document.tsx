import { useEffect } from 'react'
import shell from 'virtual:shell'
import type { DataWithHead } from './vike.d.ts'
import { useHydrated } from './client/hooks.ts'
import { loadDeferredPictures } from './client/deferred-pictures.ts'
import { HeadTags, SharedHeadTags, UnlistedHeadTags } from './head/tags.tsx'
import { PageContextProvider, ShellProvider, type ShownPage } from './page-context.tsx'
import { ErrorBoundary, RuntimeErrors } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'
import { ToastArea } from './shell/ToastArea.tsx'
import './styles/index.css'
import 'virtual:placement.css'

/**
 * The whole document. React renders it on the server and in the browser, so that the head is
 * updated by in-app navigation.
 */
export function Document({ page }: { page: ShownPage }) {
  const { Page, Layout = Shell } = page
  const path = useRequestedPath(page.urlPathname)
  const { head } = (page.data ?? {}) as Partial<DataWithHead>
  // Lets tests and measurements wait for hydration.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  useEffect(() => loadDeferredPictures(document), [page.urlPathname])
  if (!Page) throw new Error(`No page for ${page.urlPathname}`)
  return (
    // Classes and attributes that other code sets on the root element (fonts-loaded, data-hydrated)
    // are kept.
    <html lang={head?.language ?? 'en'} suppressHydrationWarning>
      <head>
        <SharedHeadTags fontKit={shell.fontKit} />
        {head ? (
          <HeadTags head={head} />
        ) : (
          <UnlistedHeadTags title={page.title} brand={shell.brand} />
        )}
      </head>
      <body>
        <ShellProvider value={shell}>
          <PageContextProvider value={{ ...page, urlPathname: path }}>
            <ErrorBoundary page={page}>
              <Layout>
                <ErrorBoundary page={page}>
                  {/* The key makes React mount a new page for each path, so that no form state is carried over. */}
                  <Page key={page.urlPathname} />
                  <RuntimeErrors />
                </ErrorBoundary>
              </Layout>
            </ErrorBoundary>
          </PageContextProvider>
        </ShellProvider>
        <ToastArea />
        <p role="status" className="visually-hidden">
          {page.navigated && head?.metadata.title}
        </p>
      </body>
    </html>
  )
}

/** 404.html is served for many addresses; after hydration it shows the browser's own. */
function useRequestedPath(path: string): string {
  const hydrated = useHydrated()
  return hydrated && path === '/404' ? location.pathname : path
}
