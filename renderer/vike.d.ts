import type { ComponentType, ReactNode } from 'react'
import type { AdminCode } from './AdminPage.tsx'
import type { Language } from '../services/content/model/languages.ts'
import type { Head } from './head/head.ts'
import type { DocumentShell } from './page-context.tsx'
import type { PageScripts } from './StaticPage.tsx'

/** The fields that the data of every page has. */
export interface DataWithHead {
  head: Head
}

/** What the data of a page without a head may have. */
export interface DataWithoutHead {
  language: Language
  documentTitle: string
}

declare global {
  namespace Vike {
    interface Config {
      /** The admin's layout. */
      Layout?: ComponentType<{ children: ReactNode }>
      /** Returns the data of header, footer and style sheets of the page with an address. */
      shell?: (path: string) => DocumentShell
      /** The title of a page without data (the admin), without the brand. */
      title?: string | ((page: { urlPathname: string }) => string | undefined)
    }
    interface PageContext {
      Page?: ComponentType
      /** The kind of content at this path. */
      kind?: string | undefined
      data?: unknown
      /** The scripts of the page, the same for all pages of its kind. */
      code?: PageScripts | AdminCode
      title?: string | undefined
    }
  }
}
