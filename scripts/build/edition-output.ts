import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isCompressed, type Output } from './output.ts'

/** Every file of an edition: where it is, by its path in the output. Most are in the folder of an edition before. */
export type EditionFiles = ReadonlyMap<string, string>

/** Files whose names change with their content stay: a page that was opened before the moment may still load them. */
const hashedFiles = 'client/assets/'

export interface EditionOutput extends Output {
  /** Returns whether this edition has its own version of a file. */
  isWritten(this: void, path: string): boolean
  files(this: void): EditionFiles
  /** Returns the paths of the edition before that this one doesn't have. */
  removed(this: void): string[]
}

/**
 * Opens the output of an edition: a file that is the same as in the edition before is not written.
 * @param before the files of the edition before
 * @param folder where the edition's own files go, empty
 */
export function editionOutput(before: EditionFiles, folder: string): EditionOutput {
  const written = new Set<string>()
  const wanted = new Set<string>()
  const locate = (path: string) =>
    written.has(path) ? join(folder, path) : (before.get(path) ?? join(folder, path))
  const targetOf = (path: string) => {
    written.add(path)
    return join(folder, path)
  }
  return {
    locate,
    async put(path, content) {
      wanted.add(path)
      const bytes = Buffer.from(content)
      const there = before.get(path)
      if (there !== undefined && readFileSync(there).equals(bytes)) return
      const target = targetOf(path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(`${target}.part`, bytes)
      renameSync(`${target}.part`, target)
    },
    async copy(file, path) {
      wanted.add(path)
      const [from, there] = [statSync(file), before.get(path)]
      const last = there === undefined ? undefined : statSync(there, { throwIfNoEntry: false })
      if (last?.size === from.size && last.mtime.getTime() === from.mtime.getTime()) return
      const target = targetOf(path)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(file, target)
      await utimes(target, from.atime, from.mtime)
    },
    retain: (path) => void wanted.add(path),
    // The compressed forms of the file before are not those of one that was written.
    has: (path) =>
      written.has(path) ||
      (before.has(path) && !(isCompressed(path) && written.has(plainOf(path)))),
    paths: () => [...wanted],
    removeStale: () => undefined,
    discard: () => undefined,
    isWritten: (path) => written.has(path),
    files: () => new Map([...wanted].map((path) => [path, locate(path)])),
    removed: () =>
      [...before.keys()]
        .filter((path) => !wanted.has(path) && !path.startsWith(hashedFiles))
        .sort(),
  }
}

const plainOf = (path: string): string => path.replace(/\.(br|gz)$/, '')
