/** The languages that content may be in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The language of the admin, and of a content folder that names none. */
export const defaultLanguage: Language = 'en'

/** The languages of translations: `es` of `roofing.es.md`. @param first that of files without a language in their name */
export const otherLanguages = (first: Language): Language[] =>
  languages.filter((language) => language !== first)

/** For each language: its own name, on links to its pages, and its locale. */
export const languageNames: Readonly<Record<Language, { name: string; locale: string }>> = {
  en: { name: 'English', locale: 'en_US' },
  es: { name: 'Español', locale: 'es_US' },
}

/** How the addresses of a site tell their language. */
export interface SiteLanguages {
  /** The language of addresses that do not begin with one. */
  first: Language
  /** The addresses of translations that do not begin with their language, such as `/contacto`. */
  own: Readonly<Record<string, Language>>
}

/** Returns an address in a language: `/roofing` → `/es/roofing`, `/` → `/es`. */
export const addressIn = (
  language: Language,
  path: string,
  { first }: Pick<SiteLanguages, 'first'>,
): string => (language === first ? path : `/${language}${path === '/' ? '' : path}`)

/** Returns the language of a page by its address, whether or not there is such a page. */
export const languageOf = (path: string, { first, own }: SiteLanguages): Language =>
  (Object.hasOwn(own, path) ? own[path] : undefined) ??
  otherLanguages(first).find(
    (language) => path === `/${language}` || path.startsWith(`/${language}/`),
  ) ??
  first

/** Memoizes one value for each language. */
export function eachLanguage<Value>(
  make: (language: Language) => Value,
): (language: Language) => Value {
  const known = new Map<Language, Value>()
  return (language) => {
    const value = known.get(language) ?? make(language)
    known.set(language, value)
    return value
  }
}

/** Splits the name of a file: `roofing.es` → `roofing`, in Spanish. */
export function splitLanguage(name: string, first: Language): { name: string; language: Language } {
  const language = otherLanguages(first).find((each) => name.endsWith(`.${each}`))
  return language === undefined
    ? { name, language: first }
    : { name: name.slice(0, -language.length - 1), language }
}

/** Returns the name of the file of an entry: `roofing` in Spanish → `roofing.es`. */
export const nameIn = (language: Language, name: string, first: Language): string =>
  language === first ? name : `${name}.${language}`
