/** The languages that content may be in; the first one is that of files without a language in their name. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const firstLanguage = languages[0]

/** The languages of translations: `es` of `roofing.es.md`. */
export const otherLanguages: readonly Language[] = languages.slice(1)

/** For each language: its own name, on links to its pages, and its locale. */
export const languageNames: Readonly<Record<Language, { name: string; locale: string }>> = {
  en: { name: 'English', locale: 'en_US' },
  es: { name: 'Español', locale: 'es_US' },
}

/** Returns an address in a language: `/roofing` → `/es/roofing`, `/` → `/es`. */
export const addressIn = (language: Language, path: string): string =>
  language === firstLanguage ? path : `/${language}${path === '/' ? '' : path}`

/** The addresses of translations that do not begin with their language, such as `/contacto`. */
export type OwnAddresses = Readonly<Record<string, Language>>

/** Returns the language of a page by its address, whether or not there is such a page. */
export const languageOf = (path: string, own: OwnAddresses): Language =>
  (Object.hasOwn(own, path) ? own[path] : undefined) ??
  otherLanguages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ??
  firstLanguage

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
export function splitLanguage(name: string): { name: string; language: Language } {
  const language = otherLanguages.find((each) => name.endsWith(`.${each}`))
  return language === undefined
    ? { name, language: firstLanguage }
    : { name: name.slice(0, -language.length - 1), language }
}

/** Returns the name of the file of an entry: `roofing` in Spanish → `roofing.es`. */
export const nameIn = (language: Language, name: string): string =>
  language === firstLanguage ? name : `${name}.${language}`
