import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { defaultLanguage, type Language, splitLanguage } from '../../model/languages.ts'
import { groupedBy, memoize } from '../../model/memoize.ts'
import type { TextFile } from '../../model/text-files.ts'
import { createEntry, type Entry, nameOf, parseEntry } from './entry.ts'
import {
  type FileCache,
  hashOf,
  type KeptFile,
  openFileCache,
  fileFingerprint,
} from './file-cache.ts'
import { readText } from './file-text.ts'
import { placeOf } from './folder.ts'
import { pathInside } from './path-inside.ts'
import {
  brandDrawings,
  brandFile,
  findMisplaced,
  isIgnored,
  isTextFile,
  pictureEndings,
  type SingleFile,
} from './placement.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'

/** The files of the content folder: read once, parsed, not validated. */
export interface ContentFiles {
  /** The language of files without one in their name. */
  language: Language
  /** The languages that there are words in: the first one, then the others by their codes. */
  languages: readonly Language[]
  /** Files that could be parsed, by path: `content/business.yaml`. */
  entries: Map<string, Entry>
  /** Pictures by name, with their file: `roofing` → `roofing.svg`. */
  pictures: Map<string, string>
  /** The drawings of content/brand/ that are there: `brand/logo.svg`. */
  brandDrawings: Set<string>
  /** What texts link to, by name. */
  files: Map<string, FoundFile>
  /** The names that pictures in the wrong place, or of a kind that cannot be shown, should have. */
  misplacedPictures: Set<string>
  /** Reads the text of every YAML and Markdown file, parsed or not, by path. */
  texts: Map<string, () => string>
  problems: Problem[]
  /** The cache of earlier loads; the caller saves it. */
  cache: FileCache
}

/** A file of content/files/. */
export interface FoundFile extends TextFile {
  /** Its first bytes, by which its kind is known, as Latin-1. */
  start: string
}

/**
 * Reads the content files; what cannot be read or parsed is a problem.
 * @param folder the content folder
 * @param cache the folder of the cache
 * @param unsaved texts that are read in place of those of files, by path: `content/towns/vail.yaml`
 */
export function readFiles(
  folder: string,
  cache?: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
): ContentFiles {
  const language = declaredLanguage(folder)
  const files: ContentFiles = {
    language,
    languages: languagesIn(folder, language),
    entries: new Map(),
    pictures: new Map(),
    brandDrawings: new Set(),
    files: new Map(),
    misplacedPictures: new Set(),
    texts: new Map(),
    problems: [],
    cache: openFileCache(cache),
  }
  const saved = walk(folder)
  const added = [...unsaved.keys()].map((file) => file.replace('content/', ''))
  for (const path of [...new Set([...saved, ...added])].sort())
    addFile(folder, path, files, unsaved.get(`content/${path}`))
  for (const [name, text] of Object.entries(absentFiles)) addAbsent(`content/${name}`, text, files)
  return files
}

/** Returns what business.yaml says, also while the rest of the file is invalid; what it must not be is a problem of its schema. */
export function declaredLanguage(folder: string): Language {
  const file = join(folder, 'business.yaml')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const named = /^language: *['"]?(\w+)/m.exec(text)?.[1]
  return named !== undefined && /^[a-z]{2}$/.test(named) ? named : defaultLanguage
}

/** Returns the languages that the folder or the project has words in, which every program runs in the folder of. */
function languagesIn(folder: string, first: Language): Language[] {
  const found = [folder, 'content'].flatMap((each) => {
    const words = join(each, 'words')
    return existsSync(words) ? readdirSync(words) : []
  })
  const others = found.flatMap((name) => /^([a-z]{2})\.yaml$/.exec(name)?.[1] ?? [])
  return [...new Set([first, ...others.sort()])]
}

/** Files that may be missing, with the text that this is the same as. */
const absentFiles: Partial<Record<SingleFile, string>> = {
  'authors.yaml': '{}',
  'claims.yaml': '{}',
  'lost-reasons.yaml': '[]',
  'notice.yaml': '[]',
  'redirects.yaml': '[]',
  'search.yaml': '{}',
  'testimonials.yaml': '[]',
  'why-us.yaml': '[]',
}

/** The single files that a site can do without. */
export const optionalFiles: readonly string[] = [
  ...Object.keys(absentFiles),
  'region-factor.yaml',
  brandFile,
]

function addAbsent(file: string, text: string, { texts, entries, language }: ContentFiles): void {
  const { entry } = parseEntry(file, text, undefined, '', language)
  if (entry && !texts.has(file)) entries.set(file, entry)
}

/** The entries of a folder in a language that could be parsed, by name. */
export const entriesOf = (
  files: ContentFiles,
  folder: string,
  language = files.language,
): Entry[] =>
  filesOf(files, folder).flatMap((file) => {
    const entry = files.entries.get(file)
    return entry?.language === language ? entry : []
  })

/** The names of all files of a folder in a language, parsed or not. */
export const namesOf = (files: ContentFiles, folder: string, language = files.language): string[] =>
  filesOf(files, folder).flatMap((file) => {
    const split = splitLanguage(nameOf(file), files.language)
    return split.language === language ? split.name : []
  })

/** The languages other than the first that any file is in. */
export const translatedInto = ({ texts, language, languages }: ContentFiles): Language[] => {
  const found = new Set(
    [...texts.keys()].map((file) => splitLanguage(nameOf(file), language).language),
  )
  return languages.filter((each) => each !== language && found.has(each))
}

const filesOf = (files: ContentFiles, folder: string) => byFolder(files).get(folder) ?? []

const byFolder = memoize(({ texts }: ContentFiles) =>
  groupedBy([...texts.keys()], (file) => [folderOf(file)]),
)

const folderOf = (file: string) => file.split('/')[1] ?? ''

function walk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .flatMap((found) => pathInside(folder, join(found.parentPath, found.name)) ?? [])
    .filter((path) => !isIgnored(path))
    .sort()
}

