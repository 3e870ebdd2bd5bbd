import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Files with personal data are readable by the service's user only. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const

/**
 * Replaces a file atomically: a temporary file, fsync, rename, fsync of the folder. When it resolves, the content is
 * durable; when it rejects, the old file is unchanged. One writer per path.
 */
export async function replaceFile(path: string, text: string | Uint8Array): Promise<void> {
  await replaceUnsynced(path, text)
  await syncFolder(dirname(path))
}

/** Replaces one of several files of a folder atomically: until the caller syncs the folder, a power cut may undo it. */
export async function replaceUnsynced(path: string, text: string | Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`
  try {
    const file = await createNew(temporary)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Creates a temporary file. One that a crash has left is removed, not truncated: another process may have it open. */
async function createNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', ownerOnly.file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    await rm(path)
    return open(path, 'wx', ownerOnly.file)
  }
}

/** Creates a folder with its parents and syncs the parents. */
export async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: ownerOnly.folder })
  if (made === undefined) return
  const first = dirname(resolve(made))
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    await syncFolder(folder)
    if (folder === first || folder === dirname(folder)) return
  }
}

/** Calls fsync for a folder, which makes renames durable. Does nothing on Windows, which cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await withFile(path, 'r', (folder) => folder.sync())
}

/** Opens a file, and closes it after the work. */
export async function withFile<Answer>(
  path: string,
  flags: 'r' | 'r+',
  work: (file: FileHandle) => Promise<Answer>,
): Promise<Answer> {
  const file = await open(path, flags)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
