/** A language by its code in two letters: `en`. A site is in those that have a file in content/words/. */
export type Language = string

/** The language of the admin, and of a content folder that names none. */
export const defaultLanguage: Language = 'en'

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

/** Returns a language's own name, for links to its pages: `Français`. */
export const languageName = /* @__PURE__ */ eachLanguage((language) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
})

/** Returns a language's name in English, for staff: `French`. */
export const englishName = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

/** Returns the American locale of a language, `es-US`: `es` alone would be Spain's numbers and dates. */
export const localeOf = (language: Language): string => `${language}-US`

/** Values by language; that of the site's first language comes first. */
export type ByLanguage<Value> = Readonly<Record<Language, Value>>

/** Returns the language if there is a value in it, otherwise the first one that there is. */
export const knownLanguage = (
  values: ByLanguage<unknown>,
  language: Language = defaultLanguage,
): Language => (Object.hasOwn(values, language) ? language : (Object.keys(values)[0] ?? language))

/**
 * Returns the value in a language; where there is none, that in the first language.
 * @throws Error there is none in any language
 */
export function inLanguage<Value>(
  values: ByLanguage<Value | undefined>,
  language: Language,
): Value {
  const value = values[language] ?? Object.values(values).find((one) => one !== undefined)
  if (value === undefined) throw new Error('There is no value in any language.')
  return value
}

/** How the addresses of a site tell their language. */
export interface SiteLanguages {
  /** The language of addresses that do not begin with one. */
  first: Language
  /** The other languages that the site has words in. */
  others: Language[]
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
export const languageOf = (path: string, { first, others, own }: SiteLanguages): Language =>
  (Object.hasOwn(own, path) ? own[path] : undefined) ??
  others.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ??
  first

/** Splits the name of a file: `roofing.es` → `roofing`, in Spanish. */
export function splitLanguage(name: string, first: Language): { name: string; language: Language } {
  const [, bare, language] = /^(.+)\.([a-z]{2})$/.exec(name) ?? []
  return bare === undefined || language === undefined || language === first
    ? { name, language: first }
    : { name: bare, language }
}

/** Returns the name of the file of an entry: `roofing` in Spanish → `roofing.es`. */
export const nameIn = (language: Language, name: string, first: Language): string =>
  language === first ? name : `${name}.${language}`
