import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathInside } from '../../services/content/load/files/path-inside.ts'
import { isIgnored } from '../../services/content/load/files/placement.ts'

/** A file that differs between the content folder and its copy. */
export interface Change {
  /** Inside the content folder: `towns/vail.yaml`. */
  path: string
  /** Undefined for a file that is new. */
  before: Buffer | undefined
  /** Undefined for a file that goes. */
  after: Buffer | undefined
  /** Of a file that is new: where it was. */
  movedFrom?: string
}

/**
 * A copy of the content folder, in which a command does everything first: what it changes is known, and has been loaded,
 * before a file of the folder itself is written.
 */
export interface Workspace {
  /** The copy. */
  copy: string
  read(path: string): string
  exists(path: string): boolean
  write(path: string, text: string): void
  move(from: string, to: string): void
  remove(path: string): void
  /** Every file that differs, by path. */
  changes(): Change[]
}

const copyPrefix = 'content-'

/**
 * Runs a function on a copy of the content folder, which is removed after it.
 * @param place the folder in which the copy is made
 */
export async function inWorkspace<Result>(
  folder: string,
  run: (workspace: Workspace) => Promise<Result>,
  place = tmpdir(),
): Promise<Result> {
  mkdirSync(place, { recursive: true })
  const temporary = mkdtempSync(join(place, copyPrefix))
  const copy = join(temporary, 'content')
  try {
    // With their times, the cache knows the files that are the same.
    cpSync(folder, copy, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !isIgnored(pathInside(folder, source) ?? ''),
    })
    return await run(openWorkspace(folder, copy))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Removes the copies that processes have left which were killed. @param place a folder in which no other process makes copies */
export function removeCopies(place: string): void {
  if (!existsSync(place)) return
  for (const name of readdirSync(place))
    if (name.startsWith(copyPrefix)) rmSync(join(place, name), { recursive: true, force: true })
}

function openWorkspace(folder: string, copy: string): Workspace {
  const movedFrom = new Map<string, string>()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  return {
    copy,
    read: (path) => readFileSync(join(copy, path), 'utf8'),
    exists: (path) => existsSync(join(copy, path)),
    write,
    move(from, to) {
      renameSync(join(copy, from), join(copy, to))
      movedFrom.set(to, from)
    },
    remove: (path) => rmSync(join(copy, path)),
    changes() {
      const paths = new Set([...filesIn(folder), ...filesIn(copy)])
      return [...paths].sort().flatMap((path) => {
        const [before, after] = [folder, copy].map((each) => readIfThere(join(each, path)))
        if (before && after ? before.equals(after) : before === after) return []
        const from = movedFrom.get(path)
        return { path, before, after, ...(from !== undefined && { movedFrom: from }) }
      })
    },
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .flatMap(({ parentPath, name }) => pathInside(folder, join(parentPath, name)) ?? [])
    .filter((path) => !isIgnored(path))

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)

/**
 * Makes all changes to the content folder, or none: every new text is written beside its place first, and what was changed
 * before an error is put back.
 */
export function applyChanges(folder: string, changes: readonly Change[]): void {
  const done: Change[] = []
  const parts = new Map<string, string>()
  try {
    for (const { path, after } of changes) {
      if (!after) continue
      const place = join(folder, path)
      const part = join(dirname(place), `.part-${process.pid}-${parts.size}`)
      mkdirSync(dirname(place), { recursive: true })
      parts.set(path, part)
      writeFileSync(part, after)
    }
    for (const change of changes) {
      const part = parts.get(change.path)
      done.push(change)
      if (part === undefined) rmSync(join(folder, change.path))
      else renameSync(part, join(folder, change.path))
    }
  } catch (error) {
    for (const part of parts.values()) rmSync(part, { force: true })
    for (const { path, before } of done)
      if (before) writeFileSync(join(folder, path), before)
      else rmSync(join(folder, path), { force: true })
    throw error
  }
}
