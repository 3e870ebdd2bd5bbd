import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { endingOf, fileTypes } from '../../model/text-files.ts'
import { defaultLanguage, type Language, nameIn, splitLanguage } from '../../model/languages.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'
import { slugify, suggestion } from '../messages/suggest.ts'

/** Files at the top level of content/. */
const singleFiles = [
  'authors.yaml',
  'business.yaml',
  'claims.yaml',
  'form.yaml',
  'lost-reasons.yaml',
  'navigation.yaml',
  'notice.yaml',
  'redirects.yaml',
  'region-factor.yaml',
  'search.yaml',
  'testimonials.yaml',
  'why-us.yaml',
] as const
export type SingleFile = (typeof singleFiles)[number]

/** Those that may be in another language too: `navigation.es.yaml`. The others have all languages in them, or no words. */
export const translatedFiles = [
  'authors.yaml',
  'business.yaml',
  'claims.yaml',
  'navigation.yaml',
  'region-factor.yaml',
  'testimonials.yaml',
  'why-us.yaml',
] as const satisfies readonly SingleFile[]
export type TranslatedFile = (typeof translatedFiles)[number]

/** What the firm looks like; each may be missing. */
export const brandFile = 'brand/brand.yaml'
export const brandDrawings = ['brand/logo.svg', 'brand/mark.svg'] as const
const brandFiles = [brandFile, ...brandDrawings]

/** The folder of what texts link to, such as PDFs: these files are sent as they are. */
export const isTextFile = (path: string): boolean => /^files\/[^/]+$/.test(path)

/** Folders of content/, and the ending that the files of each have. */
const folderEndings = new Map(
  Object.values<Kind>(kinds).map(({ folder, ending }) => [folder, ending]),
)

export const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png']
const otherPictures = /^\.(webp|heic|heif|avif|gif|tiff?|bmp|psd|ai|eps|svgz)$/

function isSingleFile(name: string, first: Language): boolean {
  const { name: bare, language } = splitLanguage(name.replace(/\.yaml$/, ''), first)
  const known: readonly string[] = language === first ? singleFiles : translatedFiles
  return known.includes(`${bare}.yaml`)
}

/** What `slugify` leaves as it is. */
const addressPart = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A file that cannot be read where it is. */
interface Misplaced {
  problem: Problem
  /** The path that it should have, where that is clear: what names the file is not a problem of its own. */
  meant?: string
}

/**
 * Returns what prevents a file from being read, or undefined. A file's name becomes an address, so it is checked like
 * one.
 * @param path inside content/
 * @param languages those that there are words in; the first one is that of files without one in their name
 */
