import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Entry, nameOf, type Parsed, parseEntry } from './entry.ts'
import { readText } from './file-text.ts'
import { type YamlCache, openYamlCache } from './yaml-cache.ts'
import { placementProblem, pictureEndings } from './placement.ts'
import type { Problem } from '../model/problem.ts'

/** The files of the content folder: read once, parsed, not validated. */
export interface ContentFiles {
  /** Files that could be parsed, by path: `content/business.yaml`. */
  entries: Map<string, Entry>
  /** Pictures by name, with their file: `roofing` → `roofing.svg`. */
  pictures: Map<string, string>
  /** The text of every YAML and Markdown file, parsed or not, by path. */
  texts: Map<string, string>
  problems: Problem[]
  /** What earlier runs have read and validated; the caller saves it. */
  cache?: YamlCache | undefined
}

/**
 * In: the folder that holds `content/`, and the cache of earlier runs. Out: its files; what
 * cannot be read or parsed is a problem.
 */
export function readFiles(root: string, cache?: string): ContentFiles {
  const files: ContentFiles = {
    entries: new Map(),
    pictures: new Map(),
    texts: new Map(),
    problems: [],
    // Later loads in the same process have the memo below.
    cache:
      cache === undefined || memo.size > 0 ? undefined : openYamlCache(join(cache, 'yaml.bin')),
  }
  for (const path of walk(join(root, 'content'))) addFile(root, path, files)
  return files
}

/** The entries of a folder that could be parsed, by name. */
export const entriesOf = (files: ContentFiles, folder: string): Entry[] =>
  [...files.entries.values()].filter(({ file }) => folderOf(file) === folder)

/** The names of all files of a folder, whatever is in them. */
export const namesOf = (files: ContentFiles, folder: string): string[] =>
  [...files.texts.keys()].filter((file) => folderOf(file) === folder).map(nameOf)

const folderOf = (file: string) => file.split('/')[1]

function walk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.startsWith('.'))
    .map((found) =>
      join(found.parentPath, found.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** The author's manual, and the project's own words for the spelling check. */
const ignoredFiles = ['README.md', 'words.txt']

function addFile(root: string, path: string, files: ContentFiles): void {
  const file = `content/${path}`
  if (ignoredFiles.includes(path)) return
  const problem = placementProblem(path)
  if (problem) {
    files.problems.push(problem)
    return
  }
  const ending = extname(path)
  if (pictureEndings.includes(ending)) {
    addPicture(path.replace(/^images\//, ''), files)
    return
  }
  const { text, problems: unreadable } = readText(file, readFileSync(join(root, file)))
  files.texts.set(file, text)
  files.problems.push(...unreadable)
  if (unreadable.length > 0) return
  const { entry, problems } = parseMemoized(file, text, files.cache)
  files.problems.push(...problems)
  if (entry) files.entries.set(file, entry)
}

/** A photograph takes the place of the illustration of the same name. */
function addPicture(picture: string, { pictures, problems }: ContentFiles): void {
  const name = nameOf(picture)
  const other = pictures.get(name)
  if (other === undefined || other.endsWith('.svg')) pictures.set(name, picture)
  else if (!picture.endsWith('.svg'))
    problems.push({
      file: `content/images/${picture}`,
      line: 1,
      column: 1,
      field: '',
      reason: `has the same name as ${other}`,
      repair: 'keep one of the two, or give this one a name and words of its own',
    })
}

/** In development one file of hundreds has changed; the others are not parsed again. */
const memo = new Map<string, { text: string; parsed: Parsed }>()

function parseMemoized(file: string, text: string, cache: YamlCache | undefined): Parsed {
  const known = memo.get(file)
  if (known?.text === text) return known.parsed
  const parsed = parseEntry(file, text, cache)
  memo.set(file, { text, parsed })
  return parsed
}
