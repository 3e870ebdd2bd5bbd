import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, mkdir, rename, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathInside } from '../../services/content/load/files/path-inside.ts'

/** In the folder of the output: what changes on later days (scripts/build/editions.ts). */
export const editionsFolder = 'editions'

/** The folder that a build fills. Paths are those in it: `client/roofing/index.html`. */
export interface Output {
  /** Writes a file. An identical file is not written. */
  put(this: void, path: string, content: string | Buffer): Promise<void>
  /** Copies a file. A file with the same size and modification time is skipped, as by rsync. */
  copy(this: void, file: string, path: string): Promise<void>
  /** Keeps a file as the last build wrote it. */
  retain(this: void, path: string): void
  /** Returns where a file is that this build has put, copied or retained. */
  locate(this: void, path: string): string
  /** Removes a file that would be wrong until it is written again. */
  discard(this: void, path: string): void
  /** Returns whether a file is there, from this build or an earlier one. */
  has(this: void, path: string): boolean
  /** Returns what this build has put, copied or retained so far. */
  paths(this: void): string[]
  /** Removes every other file, which an earlier build wrote from content that no longer exists. */
  removeStale(this: void): void
}

/**
 * Opens an output folder. Synchronous: thousands of checks and small files are many times faster without promises.
 * @param folder created if it does not exist
 */
export function outputFolder(folder: string): Output {
  const present = new Set(filesIn(folder))
  const wanted = new Set<string>()
  /** Moves a written file to its place. The compressed versions of the old one go first, so they are never outdated. */
  const place = async (part: string, path: string) => {
    for (const form of [`${path}.br`, `${path}.gz`])
      if (present.delete(form)) unlinkSync(join(folder, form))
    // ext4 writes to the disk when a rename replaces a file.
    await rename(part, join(folder, path))
    present.add(path)
  }
  return {
    async put(path, content) {
      wanted.add(path)
      const [target, bytes] = [join(folder, path), Buffer.from(content)]
      if (present.has(path) && readFileSync(target).equals(bytes)) return
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(`${target}.part`, bytes)
      await place(`${target}.part`, path)
    },
    async copy(file, path) {
      wanted.add(path)
      const target = join(folder, path)
      const [from, there] = [statSync(file), statSync(target, { throwIfNoEntry: false })]
      if (there?.size === from.size && there.mtime.getTime() === from.mtime.getTime()) return
      await mkdir(dirname(target), { recursive: true })
      const part = `${target}.part`
      await copyFile(file, part)
      await utimes(part, from.atime, from.mtime)
      await place(part, path)
    },
    retain: (path) => void wanted.add(path),
    locate: (path) => join(folder, path),
    discard: (path) => {
      if (present.delete(path)) unlinkSync(join(folder, path))
    },
    has: (path) => present.has(path),
    paths: () => [...wanted],
    removeStale() {
      for (const path of present) {
        if (wanted.has(path) || path.startsWith(`${editionsFolder}/`)) continue
        unlinkSync(join(folder, path))
        present.delete(path)
        removeEmptyFolders(dirname(join(folder, path)))
      }
    },
  }
}

/** Returns whether a path is that of a compressed version of a file. */
export const isCompressed = (path: string): boolean => /\.(br|gz)$/.test(path)

/** Returns the relative path of every file in a folder, with `/`; none if the folder is missing. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => pathInside(folder, join(parentPath, name)) ?? [])
}

/** Removes a folder, and then those above it, while they are empty. */
function removeEmptyFolders(folder: string): void {
  if (readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmptyFolders(dirname(folder))
}
