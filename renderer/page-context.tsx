import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { PageData } from './vike.d.ts'

/** A page as it is shown: from Vike on the server, from its own HTML in the browser. */
export interface ShownPage {
  urlPathname: string
  Page?: ComponentType | undefined
  /** What stands around the page; the public shell when a page names none. */
  Layout?: ComponentType<{ children: ReactNode }> | undefined
  /** The title of a page that has no data of its own. Without the brand. */
  title?: string | undefined
  /** What the page's `+data.ts` returned. */
  data?: unknown
  /** The compiled article. It is in the HTML, not in the serialised data. */
  body?: string
  /** A link in the app led here: the change is announced. */
  arrived?: boolean
}

const Context = createContext<ShownPage | undefined>(undefined)

export const PageContextProvider = ({
  value,
  children,
}: {
  value: ShownPage
  children: ReactNode
}) => <Context value={value}>{children}</Context>

/** The page that is shown. Throws outside a page. */
export function usePageContext(): ShownPage {
  const context = useContext(Context)
  if (!context) throw new Error('usePageContext needs a page around it')
  return context
}

/** What the page's `+data.ts` returned; the caller names its type: `useData<typeof data>()`. */
export function useData<Data extends (...given: never[]) => unknown>(): Awaited<ReturnType<Data>> {
  return usePageContext().data as Awaited<ReturnType<Data>>
}

/** The language of the page's words; English where the page says nothing. */
export function useLanguage(): 'en' | 'es' {
  const { head } = (usePageContext().data ?? {}) as Partial<PageData>
  return head?.language ?? 'en'
}

/** The path of the page that is shown. */
export const usePath = () => usePageContext().urlPathname
