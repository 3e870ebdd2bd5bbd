import type { ComponentType, ReactNode } from 'react'
import type { Head } from './head/head.ts'
import type { DocumentShell } from './page-context.tsx'

/** The minimum of every page's data. */
export interface DataWithHead {
  head: Head
}

/** Renders a page of one kind to HTML. In: its address, what its `+data.ts` returned, its article. */
export type PageRenderer = (page: {
  urlPathname: string
  data: unknown
  body: string | undefined
}) => string

declare global {
  namespace Vike {
    interface Config {
      /** The admin's layout. */
      Layout?: ComponentType<{ children: ReactNode }>
      /** What the document of every page shows besides the page. */
      shell?: () => DocumentShell
      /** The title of a page without data (not-found, the admin), without the brand. */
      title?: string | ((page: { urlPathname: string }) => string | undefined)
    }
    interface PageContext {
      Page?: ComponentType
      data?: unknown
      /** The compiled article. */
      body?: string
      /** Renders another page of the same kind. */
      renderPage?: PageRenderer
    }
  }
}
