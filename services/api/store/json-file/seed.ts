import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../disk/replace-file.ts'
import type { Lead } from '../../records/lead.ts'
import { pageText } from './page-file.ts'
import { emptyPage, monthOf, nextPageName, recordsPerPage, type Page } from './page.ts'

const firstDay = Date.parse('2024-01-01T12:00:00.000Z')
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Fills a data folder that no process has open with made-up leads, about sixty a day, straight
 * into page files: for load tests and for trying out. Their mail counts as sent.
 */
export async function seedLeads(dataDir: string, count: number): Promise<void> {
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
  for (let n = 0; n < count; n += 1) {
    const lead = madeUpLead(n)
    const [first] = page.records
    const full = page.records.length === recordsPerPage
    if (first && (full || monthOf(first.receivedAt) !== monthOf(lead.receivedAt))) await write()
    page.records.push(lead)
  }
  await write()
}

/** As large as a real one: what a visitor sends, and two letters. */
function madeUpLead(n: number): Lead {
  const receivedAt = new Date(firstDay + n * 24 * 60_000).toISOString()
  const sent = (letter: 'lead-to-office' | 'lead-confirmation', to: string) => ({
    id: `seed-${n}-${letter}`,
    letter,
    to,
    state: 'sent' as const,
    attempts: 1,
    nextAttemptAt: receivedAt,
    sentAt: receivedAt,
  })
  return {
    id: referenceOf(n),
    receivedAt,
    name: `Visitor ${n}`,
    email: `visitor${n}@example.com`,
    phone: '970-555-0111',
    serviceType: 'remodels',
    services: ['kitchen-remodeling', 'bathroom-remodeling', 'remodels-renovations'],
    message: `Service inquiry from Visitor ${n} about a remodel or renovation. Please call 970-555-0111.`,
    extra: {},
    page: '/kitchen-remodeling-vail-colorado',
    referrer: 'https://search.example/',
    campaign: 'utm_source=flyer&utm_medium=print',
    contentCommit: 'seed',
    idempotencyKey: `seed-${n}`,
    fingerprint: `seed-${n}`,
    status: 'new',
    version: 1,
    history: [],
    mail: [
      sent('lead-to-office', 'office@example.com'),
      sent('lead-confirmation', `visitor${n}@example.com`),
    ],
  }
}

/** The nth reference, counted in the references' own letters. */
function referenceOf(n: number): string {
  let text = ''
  for (let rest = n; text.length < 6; rest = Math.floor(rest / letters.length)) {
    text = letters.charAt(rest % letters.length) + text
  }
  return `HP-${text}`
}
