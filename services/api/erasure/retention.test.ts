import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { queuedEmail } from '../outbox/outbox-row.ts'
import { restoreOrphanedDuplicates } from '../leads/management/merge-leads.ts'
import { aLead } from '../testing/sample-lead.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openRetentionClock } from './retention-clock.ts'
import { eraseExpired, startRetention } from './retention.ts'

const oldDay = '2023-01-01T12:00:00.000Z'
const newDay = '2026-11-01T12:00:00.000Z'

const webhook = { url: 'https://crm.example.com/', secret: 'whsec_x', allowPrivate: false }

/** Returns the retention rules of an app, three years by default. */
const rulesOf = ({ store, clock, eraser }: TestApp, days: number | 'off' = 1095) => ({
  store,
  days: { RETENTION_DAYS: days, APPLICATION_RETENTION_DAYS: 365 },
  eraser,
  afterwards: restoreOrphanedDuplicates({ store, now: () => clock.now }),
  now: () => clock.now,
})

test('leads past the retention period are erased and audited; won leads and leads with recent activity are kept', async () => {
  const service = await startTestApp()
  const { store } = service
  const change = { at: newDay, by: 'Olive', change: 'status: new → quoted' }
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), receivedAt: oldDay },
    { ...aLead('HP-BBBBB2'), receivedAt: oldDay, status: 'won' },
    { ...aLead('HP-CCCCC2'), receivedAt: oldDay, status: 'quoted', history: [change] },
    { ...aLead('HP-DDDDD2'), receivedAt: newDay },
  ])
  const spam = { ...aLead('HP-EEEEE2'), receivedAt: '2026-07-01T12:00:00.000Z', honeypot: 'x' }
  await store.bulk.add('quarantined-leads', [spam])
  const rules = rulesOf(service)
  expect(await eraseExpired(rules)).toBe(2)
  expect(await eraseExpired(rules)).toBe(0)
  const { leads } = await store.leads.newestFirst(0, 10)
  expect(leads.map(({ id }) => id)).toEqual(['HP-DDDDD2', 'HP-CCCCC2', 'HP-BBBBB2'])
  const audited = (await store.audit.newestFirst(0, 10)).entries.reverse()
  expect(audited).toMatchObject([
    { did: 'erased', collection: 'leads', ids: ['HP-AAAAA2'], why: 'older than 1095 days' },
    { did: 'erased', collection: 'quarantined-leads', ids: ['HP-EEEEE2'] },
  ])
  expect(JSON.stringify(audited)).not.toMatch(/@|Ann/)
})

test('nothing is erased at the start, nor in the hour in which the clock was set forward', async () => {
  const service = await startTestApp()
  const { store, clock } = service
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), receivedAt: newDay }])
  const { now } = clock
  const ahead = new Date(now.getTime() + 5 * 365 * 24 * 60 * 60 * 1000)
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const note = join(service.data, 'retention.json')
  const start = (confirmedOn?: string) => {
    const clock = openRetentionClock(note, confirmedOn)
    return startRetention({ ...rulesOf(service), log, clock, everyMs: 20, elapsed: () => 0 })
  }
  const isErased = async () => (await store.leads.one('HP-AAAAA2'))?.erasedAt !== undefined

  clock.now = ahead
  await start().stop()
  clock.now = now
  const retention = start()
  onTestFinished(retention.stop)
  await expect.poll(() => readFile(note, 'utf8').catch(() => '')).toContain('2026-11-05')
  clock.now = ahead
  await expect.poll(() => logged.join()).toContain('The clock was set forward')
  clock.now = now
  expect(await isErased()).toBe(false)
  await retention.stop()

  // The wrong clock lasts, over a restart, and a lead comes under it.
  clock.now = ahead
  await store.bulk.add('leads', [{ ...aLead('HP-BBBBB2', 'b'), receivedAt: ahead.toISOString() }])
  const doubting = start()
  await expect.poll(() => logged.join()).toContain('RETENTION_CONFIRMED=2031-11-04 and restart')
  expect(await isErased()).toBe(false)
  await doubting.stop()
  onTestFinished(start('2031-11-04').stop)
  await expect.poll(isErased).toBe(true)
})

