import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../../services/api/disk/replace-file.ts'
import { encodeVersion } from '../../../services/api/storage/json/copies.ts'
import { markMonths } from '../../../services/api/storage/json/earlier-form.ts'
import { syntheticLead, type SyntheticOptions } from './synthetic-lead.ts'

/**
 * Writes synthetic leads, about sixty a day, directly into the month files of a data folder that no process has
 * open: for load tests and demos. Their emails are stored as sent.
 */
export async function seedDataFolder(dataDir: string, made: SyntheticOptions): Promise<void> {
  const months = new Map<string, string[]>()
  for (let n = 1; n <= made.count; n += 1) {
    const lead = syntheticLead(n - 1, made)
    const month = lead.receivedAt.slice(0, 7)
    const lines = months.get(month) ?? []
    months.set(month, lines)
    lines.push(encodeVersion({ generation: 1, n, first: n, id: lead.id, put: lead }))
  }
  for (const folder of [join(dataDir, 'leads'), join(dataDir, 'copies/leads')]) {
    await makeFolder(folder)
    for (const [month, lines] of months)
      await writeFile(join(folder, `${month}.jsonl`), lines, { mode: 0o600 })
  }
  await markMonths(dataDir)
}
