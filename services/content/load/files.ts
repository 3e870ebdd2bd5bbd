import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Entry, nameOf, type Parsed, parseEntry } from './entry.ts'
import { type KeptData, keptData } from './kept-data.ts'
import { type Folder, isFolder, misplaced, pictureEndings } from './placement.ts'
import type { Problem } from './problem.ts'

/** The content folder as it lies there: read once, parsed, not yet believed. */
export interface Files {
  /** Files that could be parsed, by path: `content/business.yaml`. */
  entries: Map<string, Entry>
  /** Pictures by name, with their file: `roofing` → `roofing.svg`. */
  pictures: Map<string, string>
  /** The text of every YAML and Markdown file, parsed or not, by path. */
  texts: Map<string, string>
  problems: Problem[]
}

/**
 * In: the folder that holds `content/`, and where earlier runs kept what they read. Out: its files; what
 * cannot be read or parsed is a problem.
 */
export function readFiles(root: string, cache?: string): Files {
  const files: Files = { entries: new Map(), pictures: new Map(), texts: new Map(), problems: [] }
  // Later loads of the same run remember by themselves.
  const read = cache === undefined || last.size > 0 ? undefined : keptData(join(cache, 'yaml.bin'))
  for (const path of walk(join(root, 'content'))) take(root, path, files, read)
  read?.save()
  return files
}

/** The entries of a folder that could be parsed, by name. */
export const entriesOf = (files: Files, folder: Folder): Entry[] =>
  [...files.entries.values()].filter(({ file }) => folderOf(file) === folder)

/** The names of all files of a folder, whatever is in them. */
export const namesOf = (files: Files, folder: Folder): string[] =>
  [...files.texts.keys()].filter((file) => folderOf(file) === folder).map(nameOf)

function folderOf(file: string): Folder | undefined {
  const [, folder = ''] = file.split('/')
  return isFolder(folder) ? folder : undefined
}

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
const notRead = ['README.md', 'words.txt']

function take(root: string, path: string, files: Files, read: KeptData | undefined): void {
  const file = `content/${path}`
  if (notRead.includes(path)) return
  const problem = misplaced(path)
  if (problem) {
    files.problems.push(problem)
    return
  }
  const ending = extname(path)
  if (pictureEndings.includes(ending)) {
    takePicture(path.replace(/^images\//, ''), files)
    return
  }
  const text = readFileSync(join(root, file), 'utf8')
  files.texts.set(file, text)
  const { entry, problems } = parseKept(file, text, read)
  files.problems.push(...problems)
  if (entry) files.entries.set(file, entry)
}

/** A photograph takes the place of the illustration of the same name. */
function takePicture(picture: string, { pictures, problems }: Files): void {
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

/** In development one file of hundreds has changed: the others are not parsed again. */
const last = new Map<string, { text: string; parsed: Parsed }>()

function parseKept(file: string, text: string, read: KeptData | undefined): Parsed {
  const known = last.get(file)
  if (known?.text === text) return known.parsed
  const parsed = parseEntry(file, text, read)
  last.set(file, { text, parsed })
  return parsed
}
