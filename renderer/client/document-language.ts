import type { Language } from '../../services/api/contract/language.ts'

/** The page's language, for code outside of the components, which have `useLanguage`. */
export const documentLanguage = (): Language => document.documentElement.lang