test.each([
  ['an hour after the last run', 1 / 24, undefined, true],
  ['after 29 days off', 29, undefined, true],
  ['after 31 days', 31, undefined, false],
  ['after 31 days, confirmed on that day', 31, 31, true],
  ['after 31 days, confirmed long before', 31, -100, false],
  ['after a clock that was set back', -400, undefined, true],
])('retention %s', async (_, days, confirmed, erases) => {
  const path = join(await temporaryFolder(), 'data/retention.json')
  const day = (n: number) => new Date(Date.parse('2026-11-05T12:00:00Z') + n * 86_400_000)
  expect(await openRetentionClock(path).check(day(0), [])).toBe(true)
  const on = confirmed === undefined ? undefined : day(confirmed).toISOString().slice(0, 10)
  const clock = openRetentionClock(path, on)
  expect(await clock.check(day(days), [])).toBe(erases)
  expect(clock.doubt()).toEqual(erases ? undefined : day(0))
  // A day later it is the same: a refused run leaves no note.
  expect(await openRetentionClock(path, on).check(day(days), [])).toBe(erases)
})

test('before the first run, the newest record counts', async () => {
  const { store, data } = await startTestApp()
  const { personal } = store
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), receivedAt: newDay }])
  const path = join(data, 'retention.json')
  expect(await openRetentionClock(path).check(new Date('2026-12-24'), personal)).toBe(false)
  expect(await openRetentionClock(path).check(new Date('2026-11-20'), personal)).toBe(true)
})

test('attachments and emails in files are erased with their lead', async () => {
  const service = await startTestApp()
  const { store, data } = service
  const letter = (id: string) =>
    queuedEmail(id, 'lead-to-office', 'a@example.com', new Date(oldDay))
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), receivedAt: oldDay, mail: [letter('old')] },
    { ...aLead('HP-DDDDD2'), receivedAt: newDay, mail: [letter('new')] },
  ])
  await mkdir(join(data, 'mail'))
  for (const [lead, name] of Object.entries({ 'HP-AAAAA2': 'old', 'HP-DDDDD2': 'new' })) {
    await mkdir(join(data, 'attachments', lead), { recursive: true })
    await writeFile(join(data, 'attachments', lead, 'a-plan'), '%PDF')
    await writeFile(join(data, 'mail', `${name}.eml`), 'To: a@example.com')
  }
  expect(await eraseExpired(rulesOf(service))).toBe(1)
  expect(await readdir(join(data, 'attachments'))).toEqual(['HP-DDDDD2'])
  expect(await readdir(join(data, 'mail'))).toEqual(['new.eml'])
})

test('a tombstone is deleted after its own retention period', async () => {
  const service = await startTestApp()
  const { store, clock } = service
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), receivedAt: oldDay }])
  expect(await eraseExpired(rulesOf(service))).toBe(1)
  expect(await store.leads.one('HP-AAAAA2')).toMatchObject({ name: '(erased)', email: '' })
  clock.now = new Date('2029-12-01T12:00:00.000Z')
  expect(await eraseExpired(rulesOf(service))).toBe(1)
  expect(await store.leads.one('HP-AAAAA2')).toBeUndefined()
})

test('webhook receivers of a lead are notified of its erasure', async () => {
  const service = await startTestApp({ config: { webhook } })
  const event = { type: 'lead.created', at: oldDay } as const
  const sentWebhook = {
    letter: 'webhook',
    event,
    to: '',
    state: 'sent',
    nextAttemptAt: oldDay,
  } as const
  await service.store.bulk.add('leads', [
    {
      ...aLead('HP-AAAAA2'),
      receivedAt: oldDay,
      mail: [{ ...sentWebhook, id: 'sentWebhook', attempts: 1 }],
    },
  ])
  await eraseExpired(rulesOf(service))
  const [due] = await service.store.outbox.due(service.clock.now, 10, 'webhooks')
  expect(due?.row.event?.type).toBe('lead.erased')
})

