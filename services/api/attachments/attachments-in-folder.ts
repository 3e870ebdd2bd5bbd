import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { fileDigest } from '../disk/read-files.ts'
import type { AttachmentFiles } from '../storage/attachment-files.ts'
import { attachmentFolder } from '../storage/json/attachment-folder.ts'
import type { Attachment } from './contract.ts'

interface Places {
  leads: {
    one(id: string): Promise<{ attachments?: readonly Attachment[] | undefined } | undefined>
  }
  attachments: AttachmentFiles
}

/** Combines the attachments in the database with those that an earlier release stored in the data folder. */
export function withFolder(database: AttachmentFiles, path: string): AttachmentFiles {
  const folder = attachmentFolder(path)
  return {
    ...database,
    // A file that is in neither place was moved between the two reads.
    read: async (lead, id) =>
      (await database.read(lead, id)) ??
      (await folder.read(lead, id)) ??
      (await database.read(lead, id)),
    remove: async (lead, id) => {
      await folder.remove(lead, id)
      await database.remove(lead, id)
    },
  }
}

/**
 * Moves attachments that an earlier release stored in a folder into the database of their leads: files that a lead
 * references and that have not changed. All other files stay, since the folder may belong to another database. A file
 * is removed from the folder once it is committed, so a move may be interrupted, repeated, and run by several processes
 * at once.
 * @returns the number of moved files
 */
export async function moveFiles(
  folder: string,
  { leads, attachments }: Places,
  log: Pick<Logger, 'error'>,
  stopping?: AbortSignal,
): Promise<number> {
  let moved = 0
  for (const lead of await readdir(folder).catch(() => [])) {
    const named = (await leads.one(lead))?.attachments ?? []
    for (const { id, sha256 } of named) {
      if (stopping?.aborted) return moved
      const path = join(folder, lead, id)
      try {
        if (!(await isFile(path))) continue
        if ((await fileDigest(path)).sha256 !== sha256)
          throw new Error('It is not the file that was added.')
        await attachments.put(lead, id, path)
        await rm(path, { force: true })
        moved += 1
      } catch (error) {
        // If it no longer exists, another process has moved it.
        if (await isFile(path))
          log.error({ err: error }, `${path} was not moved into the database; it stays there.`)
      }
    }
    // Succeeds only if the folder is empty.
    if (named.length > 0) await rmdir(join(folder, lead)).catch(() => undefined)
  }
  return moved
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false

/** Moves the files in the background. Until it is done, files are served from both places. */
export function startMovingFiles(
  folder: string,
  store: Places,
  log: Pick<Logger, 'error' | 'warn'>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const moving = moveFiles(folder, store, log, stopping.signal).then(
    (moved) => {
      if (moved > 0) log.warn(`${moved} photos and plans were moved into the database.`)
    },
    (err: unknown) =>
      log.error(
        { err },
        'Photos and plans were not moved into the database; next start tries again.',
      ),
  )
  return {
    stop: async () => {
      stopping.abort()
      await moving
    },
  }
}
