import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { fileDigest } from '../disk/read-files.ts'
import type { AttachmentFiles } from '../storage/attachment-files.ts'
import { attachmentFolder } from '../storage/json/attachment-folder.ts'
import type { Attachment } from './attachment.ts'

interface Places {
  leads: {
    one(id: string): Promise<{ attachments?: readonly Attachment[] | undefined } | undefined>
  }
  attachments: AttachmentFiles
}

/** The attachments of a database, and those that an earlier release kept in the data folder beside it. */
export function withFolder(database: AttachmentFiles, path: string): AttachmentFiles {
  const folder = attachmentFolder(path)
  return {
    ...database,
    // A file that is not found in either place has been moved in between.
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
 * Moves the attachments that an earlier release kept in a folder into the database of their leads: what a lead names
 * and is as it was added. Everything else stays where it is: the folder may belong to other leads. A file is removed
 * from the folder when it is committed, so this may be interrupted, repeated, and done by several processes at once.
 * Out: how many were moved.
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
        // Another process may have moved it meanwhile.
        if (await isFile(path))
          log.error({ err: error }, `${path} was not moved into the database; it stays there.`)
      }
    }
    // Only when nothing is left in it.
    if (named.length > 0) await rmdir(join(folder, lead)).catch(() => undefined)
  }
  return moved
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false

/** The same in the background of a service, whose visitors are served from both places meanwhile. */
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
