import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { incomingFolder, type AttachmentFiles } from '../attachment-files.ts'
import { fileDigest } from '../../disk/read-files.ts'
import { makeFolder, ownerOnly, syncFolder, withFile } from '../../disk/replace-file.ts'

/** Stores attachments as files `{folder}/{lead}/{id}`. Backups have the same layout. */
export function attachmentFolder(folder: string): AttachmentFiles {
  return {
    put: async (lead, id, path) => {
      await finalizeFile(path)
      const digest = await fileDigest(path)
      const home = join(folder, lead)
      await makeFolder(home)
      await rename(path, join(home, id))
      await syncFolder(home)
      return digest
    },
    read: async (lead, id) => {
      const path = join(folder, lead, id)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? createReadStream(path) : undefined
    },
    remove: async (lead, id) => {
      await rm(id === undefined ? join(folder, lead) : join(folder, lead, id), {
        force: true,
        recursive: true,
      })
      const left = id === undefined ? folder : join(folder, lead)
      if (await stat(left).catch(() => undefined)) await syncFolder(left)
    },
    owners: async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name !== incomingFolder),
    usedBytes: () => folderSize(folder),
  }
}

/** Makes a file readable by the service's user only, and syncs it to disk. */
const finalizeFile = (path: string): Promise<void> =>
  withFile(path, 'r+', async (file) => {
    await file.chmod(ownerOnly.file)
    await file.sync()
  })

/** Returns the size of all files in `{folder}/{lead}`; running uploads are counted as reservations. */
async function folderSize(folder: string): Promise<number> {
  let sum = 0
  for (const lead of await readdir(folder).catch(() => [])) {
    if (lead === incomingFolder) continue
    const home = join(folder, lead)
    for (const name of await readdir(home).catch(() => [])) {
      sum += await stat(join(home, name)).then(
        ({ size }) => size,
        () => 0,
      )
    }
  }
  return sum
}
