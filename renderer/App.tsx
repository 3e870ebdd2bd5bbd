import { useEffect } from 'react'
import { Document } from './Document.tsx'
import type { AdminShell, ShownPage, WordsByLanguage } from './page-context.tsx'
import { ErrorBoundary, RuntimeErrors } from './shell/ErrorBoundary.tsx'
import { ToastRegion } from './shell/ToastRegion.tsx'

interface AppProps {
  page: ShownPage
  shell: AdminShell
  code?: string | undefined
  words: WordsByLanguage
}

/** An admin page. React renders the whole document, on the server and in the browser. */
export function App({ page, shell, code, words }: AppProps) {
  const { Page, Layout } = page
  // Lets tests and measurements wait for hydration.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  if (!Page || !Layout) throw new Error(`No page for ${page.urlPathname}`)
  return (
    <Document page={page} shell={shell} code={code} words={words}>
      <ErrorBoundary>
        <Layout>
          <ErrorBoundary>
            <Page />
            <RuntimeErrors />
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
      <ToastRegion />
    </Document>
  )
}
