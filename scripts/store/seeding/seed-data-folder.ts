import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../../services/api/disk/replace-file.ts'
import type { Lead } from '../../../services/api/leads/lead.ts'
import { syntheticLead, type SyntheticOptions } from './synthetic-lead.ts'
import { formatJson } from '../../../services/api/storage/json/segments/validated-json-file.ts'
import {
  emptySegment,
  monthOf,
  nextSegmentName,
  maxRecordsPerSegment,
} from '../../../services/api/storage/json/segments/segment.ts'

/**
 * Writes synthetic leads, about sixty a day, directly into segment files of a data folder that no process has
 * open: for load tests and demos. Their emails are stored as sent.
 */
export async function seedDataFolder(dataDir: string, made: SyntheticOptions): Promise<void> {
  const folders = [join(dataDir, 'leads'), join(dataDir, 'copies', 'leads')]
  for (const folder of folders) await makeFolder(folder)
  const newest = new Map<string, string>()
  let segment = emptySegment<Lead>('leads')
  const write = async () => {
    const [first] = segment.records
    if (!first) return
    const group = monthOf(first.receivedAt)
    const name = nextSegmentName(group, newest.get(group))
    newest.set(group, name)
    const text = formatJson(segment)
    for (const folder of folders) {
      await writeFile(join(folder, `${name}.json`), text, { mode: 0o600 })
    }
    segment = emptySegment('leads')
  }
  for (let n = 0; n < made.count; n += 1) {
    const lead = syntheticLead(n, made)
    const [first] = segment.records
    const full = segment.records.length === maxRecordsPerSegment
    if (first && (full || monthOf(first.receivedAt) !== monthOf(lead.receivedAt))) await write()
    segment.records.push(lead)
  }
  await write()
}
