import { createContext, useContext } from 'react'
import type { PageScriptName } from './scripts.ts'

/** The addresses of the scripts that only some pages have. */
export const PageScriptContext = createContext<Partial<Record<PageScriptName, string>>>({})

/** A script of single pages, without React. It runs once the page is parsed. */
export function PageScript({ name }: { name: PageScriptName }) {
  const url = useContext(PageScriptContext)[name]
  return url && <script type="module" src={url} />
}
