import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attachmentFolder } from './attachments/attachment-folder.ts'
import { noteIn } from './staff/audit-log.ts'
import { removeLetters } from './mail/file.ts'
import { letterDue } from './records/mail-row.ts'
import { aLead } from './records/sample-lead.ts'
import { wholeApp, type WholeApp } from './testing/whole-app.ts'
import { eraseWhatIsDue } from './retention.ts'

const oldDay = '2023-01-01T12:00:00.000Z'
const newDay = '2026-11-01T12:00:00.000Z'

/** The rules of a service over this data folder, three years by default. */
async function rulesOf({ store, clock, data }: WholeApp, days: number | 'off' = 1095) {
  const files = await attachmentFolder(join(data, 'attachments'))
  return {
    store: store.whole,
    days,
    leavings: {
      removeFiles: (lead: string) => files.remove(lead),
      removeLetters: (ids: readonly string[]) => removeLetters(join(data, 'mail'), ids),
    },
    audit: noteIn(store.audit),
    now: () => clock.now,
  }
}

test('what is past its time is erased, contracts and what was worked on lately stay, and the audit log says so', async () => {
  const service = await wholeApp()
  const { store } = service
  const change = { at: newDay, by: 'Olive', change: 'status: new → quoted' }
  await store.whole.add('leads', [
    { ...aLead('HP-AAAAA2'), receivedAt: oldDay },
    { ...aLead('HP-BBBBB2'), receivedAt: oldDay, status: 'won' },
    { ...aLead('HP-CCCCC2'), receivedAt: oldDay, status: 'quoted', history: [change] },
    { ...aLead('HP-DDDDD2'), receivedAt: newDay },
  ])
  const spam = { ...aLead('HP-EEEEE2'), receivedAt: '2026-07-01T12:00:00.000Z', honeypot: 'x' }
  await store.whole.add('quarantined-leads', [spam])
  const rules = await rulesOf(service)
  expect(await eraseWhatIsDue(rules)).toBe(2)
  expect(await eraseWhatIsDue(rules)).toBe(0)
  const { leads } = await store.leads.newestFirst(0, 10)
  expect(leads.map(({ id }) => id)).toEqual(['HP-DDDDD2', 'HP-CCCCC2', 'HP-BBBBB2'])
  const said = (await store.audit.newestFirst(0, 10)).entries.reverse()
  expect(said).toMatchObject([
    { did: 'erased', collection: 'leads', ids: ['HP-AAAAA2'], why: 'older than 1095 days' },
    { did: 'erased', collection: 'quarantined-leads', ids: ['HP-EEEEE2'] },
  ])
  expect(JSON.stringify(said)).not.toMatch(/@|Ann/)
})

test('with a request go the files that were added to it and the letters that were written to files', async () => {
  const service = await wholeApp()
  const { store, data } = service
  const letter = (id: string) => letterDue(id, 'lead-to-office', 'a@example.com', new Date(oldDay))
  await store.whole.add('leads', [
    { ...aLead('HP-AAAAA2'), receivedAt: oldDay, mail: [letter('old')] },
    { ...aLead('HP-DDDDD2'), receivedAt: newDay, mail: [letter('new')] },
  ])
  await mkdir(join(data, 'mail'))
  for (const [lead, name] of Object.entries({ 'HP-AAAAA2': 'old', 'HP-DDDDD2': 'new' })) {
    await mkdir(join(data, 'attachments', lead), { recursive: true })
    await writeFile(join(data, 'attachments', lead, 'a-plan'), '%PDF')
    await writeFile(join(data, 'mail', `${name}.eml`), 'To: a@example.com')
  }
  expect(await eraseWhatIsDue(await rulesOf(service))).toBe(1)
  expect(await readdir(join(data, 'attachments'))).toEqual(['HP-DDDDD2'])
  expect(await readdir(join(data, 'mail'))).toEqual(['new.eml'])
})

test('an erasure that is interrupted is done again, whole', async () => {
  const service = await wholeApp()
  const { store } = service
  await store.whole.add('leads', [{ ...aLead('HP-AAAAA2'), receivedAt: oldDay }])
  const rules = await rulesOf(service)
  const removeFiles = () => Promise.reject(new Error('the disk is away'))
  const away = { ...rules, leavings: { ...rules.leavings, removeFiles } }
  await expect(eraseWhatIsDue(away)).rejects.toThrow('the disk is away')
  expect(await store.leads.one('HP-AAAAA2')).toBeDefined()
  expect(await eraseWhatIsDue(rules)).toBe(1)
})

test('switched off, requests are kept for ever', async () => {
  const service = await wholeApp()
  const old = { ...aLead('HP-AAAAA2'), receivedAt: oldDay }
  await service.store.whole.add('leads', [old])
  expect(await eraseWhatIsDue(await rulesOf(service, 'off'))).toBe(0)
})

test('told to stop in the middle of many, it ends after a step, and the next look erases the rest', async () => {
  const service = await wholeApp()
  const { store } = service
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const many = Array.from({ length: 450 }, (_, n) => ({
    ...aLead(`HP-AAAA${letters.charAt(Math.floor(n / 30))}${letters.charAt(n % 30)}`),
    receivedAt: oldDay,
  }))
  await store.whole.add('leads', many)
  const rules = await rulesOf(service)
  const stopping = new AbortController()
  const audit: typeof rules.audit = async (entry) => {
    await rules.audit(entry)
    stopping.abort()
  }
  expect(await eraseWhatIsDue({ ...rules, audit }, stopping.signal)).toBe(200)
  expect((await store.leads.newestFirst(0, 1)).total).toBe(250)
  expect(await eraseWhatIsDue(rules)).toBe(250)
})
