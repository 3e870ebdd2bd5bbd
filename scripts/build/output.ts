import { readFileSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { keep } from '../../services/images/cache.ts'

/** The folder that a build fills. Paths are those in it: `client/roofing/index.html`. */
export interface Output {
  /** A file with this content. One that has it already is left alone. */
  put(this: void, path: string, content: string | Buffer): Promise<void>
  /** A copy of a file. One of the same size and time of change is left alone, as rsync does it. */
  copy(this: void, file: string, path: string): Promise<void>
  /** Leaves a file as the last build wrote it. */
  leave(this: void, path: string): void
  /** What this build has put, copied or left so far. */
  paths(this: void): string[]
  /** Removes every other file: what an earlier build wrote of content that is gone must not stay. */
  sweep(this: void): Promise<void>
}

/**
 * In: the folder. It need not be there. Nearly every file is as it should be, and asking that thousands of
 * times is many times quicker without promises.
 */
export function outputFolder(folder: string): Output {
  const wanted = new Set<string>()
  return {
    async put(path, content) {
      wanted.add(path)
      const [target, bytes] = [join(folder, path), Buffer.from(content)]
      if (!readIfThere(target)?.equals(bytes)) await keep(target, bytes)
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
      await rename(part, target)
    },
    leave: (path) => void wanted.add(path),
    paths: () => [...wanted],
    async sweep() {
      for (const path of await filesIn(folder))
        if (!wanted.has(path)) await rm(join(folder, path), { force: true })
      await removeEmptyFolders(folder)
    },
  }
}

/** Out: what is in a file; nothing when there is none. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Every file in a folder, by its path there; none when there is no folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

/** Out: whether the folder is gone. */
async function removeEmptyFolders(folder: string): Promise<boolean> {
  let full = false
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (!entry.isDirectory() || !(await removeEmptyFolders(join(folder, entry.name)))) full = true
  if (!full) await rm(folder, { recursive: true })
  return !full
}
