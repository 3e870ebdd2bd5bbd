import { useEffect } from 'react'
import shell from 'virtual:shell'
import type { PageData } from './vike.d.ts'
import { useAlive } from './client/alive.ts'
import { fontKitHosts } from './client/font-kit.ts'
import { fetchRestOfPictures } from './client/rest-of-pictures.ts'
import { urls } from '../services/content/model/urls.ts'
import { HeadTags } from './head/tags.tsx'
import { PageContextProvider, type ShownPage } from './page-context.tsx'
import { ErrorGuard, RuntimeErrors } from './shell/ErrorGuard.tsx'
import { Shell } from './shell/Shell.tsx'
import { ToastArea } from './shell/ToastArea.tsx'
import './styles/index.css'
import 'virtual:placed.css'

/** The whole document, rendered by React on both sides, so that the head follows navigation. */
export function Document({ page }: { page: ShownPage }) {
  const { Page, Layout = Shell } = page
  const path = useOwnPath(page.urlPathname)
  const { head } = (page.data ?? {}) as Partial<PageData>
  // For whoever needs to know that the page answers: tests, measurements.
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
  }, [])
  useEffect(() => fetchRestOfPictures(document), [page.urlPathname])
  if (!Page) throw new Error(`No page for ${page.urlPathname}`)
  return (
    // The marks of other code (fonts-loaded, data-alive) stay.
    <html lang={head?.language ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12252a" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="RSS" href={urls.rss} />
        <link rel="alternate" type="application/atom+xml" title="Atom" href={urls.atom} />
        {shell.fontKit &&
          fontKitHosts.map((host) => (
            <link key={host} rel="preconnect" href={host} crossOrigin="anonymous" />
          ))}
        {head ? <HeadTags head={head} /> : <Unlisted title={page.title} />}
      </head>
      <body>
        <PageContextProvider value={{ ...page, urlPathname: path }}>
          <ErrorGuard page={page}>
            <Layout>
              <ErrorGuard page={page}>
                {/* Another path is another page, even of the same kind: nothing of its form stays. */}
                <Page key={page.urlPathname} />
                <RuntimeErrors />
              </ErrorGuard>
            </Layout>
          </ErrorGuard>
        </PageContextProvider>
        <ToastArea />
        <p role="status" className="unseen">
          {page.arrived && head?.metadata.title}
        </p>
      </body>
    </html>
  )
}

/** The page for what is not there is one file for many addresses; alive, it knows its own. */
function useOwnPath(path: string): string {
  const alive = useAlive()
  return alive && path === '/404' ? location.pathname : path
}

/** Pages without data of their own: kept out of search engines. */
function Unlisted({ title }: { title: string | undefined }) {
  return (
    <>
      <title>{title ? `${title} | ${shell.brand}` : shell.brand}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
