import { memoize, recordRead } from './model/memoize.ts'
import { findBySlug, type Site } from './model/site.ts'
import { translationsPart } from './model/translations.ts'

/**
 * Returns the site with dependency tracking: its parts record that they are read (model/memoize.ts). A part is a
 * property of the site, `towns`, or the text of one entry, `posts/mud-season`: texts are edited most often, and few
 * pages show each. Those of other languages begin with the language: `es:towns`.
 * @param site not frozen yet
 * @param prefix before the names of its parts; none for the first language
 */
export function trackedSite(site: Site, prefix = ''): Site {
  const translations = site.translations.map((each) => trackedSite(each, `${each.language}:`))
  const tracked = { translations }
  for (const [name, value] of Object.entries(site) as [string, unknown][]) {
    if (name === 'translations') continue
    const entries: unknown[] = Array.isArray(value) ? value : []
    entries
      .filter(hasBody)
      // In development most entries are those of the last load.
      .filter((entry) => !Object.isFrozen(entry))
      .forEach((entry) => define(entry, 'body', `${prefix}${name}/${entry.slug}`, entry.body))
    define(tracked, name, `${prefix}${name}`, value)
  }
  return tracked as Site
}

/** Returns a part as it is compared between builds; a list is without the texts of its entries. */
export function partOf(site: Site, part: string): unknown {
  if (part === translationsPart) return site.translations.map(({ language }) => language)
  const [, language, rest] = /^(\w+):(.*)$/.exec(part) ?? []
  if (rest !== undefined) {
    const other = site.translations.find((each) => each.language === language)
    return other && partOf(other, rest)
  }
  const [name = '', slug] = part.split('/')
  const value: unknown = site[name as keyof Site]
  if (!Array.isArray(value)) return value
  const entries: unknown[] = value
  if (slug === undefined)
    return entries.map((entry) => (hasBody(entry) ? withoutBody(entry) : entry))
  return findBySlug(value as WithBody[], slug)?.body
}

interface WithBody {
  slug: string
  body: unknown
}

const withoutBody = memoize((entry: WithBody) => ({ ...entry, body: undefined }))

const hasBody = (entry: unknown): entry is WithBody =>
  typeof entry === 'object' && entry !== null && 'body' in entry && 'slug' in entry

function define(of: object, name: string, part: string, value: unknown): void {
  const get = () => {
    recordRead(part)
    return value
  }
  Object.defineProperty(of, name, { get, enumerable: true, configurable: true })
}
