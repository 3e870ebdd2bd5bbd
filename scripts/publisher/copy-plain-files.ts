import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** More entries than any site has. */
const maxEntries = 500_000
const chunkBytes = 1 << 20

/** A folder has something in it that is neither a file nor a folder. */
export class NotPlainError extends Error {}

interface Options {
  /** Names in the folder itself that are not copied. */
  leftOut?: readonly string[]
  /** An earlier copy: files with the same content become hard links to its files. */
  before?: string | undefined
}

/**
 * Copies a folder that belongs to another account, which may change it meanwhile: each entry is opened relative to the open
 * folder above it and without following links, so nothing outside of the folder is ever read.
 * @param root a folder that the other account can't replace
 * @param path the names that lead from it to the folder
 * @param target is made
 * @throws NotPlainError there is something other than files and folders, or far too many
 */
export function copyPlainFiles(
  root: string,
  path: readonly string[],
  target: string,
  { leftOut = [], before }: Options,
): void {
  let entries = 0
  const copyFolder = (folder: number, at: string, names: readonly string[], inBefore?: string) => {
    mkdirSync(at, { recursive: true })
    for (const name of names) {
      entries += 1
      if (entries > maxEntries) throw new NotPlainError()
      within(folder, name, (entry) => {
        const [to, known] = [join(at, name), inBefore && join(inBefore, name)]
        if (fstatSync(entry).isDirectory()) copyFolder(entry, to, namesIn(entry, name), known)
        else if (known !== undefined && isSame(entry, known)) linkSync(known, to)
        else copyFile(entry, to)
      })
    }
  }
  const descend = (folder: number, [name, ...rest]: readonly string[]): void => {
    if (name !== undefined) return within(folder, name, (entry) => descend(entry, rest))
    const names = namesIn(folder, '.').filter((each) => !leftOut.includes(each))
    copyFolder(folder, target, names, before)
  }
  const opened = openSync(root, constants.O_RDONLY)
  paths.set(opened, root)
  try {
    descend(opened, path)
  } finally {
    paths.delete(opened)
    closeSync(opened)
  }
}

/**
 * Reads a file that another account has written, and may have replaced by a link or a pipe.
 * @throws Error it isn't a file, or is larger
 */
export function readPlainFile(file: string, maxBytes: number): string {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  const opened = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const stat = fstatSync(opened)
    if (!stat.isFile() || stat.size > maxBytes) throw new NotPlainError(file)
    return readFileSync(opened, 'utf8')
  } finally {
    closeSync(opened)
  }
}

/** Where open folders are, for systems without /proc. */
const paths = new Map<number, string>()

/** Linux opens what is below a folder that is open already, wherever its name leads by now. */
const inFolder = (folder: number, name = '.'): string =>
  existsSync('/proc/self/fd')
    ? `/proc/self/fd/${folder}/${name}`
    : join(paths.get(folder) ?? '', name)

/** Opens an entry of a folder, calls `use`, and closes it. */
function within(folder: number, name: string, use: (entry: number) => void): void {
  // Without O_NONBLOCK, opening a pipe would wait for its other end.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  let entry: number
  try {
    entry = openSync(inFolder(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // A link, or a socket.
    if (code === 'ELOOP' || code === 'EMLINK' || code === 'ENXIO') throw new NotPlainError(name)
    throw error
  }
  try {
    const stat = fstatSync(entry)
    if (!stat.isFile() && !stat.isDirectory()) throw new NotPlainError(name)
    paths.set(entry, join(paths.get(folder) ?? '', name))
    use(entry)
  } finally {
    paths.delete(entry)
    closeSync(entry)
  }
}

const namesIn = (folder: number, name: string): string[] => {
  if (!fstatSync(folder).isDirectory()) throw new NotPlainError(name)
  return readdirSync(inFolder(folder))
}

/** Calls `use` with a file's content, a chunk at a time, until it returns false. */
function readChunks(file: number, use: (chunk: Buffer, at: number) => boolean): boolean {
  const buffer = Buffer.allocUnsafe(chunkBytes)
  for (let at = 0; ;) {
    const read = readSync(file, buffer, 0, chunkBytes, at)
    if (read === 0) return true
    if (!use(buffer.subarray(0, read), at)) return false
    at += read
  }
}

/** Returns whether an open file has the content of another one. */
function isSame(file: number, other: string): boolean {
  let known: number
  try {
    known = openSync(other, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch {
    return false
  }
  try {
    const stat = fstatSync(known)
    if (!stat.isFile() || stat.size !== fstatSync(file).size) return false
    const second = Buffer.allocUnsafe(chunkBytes)
    return readChunks(file, (chunk, at) => {
      const read = readSync(known, second, 0, chunk.length, at)
      return chunk.equals(second.subarray(0, read))
    })
  } finally {
    closeSync(known)
  }
}

/** Copies an open file with its time, which `lastmod` and browsers see. */
function copyFile(file: number, to: string): void {
  const copy = openSync(to, 'wx')
  try {
    readChunks(file, (chunk) => {
      for (let done = 0; done < chunk.length;) done += writeSync(copy, chunk, done)
      return true
    })
    const { atime, mtime } = fstatSync(file)
    futimesSync(copy, atime, mtime)
  } finally {
    closeSync(copy)
  }
}
