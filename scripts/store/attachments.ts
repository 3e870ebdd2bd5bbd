import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileDigest } from '../../services/api/disk/read-files.ts'
import { makeFolder, ownerOnly } from '../../services/api/disk/replace-file.ts'
import {
  incomingFolder,
  type AttachmentFiles,
} from '../../services/api/storage/attachment-files.ts'
import { z } from 'zod'
import { attachment } from '../../services/api/attachments/contract.ts'
import { declarations } from '../../services/api/collections.ts'
import { lead } from '../../services/api/leads/lead.ts'
import type { BulkStore } from '../../services/api/storage/engine.ts'
import { typedKeys } from '../../services/api/storage/typed-entries.ts'
import { CommandError } from './report.ts'

/** The folders of leads' attachments, in a data folder and beside a backup. */
export const attachmentsFolder = (dataDir: string) => join(dataDir, 'attachments')
export const attachmentsBackupFolder = (archive: string) => `${archive}.attachments`

/** The files of a record, also of one that this release cannot read. Their ids are names on the disk. */
const recordFiles = z.object({
  id: z.union([lead.shape.id, z.uuid()]).catch(''),
  attachments: z
    .array(z.object({ id: attachment.shape.id, sha256: attachment.shape.sha256 }))
    .catch([]),
})

interface CopyOptions {
  from: Pick<AttachmentFiles, 'read'>
  to: Pick<AttachmentFiles, 'put' | 'read'>
  /** The attachments folder of the target, or beside a target database. */
  folder: string
  /** Called for a file that the source does not have. Left out: that is an error. */
  onMissing?: (name: string) => void
}

/**
 * Copies every file that a lead or an application of `records` lists, and verifies the hash in its record before and after the copy.
 *
 * @returns the number of copied files
 * @throws CommandError if a file is missing or has another hash
 */
export async function copyAttachments(
  records: Pick<BulkStore, 'read'>,
  { from, to, folder, onMissing = refuseMissing }: CopyOptions,
): Promise<number> {
  // The service removes leftovers of an interrupted copy from there, as it does for an interrupted upload.
  const incoming = join(folder, incomingFolder)
  let copied = 0
  for await (const record of allRecords(records)) {
    const { id, attachments } = recordFiles.parse(record)
    if (id === '') continue
    for (const file of attachments) {
      const name = `${id}/${file.id}`
      const verify = (sha256: string, where: string) => {
        if (sha256 !== file.sha256)
          throw new CommandError(`${name} ${where} is not the file that was added.`)
      }
      const bytes = await from.read(id, file.id)
      if (!bytes) {
        onMissing(name)
        continue
      }
      await makeFolder(incoming)
      const path = join(incoming, `${id}.${file.id}`)
      try {
        await pipeline(bytes, createWriteStream(path, { mode: ownerOnly.file }))
        verify((await fileDigest(path)).sha256, 'in the source')
        await to.put(id, file.id, path)
      } finally {
        await rm(path, { force: true })
      }
      verify(await storedHash(to, id, file.id), 'in the target')
      copied += 1
    }
  }
  await rmdir(incoming).catch(() => undefined)
  return copied
}

async function* allRecords(records: Pick<BulkStore, 'read'>): AsyncGenerator<unknown> {
  for (const name of collectionsWithFiles) yield* records.read(name)
}

function refuseMissing(name: string): never {
  throw new CommandError(`${name} is missing, so it cannot be copied.`)
}

async function storedHash(files: Pick<AttachmentFiles, 'read'>, lead: string, id: string) {
  const hash = createHash('sha256')
  const bytes = await files.read(lead, id)
  if (bytes) await pipeline(bytes, hash)
  return hash.digest('hex')
}

/** The collections whose records have files. */
const collectionsWithFiles = typedKeys(declarations).filter((name) => {
  const declared: { personal?: { attachments?: true } } = declarations[name]
  return declared.personal?.attachments
})

/** The default folder of backups: in the data folder, which is kept between releases. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')
