import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ShellData } from '../services/api/site/shell-contract.ts'
import type { DataWithHead } from './vike.d.ts'

/** The current page: from Vike on the server; in the browser from the page's own HTML, its path and language only. */
export interface ShownPage {
  urlPathname: string
  Page?: ComponentType | undefined
  /** The admin's layout. */
  Layout?: ComponentType<{ children: ReactNode }> | undefined
  /** The title of a page without data. Without the brand. */
  title?: string | undefined
  /** What the page's `+data.ts` returned. */
  data?: unknown
  /** The compiled article. */
  body?: string
}

const Context = createContext<ShownPage | undefined>(undefined)

export const PageContextProvider = ({
  value,
  children,
}: {
  value: ShownPage
  children: ReactNode
}) => <Context value={value}>{children}</Context>

/** The current page. Throws outside a page. */
export function usePageContext(): ShownPage {
  const context = useContext(Context)
  if (!context) throw new Error('usePageContext needs a page around it')
  return context
}

/** What the page's `+data.ts` returned; the caller passes its type: `useData<typeof data>()`. */
export function useData<Data extends (...given: never[]) => unknown>(): Awaited<ReturnType<Data>> {
  return usePageContext().data as Awaited<ReturnType<Data>>
}

/** The page's language; English by default. */
export function useLanguage(): 'en' | 'es' {
  const { head } = (usePageContext().data ?? {}) as Partial<DataWithHead>
  return head?.language ?? 'en'
}

/** The shell's data, and the addresses of the style sheets of all pictures, and of all places on maps and drawings. */
export interface DocumentShell extends ShellData {
  placement: string
  places: string
}

/** Pages of the admin have no header and no footer, so that a phone number that changes does not change them. */
export type AdminShell = Pick<DocumentShell, 'brand' | 'fontKit' | 'placement'>

/** Pages of the service have no maps and no drawings. */
type Shell = ShellData & Partial<Pick<DocumentShell, 'places'>>

const ShellContext = createContext<Shell | AdminShell | undefined>(undefined)

export const ShellProvider = ({
  value,
  children,
}: {
  value: Shell | AdminShell
  children: ReactNode
}) => <ShellContext value={value}>{children}</ShellContext>

/** What the header and the footer show. Throws outside a public page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell || !('header' in shell)) throw new Error('useShell needs a public page around it')
  return shell
}

/** The firm's name, on any page. */
export const useBrand = (): string | undefined => useContext(ShellContext)?.brand

/** Where the page's action leads: its own form, or the contact page with what the page knows (`ask` in its data). */
export function useAsk(): string {
  const { ask } = (usePageContext().data ?? {}) as { ask?: string }
  const { callToAction } = useShell()
  return ask ?? callToAction.href
}

/** The number a page shows first: the firm's first one, or the one that knows the subject (`phone` in its data). */
export function usePhone(): string {
  const { phone } = (usePageContext().data ?? {}) as { phone?: string | undefined }
  const { phones } = useShell()
  return phone ?? phones[0]?.number ?? ''
}

/** The paths of the pages above the current one, without the home page. */
export function useTrail(): string[] {
  const { head } = (usePageContext().data ?? {}) as Partial<DataWithHead>
  return (head?.crumbs ?? []).slice(1, -1).map(({ path }) => path)
}

/** The current page's path. */
export const usePath = () => usePageContext().urlPathname
