import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Entry, parseEntry } from './entry.ts'
import type { Problem } from './problem.ts'

/** The content folder as it lies there: read once, parsed, not yet believed. */
export interface Files {
  /** Files that stand alone, by path inside `content/`: `business.yaml`. */
  single: Map<string, Entry>
  /** Files of a kind, by folder: `towns` → its entries, sorted by name. */
  folders: Map<string, Entry[]>
  /** Pictures by name, with their file: `roofing` → `roofing.svg`. */
  pictures: Map<string, string>
  /** The text of every YAML and Markdown file, by `content/…` path. */
  texts: Map<string, string>
  problems: Problem[]
}

const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png']

/** In: the folder that holds `content/`. Out: its files; what cannot be parsed is a problem. */
export function readFiles(root: string): Files {
  const files: Files = {
    single: new Map(),
    folders: new Map(),
    pictures: new Map(),
    texts: new Map(),
    problems: [],
  }
  for (const path of walk(join(root, 'content'))) take(root, path, files)
  return files
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

function take(root: string, path: string, files: Files): void {
  const [folder = '', name] = path.includes('/')
    ? [path.split('/')[0], path.split('/').at(-1)]
    : ['', path]
  const ending = extname(path).toLowerCase()
  if (path === 'README.md') return
  if (folder === 'images' && pictureEndings.includes(ending)) {
    const picture = (name ?? '').slice(0, -ending.length)
    // A photograph takes the place of the illustration of the same name.
    if (!files.pictures.has(picture) || ending !== '.svg') files.pictures.set(picture, name ?? '')
    return
  }
  const file = `content/${path}`
  if (ending !== '.yaml' && ending !== '.md') {
    files.problems.push({
      file,
      line: 1,
      column: 1,
      field: '',
      reason: 'is a kind of file that the site does not read',
      repair:
        ending === '.yml'
          ? 'name it .yaml'
          : 'move it out of content/, or save it as .yaml, .md, .svg, .jpg or .png',
    })
    return
  }
  const text = readFileSync(join(root, file), 'utf8')
  files.texts.set(file, text)
  const { entry, problems } = parseEntry(file, text)
  files.problems.push(...problems)
  if (!entry) return
  if (folder === '') files.single.set(path, entry)
  else files.folders.set(folder, [...(files.folders.get(folder) ?? []), entry])
}
