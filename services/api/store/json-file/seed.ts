import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../disk/replace-file.ts'
import type { Lead } from '../../records/lead.ts'
import { madeUpLead, type MadeUp } from '../made-up-lead.ts'
import { pageText } from './page-file.ts'
import { emptyPage, monthOf, nextPageName, recordsPerPage, type Page } from './page.ts'

/**
 * Fills a data folder that no process has open with made-up leads, about sixty a day, straight
 * into page files: for load tests and for trying out. Their mail counts as sent.
 */
export async function seedLeads(dataDir: string, made: MadeUp): Promise<void> {
  const folders = [join(dataDir, 'leads'), join(dataDir, 'copies', 'leads')]
  for (const folder of folders) await makeFolder(folder)
  const newest = new Map<string, string>()
  let page: Page<Lead> = emptyPage('leads')
  const write = async () => {
    const [first] = page.records
    if (!first) return
    const group = monthOf(first.receivedAt)
    const name = nextPageName(group, newest.get(group))
    newest.set(group, name)
    const text = pageText(page)
    for (const folder of folders) {
      await writeFile(join(folder, `${name}.json`), text, { mode: 0o600 })
    }
    page = emptyPage('leads')
  }
  for (let n = 0; n < made.count; n += 1) {
    const lead = madeUpLead(n, made)
    const [first] = page.records
    const full = page.records.length === recordsPerPage
    if (first && (full || monthOf(first.receivedAt) !== monthOf(lead.receivedAt))) await write()
    page.records.push(lead)
  }
  await write()
}
