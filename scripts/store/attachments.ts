import { createHash } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { lead } from '../../services/api/records/lead.ts'
import type { WholeStore } from '../../services/api/store/store.ts'
import { Refused } from './report.ts'

/** Where prospects' files lie in a data folder, and beside a backup. */
export const attachmentsIn = (dataDir: string) => join(dataDir, 'attachments')
export const attachmentsBeside = (archive: string) => `${archive}.attachments`

/**
 * Copies every file that a lead of `records` names, and proves each copy by the hash in its record.
 * Out: how many. @throws Refused a file is missing or another one
 */
export async function copyAttachments(
  records: Pick<WholeStore, 'read'>,
  from: string,
  to: string,
): Promise<number> {
  let copied = 0
  for await (const record of records.read('leads')) {
    const { id, attachments = [] } = lead.parse(record)
    for (const file of attachments) {
      const path = join(to, id, file.id)
      await cp(join(from, id, file.id), path).catch((fault: unknown) => {
        throw new Refused(`${basename(from)}/${id}/${file.id} cannot be copied: ${String(fault)}`)
      })
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      if (hash !== file.sha256) throw new Refused(`${path} is not the file that was added.`)
      copied += 1
    }
  }
  return copied
}
