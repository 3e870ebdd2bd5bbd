import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Only the service's own user may read what visitors wrote. */
const ownerOnly = { file: 0o600, folder: 0o700 } as const

/**
 * Puts `text` (or bytes) at `path` as one step that a power cut cannot halve: a temporary file beside it,
 * fsync, rename, fsync of the folder. When this resolves the text is on the disk; when it rejects
 * the old file still stands. One writer per path.
 */
export async function replaceFile(path: string, text: string | Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`
  try {
    const file = await open(temporary, 'w', ownerOnly.file)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (fault) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw fault
  }
  await syncFolder(dirname(path))
}

/**
 * Puts a copy of one file in place of another as one step, without waiting for the disk: for what
 * can be made again.
 */
export async function copyOver(from: string, to: string): Promise<void> {
  const temporary = `${to}.tmp`
  try {
    await copyFile(from, temporary)
    await rename(temporary, to)
  } catch (fault) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw fault
  }
}

/** Makes a folder and its parents, and waits until the names of all that are new are on the disk. */
export async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: ownerOnly.folder })
  if (made === undefined) return
  const first = dirname(resolve(made))
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    await syncFolder(folder)
    if (folder === first || folder === dirname(folder)) return
  }
}

/** Waits until renames and new names in a folder are on the disk. Windows cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
