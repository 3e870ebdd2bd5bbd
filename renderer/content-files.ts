import { createHash } from 'node:crypto'
import {
  type ByLanguage,
  defaultLanguage,
  eachLanguage,
  inLanguage,
  type Language,
  languageOf,
} from '../services/content/model/languages.ts'
import { memoize } from '../services/content/model/memoize.ts'
import { buildingGuidePage, careersPage } from '../services/content/model/optional-pages.ts'
import type { Site } from '../services/content/model/site.ts'
import { allSites, siteIn } from '../services/content/model/translations.ts'
import { formWords } from './head/page-words-script.ts'
import { placementStyles, placeStyles } from './components/picture-data.ts'
import type { AdminShell, DocumentShell, SiteParts, WordsByLanguage } from './page-context.tsx'
import { shellData } from './shell/shell-data.ts'
import { brandStyles } from './styles/brand-styles.ts'

/** Content that browsers load as a file. It is not bundled, so an edit of content rebuilds no code. */
export interface ContentFile {
  address: string
  text: string
}

/** The folder of these files, which are cached forever, like all of /assets/. */
export const contentFolder = '/assets/content/'

/** Returns a file whose address contains a hash of its text. `name` has the extension. */
export function contentFile(name: string, text: string): ContentFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { address: `${contentFolder}${name.replace('.', `.${hash}.`)}`, text }
}

/** The style sheet of all pages: the firm's colors, and the focus and placeholder colors of all pictures. */
export const siteStylesFile = memoize((site: Site) =>
  contentFile('site.css', `${brandStyles(site.brand)}\n${placementStyles(site)}`),
)

/** The style sheet with the positions of all places on maps and drawings. */
export const placesFile = memoize((site: Site) =>
  contentFile('places.css', placeStyles(allSites(site))),
)

/** The words of forms, in a file for each language. */
export const formWordsFiles = memoize((site: Site): ByLanguage<ContentFile> =>
  Object.fromEntries(
    Object.entries(site.words).map(([language, words]) => [
      language,
      contentFile(`words-${language}.json`, formWords(words)),
    ]),
  ),
)

/**
 * The data of header, footer and style sheets, the same in every public page of a language; in the first language where
 * the menus are not translated.
 * @param site the site of the first language
 */
export const documentShell = (site: Site, language = site.language): DocumentShell =>
  shells(site)(language)

/** Returns the shell of a page. @param path the page's address */
export const documentShellAt = (site: Site, path: string): DocumentShell =>
  documentShell(site, languageOf(path, site.languages))

const shells = memoize((site: Site) => eachLanguage((language) => shellIn(site, language)))

function shellIn(site: Site, language: Language): DocumentShell {
  const own = siteIn(site, language)
  return own.navigationLanguage === own.language
    ? { ...sharedShell(site), ...shellData(own, site) }
    : documentShell(site)
}

const sharedShell = (site: Site) => ({
  form: site.form,
  siteStyles: siteStylesFile(site).address,
  places: placesFile(site).address,
  words: site.words,
  formWords: Object.fromEntries(
    Object.entries(formWordsFiles(site)).map(([language, { address }]) => [language, address]),
  ),
  timeZone: {
    name: site.business.place.timeZone.name,
    shown: inLanguage(site.business.place.timeZone.words, defaultLanguage),
  },
  parts: siteParts(site),
})

/** The part of `documentShell` that admin pages need. */
export const adminShell = memoize((site: Site): AdminShell & { words: WordsByLanguage } => {
  const { failure, toast } = inLanguage(site.words, defaultLanguage)
  const { brand, feeds, fontKit, form, siteStyles, logo, themeColor, timeZone, parts } =
    documentShell(site)
  const words = { [defaultLanguage]: { failure, toast } }
  return { brand, feeds, fontKit, form, siteStyles, logo, themeColor, timeZone, parts, words }
})

function siteParts(site: Site): SiteParts {
  const { guides, posts, projects, costs, unpublished, locations } = site
  const articles = [guides, posts, projects, costs, unpublished.guides, unpublished.posts]
  return {
    articles: articles.some((list) => list.length > 0),
    locations: locations.length > 0,
    newsletter: buildingGuidePage(site) !== undefined,
    jobs: careersPage(site) !== undefined,
  }
}
