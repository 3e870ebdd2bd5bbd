import type { ComponentType, ReactNode } from 'react'
import type { Head } from './head/head.ts'

/** What every page's `+data.ts` gives at least. */
export interface PageData {
  head: Head
}

declare global {
  namespace Vike {
    interface Config {
      /** What stands around the page; the public shell when a page names none. */
      Layout?: ComponentType<{ children: ReactNode }>
      /** The title of a page that has no data: not-found and the staff's desk. Without the brand. */
      title?: string
    }
    interface PageContext {
      Page?: ComponentType
      data?: unknown
      /** The compiled article. It is in the HTML, not in the serialised data. */
      body?: string
    }
  }
}