/** The author's manual, the published addresses, and the project's own words for the spelling check. */
const ignoredFiles = ['README.md', 'addresses.txt', 'words.txt']

function addFile(
  folder: string,
  path: string,
  files: ContentFiles,
  unsaved: string | undefined,
): void {
  const file = `content/${path}`
  if (ignoredFiles.includes(path)) return
  const misplaced = findMisplaced(path, files.languages)
  if (misplaced) {
    files.problems.push(misplaced.problem)
    keepName(misplaced.meant, files)
    return
  }
  if (brandDrawings.some((drawing) => drawing === path)) {
    files.brandDrawings.add(path)
    return
  }
  if (isTextFile(path)) {
    const name = path.replace(/^files\//, '')
    files.files.set(name, { name, ...beginningOf(placeOf(folder, file)) })
    return
  }
  if (isPicture(path)) {
    addPicture(path.replace(/^images\//, ''), files)
    return
  }
  const place = placeOf(folder, file)
  if (unsaved !== undefined) {
    files.texts.set(file, () => unsaved)
    const { entry, problems } = parseEntry(file, unsaved, files.cache, '', files.language)
    files.problems.push(...problems)
    if (entry) files.entries.set(file, entry)
    return
  }
  const fingerprint = fileFingerprint(place)
  const unchanged = files.cache.findUnchanged(file, fingerprint)
  if (unchanged) {
    const read = () => readAgain(place, unchanged)
    files.texts.set(file, read)
    files.entries.set(file, createEntry(file, unchanged, files.cache, read, files.language))
    return
  }
  const { text, problems: unreadable } = readText(file, readFileSync(place))
  files.texts.set(file, () => text)
  files.problems.push(...unreadable)
  if (unreadable.length > 0) return
  const known = files.cache.findText(file, fingerprint, text)
  const { entry, problems } = known
    ? { entry: createEntry(file, known, files.cache, () => text, files.language), problems: [] }
    : parseEntry(file, text, files.cache, fingerprint, files.language)
  files.problems.push(...problems)
  if (entry) files.entries.set(file, entry)
}

const isPicture = (path: string) => pictureEndings.includes(extname(path))

/** A misplaced file keeps the name that it should have, so that its place is the only problem. */
function keepName(meant: string | undefined, { texts, misplacedPictures }: ContentFiles): void {
  if (meant === undefined || texts.has(meant)) return
  if (isPicture(meant)) misplacedPictures.add(nameOf(meant))
  else texts.set(meant, () => '')
}

/** Returns how large a file is, and its first bytes. */
export function beginningOf(place: string): Omit<FoundFile, 'name'> {
  const file = openSync(place, 'r')
  try {
    const start = Buffer.alloc(512)
    const read = readSync(file, start)
    return { bytes: fstatSync(file).size, start: start.toString('latin1', 0, read) }
  } finally {
    closeSync(file)
  }
}

function readAgain(place: string, kept: KeptFile): string {
  const text = readFileSync(place, 'utf8')
  // It was written to since its fingerprint was taken: later results belong to another text.
  if (hashOf(text) !== kept.hash) kept.stamp = kept.hash = ''
  return text
}

/** A photograph takes the place of the illustration of the same name. */
function addPicture(picture: string, { pictures, problems }: ContentFiles): void {
  const name = nameOf(picture)
  const other = pictures.get(name)
  if (other === undefined || other.endsWith('.svg')) pictures.set(name, picture)
  else if (!picture.endsWith('.svg'))
    problems.push(
      fileProblem(`content/images/${picture}`, {
        reason: `has the same name as ${other}`,
        repair: 'keep one of the two, or give this one a name and words of its own',
      }),
    )
}
