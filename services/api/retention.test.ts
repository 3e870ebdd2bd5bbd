import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aLead } from './records/sample-lead.ts'
import { wholeApp } from './testing/whole-app.ts'
import { eraseWhatIsDue } from './retention.ts'

const oldDay = '2023-01-01T12:00:00.000Z'
const newDay = '2026-11-01T12:00:00.000Z'

test('what is past its time is erased, contracts and what was worked on lately stay, and the audit log says so', async () => {
  const { store, clock, data } = await wholeApp()
  const change = { at: newDay, by: 'Olive', change: 'status: new → quoted' }
  await store.whole.add('leads', [
    { ...aLead('HP-AAAAA2'), receivedAt: oldDay },
    { ...aLead('HP-BBBBB2'), receivedAt: oldDay, status: 'won' },
    { ...aLead('HP-CCCCC2'), receivedAt: oldDay, status: 'quoted', history: [change] },
    { ...aLead('HP-DDDDD2'), receivedAt: newDay },
  ])
  const spam = { ...aLead('HP-EEEEE2'), receivedAt: '2026-07-01T12:00:00.000Z', honeypot: 'x' }
  await store.whole.add('quarantined-leads', [spam])
  const auditFile = join(data, 'audit.jsonl')
  const rules = { store: store.whole, days: 1095, auditFile, now: () => clock.now }
  expect(await eraseWhatIsDue(rules)).toBe(2)
  expect(await eraseWhatIsDue(rules)).toBe(0)
  const { leads } = await store.leads.newestFirst(0, 10)
  expect(leads.map(({ id }) => id)).toEqual(['HP-DDDDD2', 'HP-CCCCC2', 'HP-BBBBB2'])
  const said = (await readFile(auditFile, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(said).toMatchObject([
    { did: 'erased', collection: 'leads', ids: ['HP-AAAAA2'], why: 'older than 1095 days' },
    { did: 'erased', collection: 'quarantined-leads', ids: ['HP-EEEEE2'] },
  ])
  expect(JSON.stringify(said)).not.toMatch(/@|Ann/)
})

test('switched off, requests are kept for ever', async () => {
  const { store, clock, data } = await wholeApp()
  await store.whole.add('leads', [{ ...aLead('HP-AAAAA2'), receivedAt: oldDay }])
  const auditFile = join(data, 'audit.jsonl')
  const rules = { store: store.whole, days: 'off' as const, auditFile, now: () => clock.now }
  expect(await eraseWhatIsDue(rules)).toBe(0)
})
