import type { ReactNode } from 'react'
import { defaultLanguage } from '../services/content/model/languages.ts'
import type { DataWithHead, DataWithoutHead } from './vike.d.ts'
import { HeadTags, SharedHeadTags, MarkingScript, UnlistedHeadTags } from './head/tags.tsx'
import {
  type AdminShell,
  type DocumentShell,
  ShownPageContext,
  ShellContext,
  type ShownPage,
  type WordsByLanguage,
  WordsContext,
} from './page-context.tsx'
import './styles/index.css'

interface DocumentProps {
  page: ShownPage
  shell: DocumentShell | AdminShell
  /** The scripts that `loadCode` in pages/+client.ts loads; undefined in the browser, where they are loaded. */
  code: string | undefined
  /** In the browser only the groups that the page carries. */
  words: WordsByLanguage
  children: ReactNode
}

/** The document of every page: its head, and a body with the context providers. */
export function Document({ page, shell, code, words, children }: DocumentProps) {
  const data = (page.data ?? {}) as Partial<DataWithHead & DataWithoutHead>
  const { head, language = defaultLanguage, documentTitle = page.title } = data
  return (
    // Classes and attributes that other code sets on the root element (fonts-loaded, data-hydrated)
    // are kept.
    <html
      lang={head?.language ?? language}
      data-font-kit={shell.fontKit}
      data-code={code}
      data-words={'formWords' in shell ? shell.formWords[head?.language ?? language] : undefined}
      suppressHydrationWarning
    >
      <head>
        <link rel="stylesheet" href={shell.siteStyles} />
        <SharedHeadTags
          shell={shell}
          manifest={'header' in shell ? undefined : '/admin/app.webmanifest'}
        />
        {head ? (
          <HeadTags head={head} />
        ) : (
          <>
            {/* The admin follows the system. */}
            {'header' in shell && <MarkingScript />}
            <UnlistedHeadTags title={documentTitle} brand={shell.brand} />
          </>
        )}
      </head>
      <body>
        <ShellContext value={shell}>
          <WordsContext value={words}>
            <ShownPageContext value={page}>{children}</ShownPageContext>
          </WordsContext>
        </ShellContext>
      </body>
    </html>
  )
}