test('a won lead that was merged into an erased one is listed again', async () => {
  const service = await startTestApp({ config: { webhook } })
  const { store, clock } = service
  const old = { receivedAt: oldDay }
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), ...old, mergedFrom: ['HP-BBBBB2'] },
    { ...aLead('HP-BBBBB2'), ...old, status: 'won', mergedInto: 'HP-AAAAA2' },
    // As an earlier release stored it.
    { ...aLead('HP-CCCCC2'), ...old, status: 'won', mergedInto: 'HP-FFFFF2' },
    // The surviving lead exists.
    { ...aLead('HP-DDDDD2'), ...old, status: 'won', mergedInto: 'HP-EEEEE2' },
    { ...aLead('HP-EEEEE2'), receivedAt: newDay, mergedFrom: ['HP-DDDDD2'] },
  ])
  const listed = async () => {
    const search = { words: [], sort: 'received', order: 'asc' } as const
    return (await store.leads.search(search, 0, 10)).leads.map(({ id }) => id)
  }
  expect(await listed()).toEqual(['HP-AAAAA2', 'HP-EEEEE2'])
  expect(await eraseExpired(rulesOf(service))).toBe(1)
  expect(await listed()).toEqual(['HP-BBBBB2', 'HP-CCCCC2', 'HP-EEEEE2'])
  const { mergedInto, history, mail = [] } = (await store.leads.one('HP-BBBBB2')) ?? {}
  expect([mergedInto, history?.at(-1)]).toMatchObject([
    undefined,
    { by: 'the service', change: 'merge into HP-AAAAA2 undone' },
  ])
  expect(mail.map(({ event }) => event)).toMatchObject([{ changed: ['mergedInto'] }])
  clock.now = new Date('2029-12-01T12:00:00.000Z')
  await eraseExpired(rulesOf(service))
  expect(await store.leads.one('HP-AAAAA2')).toBeUndefined()
  expect(await listed()).toEqual(['HP-BBBBB2', 'HP-CCCCC2', 'HP-DDDDD2'])
})

test('restoring a duplicate does not extend its retention', async () => {
  const service = await startTestApp()
  const { store } = service
  const undone = { at: newDay, by: 'the service', change: 'merge into HP-BBBBB2 undone' }
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), receivedAt: oldDay, history: [undone] }])
  expect(await eraseExpired(rulesOf(service))).toBe(1)
})

test('when retention is off, leads are kept', async () => {
  const service = await startTestApp()
  const old = { ...aLead('HP-AAAAA2'), receivedAt: oldDay }
  await service.store.bulk.add('leads', [old])
  expect(await eraseExpired(rulesOf(service, 'off'))).toBe(0)
})

test('a run that is stopped ends after the current batch, and the next run erases the rest', async () => {
  const service = await startTestApp()
  const { store } = service
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const many = Array.from({ length: 450 }, (_, n) => ({
    ...aLead(`HP-AAAA${letters.charAt(Math.floor(n / 30))}${letters.charAt(n % 30)}`),
    receivedAt: oldDay,
  }))
  await store.bulk.add('leads', many)
  const rules = rulesOf(service)
  const stopping = new AbortController()
  const eraser: typeof rules.eraser = {
    ...rules.eraser,
    erase: async (request) => {
      const progress = await rules.eraser.erase(request)
      stopping.abort()
      return progress
    },
  }
  expect(await eraseExpired({ ...rules, eraser }, stopping.signal)).toBe(200)
  expect((await store.leads.newestFirst(0, 1)).total).toBe(250)
  expect(await eraseExpired(rules)).toBe(250)
})