export function findMisplaced(
  path: string,
  languages: readonly Language[] = [defaultLanguage],
): Misplaced | undefined {
  const [first = defaultLanguage] = languages
  const problem = (reason: string, repair: string): Misplaced => ({
    problem: fileProblem(`content/${path}`, { reason, repair }),
  })
  const parts = path.split('/')
  const [folder = ''] = parts
  const fileName = parts.at(-1) ?? ''
  const { name, written, ending } = splitName(fileName)
  const moved = (to: string, reason: string, repair: string): Misplaced => ({
    ...problem(reason, repair),
    meant: `content/${to}`,
  })
  const picture = pictureEndings.includes(ending)
  const { name: bare, language } = picture ? { name, language: first } : splitLanguage(name, first)
  const tidy = nameIn(language, slugify(bare), first)
  if (!picture && !languages.includes(language))
    return problem(
      `is in a language, ${language}, that the site has no words in`,
      `write content/words/${language}.yaml, or name this file without .${language}`,
    )

  if (folder === 'brand' && parts.length === 2) {
    if (brandFiles.includes(path)) return undefined
    return /^(logo|mark)$/i.test(name) && ending !== '.yaml'
      ? problem(
          'isn’t an SVG, which the logo and the mark have to be',
          `export it as an SVG and name it content/brand/${name.toLowerCase()}.svg`,
        )
      : problem('is in a place where the site doesn’t look', suggestion(path, brandFiles))
  }
  if (folder === 'files' && parts.length === 2 && !picture && !otherPictures.test(ending)) {
    if (fileTypes[ending] === undefined)
      return problem(
        'is a kind of file that pages can’t offer',
        `save it as one of ${Object.keys(fileTypes).join(', ')}`,
      )
    return addressPart.test(name) && endingOf(path) === written
      ? undefined
      : problem('has a name that can’t be part of an address', `name it ${slugify(name)}${ending}`)
  }
  if (otherPictures.test(ending))
    return moved(
      `images/${slugify(name)}.jpg`,
      'is a kind of picture that the site doesn’t use',
      'export it as a JPEG or PNG to content/images/',
    )
  if (picture && folder !== 'images')
    return moved(
      `images/${slugify(name)}${ending}`,
      'is a picture outside content/images/',
      `move it to content/images/${slugify(name)}${ending}`,
    )
  if (!picture && ending !== '.yaml' && ending !== '.md')
    return problem(
      'is a kind of file that the site doesn’t read',
      `move it out of content/, or save it as .yaml or .md; pictures go to content/images/${fileTypes[ending] === undefined ? '' : ', and files that texts link to into content/files/'}`,
    )
  if (written !== ending)
    return moved(
      [...parts.slice(0, -1), `${tidy}${ending}`].join('/'),
      `ends in ${written}`,
      `name it ${tidy}${ending}${written.endsWith('.txt') ? '; in Windows, View > Show > File name extensions shows the whole name' : ''}`,
    )
  if (parts.length === 1 && ending === '.md')
    return problem(
      'isn’t in a folder',
      'move it to the folder for its kind, such as content/posts/ or content/guides/',
    )
  if (parts.length === 1)
    return isSingleFile(path, first)
      ? undefined
      : problem('is in a place where the site doesn’t look', suggestion(path, singleFiles))
  const expected = folderEndings.get(folder)
  if (expected === undefined)
    return problem(
      `is in “${folder}”, a folder that the site doesn’t read`,
      suggestion(folder, [...folderEndings.keys(), 'brand', 'files'].sort()),
    )
  const wanted = `${tidy}${picture ? ending : expected}`
  const place = `${folder}/${wanted}`
  if (parts.length > 2)
    return moved(place, 'is in a folder inside a folder', `move it to content/${place}`)
  if (!picture && ending !== expected)
    return moved(
      place,
      `ends in ${ending}, but the files of content/${folder}/ end in ${expected}`,
      `name it ${wanted}`,
    )
  if (folder === 'words' && !/^[a-z]{2}$/.test(bare))
    return problem(
      'isn’t named by the code of a language, which has two letters',
      'name it like content/words/fr.yaml',
    )
  if (!addressPart.test(bare))
    return moved(place, 'has a name that can’t be part of an address', `name it ${wanted}`)
  return undefined
}

/**
 * Splits off a file's ending: as it is written, and as it should be. Windows hides endings, so that a file may be
 * called `snow.md.txt` without anyone seeing it.
 */
function splitName(fileName: string): { name: string; written: string; ending: string } {
  const [, name = fileName, written = ''] =
    /^(.+?)((?:\.(?:md|ya?ml)\.txt|\.[^.]+)?)$/i.exec(fileName) ?? []
  const ending = written
    .toLowerCase()
    .replace(/(?<=.)\.txt$/, '')
    .replace(/^\.yml$/, '.yaml')
    .replace(/^\.markdown$/, '.md')
  return { name, written, ending }
}

/** What systems and editors put beside the files that people see; nobody means it for the site. */
export const isIgnored = (path: string): boolean =>
  path
    .split('/')
    .some((part) => /^(\.|~\$)|^(Thumbs\.db|desktop\.ini|Icon\r)$|~$|^#.*#$/i.test(part))
