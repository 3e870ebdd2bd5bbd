import { createHash } from 'node:crypto'
import { chmod, copyFile, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeFolder, ownerOnly } from '../../services/api/disk/replace-file.ts'
import { lead } from '../../services/api/records/lead.ts'
import type { BulkStore } from '../../services/api/store/store.ts'
import { CommandError } from './report.ts'

/** The folders of leads' attachments, in a data folder and beside a backup. */
export const attachmentsFolder = (dataDir: string) => join(dataDir, 'attachments')
export const attachmentsBackupFolder = (archive: string) => `${archive}.attachments`

/**
 * Copies every file that a lead of `records` names, and verifies each copy by the hash in its record. The
 * copies have owner-only permissions.
 * Out: how many. @throws CommandError a file is missing or has another hash
 */
export async function copyAttachments(
  records: Pick<BulkStore, 'read'>,
  from: string,
  to: string,
): Promise<number> {
  let copied = 0
  for await (const record of records.read('leads')) {
    const { id, attachments = [] } = lead.parse(record)
    for (const file of attachments) {
      const path = join(to, id, file.id)
      try {
        await makeFolder(join(to, id))
        await copyFile(join(from, id, file.id), path)
        // A copy inherits the permissions of its source, and earlier releases wrote some readable for all.
        await chmod(path, ownerOnly.file)
      } catch (fault) {
        throw new CommandError(
          `${basename(from)}/${id}/${file.id} cannot be copied: ${String(fault)}`,
        )
      }
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      if (hash !== file.sha256) throw new CommandError(`${path} is not the file that was added.`)
      copied += 1
    }
  }
  return copied
}

/** The default folder of backups: with the data, which outlives a release. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')
