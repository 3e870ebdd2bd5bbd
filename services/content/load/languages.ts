import { kinds } from '../kinds/kinds.ts'
import type { Language } from '../model/languages.ts'
import type { Facts } from '../model/location/placeholders.ts'
import { routes } from '../model/routes.ts'
import type { Claim, Image, Site } from '../model/site.ts'
import { alternatesOf, ownAddresses, translatedPaths } from '../model/translations.ts'
import type { assemble } from './assemble.ts'
import type { ValidContent } from './collections/collections.ts'

/** What the site of a language is made of. */
export interface Source {
  language: Language
  valid: ValidContent
  claims: Record<string, Claim>
  /** Of what is valid, also what isn't shown now. */
  all: Pick<ValidContent, 'testimonials' | 'whyUs'>
  /** The firm's facts in this language. */
  firm: Facts
}

type Assembled = Source & { contents: ReturnType<typeof assemble> }

/**
 * Connects the pages of all languages: each gets its routes, and how it and the others are linked.
 * @param sources the first language comes first
 * @param known the languages that there are words in, the first one first
 */
export function linkLanguages(sources: readonly Assembled[], known: readonly Language[]) {
  const all = sources.map((source) => ({ ...source, pages: pagesOf(source) }))
  const [first, ...others] = all
  if (!first) return []
  const translations = others.map(({ pages }) => ({
    ...pages,
    paths: translatedPaths(kinds, first.pages, pages),
  }))
  const alternates = alternatesOf(first.pages, translations)
  const { language } = first
  const languages = { first: language, others: known.slice(1) }
  const own = ownAddresses(translations, languages)
  return all.map((source) => ({
    ...source,
    links: {
      alternates,
      languages: { ...languages, own },
      paths: translations.find(({ language }) => language === source.language)?.paths ?? {},
    } satisfies Pick<Site, 'alternates' | 'languages' | 'paths'>,
  }))
}

/** The pages that could be made of what is valid. */
const pagesOf = ({ language, all, contents }: Assembled) => ({
  language,
  lists: Object.fromEntries(
    Object.keys(kinds).map((name) => [name, listed(contents, name)] as const),
  ),
  locations: contents.locations,
  routes: routes({
    ...contents,
    // With those past their last day: a day must not make a link to them a problem.
    testimonials: all.testimonials?.data,
    whyUs: all.whyUs?.data,
  }),
})

const listed = (contents: Assembled['contents'], name: string) =>
  Object.entries(contents).flatMap(([kind, list]) =>
    kind === name && name !== 'locations' && Array.isArray(list)
      ? (list as { slug: string; path?: string }[])
      : [],
  )

/** Returns the images with their words in a language. */
export function describedIn(
  { images: described }: Pick<ValidContent, 'images'>,
  images: Readonly<Record<string, Image>>,
): Record<string, Image> {
  const words = described.flatMap(({ entry, data }) => {
    const image = images[entry.name]
    return image ? [[entry.name, { ...image, ...data }] as const] : []
  })
  return { ...images, ...Object.fromEntries(words) }
}
