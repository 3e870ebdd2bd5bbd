import { createContext, useContext } from 'react'
import type { PageScriptName, PageStyleName } from './scripts.ts'

/** The addresses of the scripts and style sheets that only some pages have. */
export const PageScriptContext = createContext<PageFiles>({})

export type PageFiles = Partial<Record<PageScriptName, string>> & {
  styles?: Readonly<Record<PageStyleName, string>>
}

/** A script of single pages, without React. It runs once the page is parsed. */
export function PageScript({ name }: { name: PageScriptName }) {
  const url = useContext(PageScriptContext)[name]
  return url && <script type="module" src={url} />
}

/** A style sheet of single pages, in their head and once, however many parts ask for it. */
export function PageStyle({ name }: { name: PageStyleName }) {
  const url = useContext(PageScriptContext).styles?.[name]
  return url && <link rel="stylesheet" href={url} precedence="page" />
}
