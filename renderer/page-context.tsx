import { createContext, type ReactNode, useContext } from 'react'
import type { PageContext } from 'vike/types'

const Context = createContext<PageContext | undefined>(undefined)

export const PageContextProvider = ({
  value,
  children,
}: {
  value: PageContext
  children: ReactNode
}) => <Context value={value}>{children}</Context>

/** Vike's page context. Throws outside a page. */
export function usePageContext(): PageContext {
  const context = useContext(Context)
  if (!context) throw new Error('usePageContext needs a page around it')
  return context
}

/** What the page's `+data.ts` returned; the caller names its type: `useData<typeof data>()`. */
export function useData<Data extends (...given: never[]) => unknown>(): Awaited<ReturnType<Data>> {
  return usePageContext().data as Awaited<ReturnType<Data>>
}

/** The path of the page that is shown. */
export const usePath = () => usePageContext().urlPathname
