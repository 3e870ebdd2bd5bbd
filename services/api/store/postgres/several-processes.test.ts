import { pino } from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Lead } from '../../records/lead.ts'
import { OverLimit } from '../../records/refusals.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { aLead } from '../../records/sample-lead.ts'
import type { Store } from '../store.ts'
import { NoDatabase } from './no-database.ts'
import { openPostgresStore } from './open.ts'

const log = pino({ level: 'silent' })

/** Stores with connections of their own on one new database, opened in the same moment. */
async function together(count: number): Promise<{ url: string; stores: Store[] }> {
  const url = await newDatabase(inject('postgresUrl'))
  const opening = Array.from({ length: count }, () => openPostgresStore({ url, log }))
  const stores = await Promise.all(opening)
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))))
  return { url, stores }
}

/** The nth reference, for n below 64. */
const idOf = (n: number) => `HP-AAAA${Math.floor(n / 8) + 2}${(n % 8) + 2}`

const withMail = (id: string, letters: number): Lead => ({
  ...aLead(id),
  mail: Array.from({ length: letters }, (_, n) => ({
    id: `${id} ${n}`,
    letter: 'lead-to-office',
    to: 'office@example.com',
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: '2026-11-05T10:00:00.000Z',
  })),
})

test('one form that reaches four stores at once is one lead with one answer', async () => {
  const { stores } = await together(4)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const id = idOf(n)
      return stores[n % 4]?.leads.settle({ idempotencyKey: 'one' }, (earlier) =>
        earlier ? { answer: earlier.id } : { add: aLead(id, 'one'), answer: id },
      )
    }),
  )
  expect(new Set(answers).size).toBe(1)
  expect((await stores[0]?.leads.newestFirst(0, 10))?.total).toBe(1)
})

test('workers on three stores claim every letter once', async () => {
  const { stores } = await together(3)
  const leads = Array.from({ length: 20 }, (_, n) => withMail(idOf(n), 2))
  await stores[0]?.whole.add('leads', leads)
  const claimed: string[] = []
  const work = async ({ outbox }: Store) => {
    for (;;) {
      const due = await outbox.due(new Date(), 4)
      if (due.length === 0) return
      for (const mail of due) {
        claimed.push(mail.row.id)
        await outbox.settle(mail, { ...mail.row, state: 'sent' })
      }
    }
  }
  await Promise.all(stores.map(work))
  expect(claimed.sort()).toEqual(leads.flatMap(({ mail }) => mail.map(({ id }) => id)).sort())
})

test('a claimed letter comes back when the lease is over, and what is sent stays sent', async () => {
  const { url, stores } = await together(2)
  const [dead, alive] = stores
  await dead?.whole.add('leads', [withMail('HP-AAAAA2', 1)])
  const [first] = (await dead?.outbox.due(new Date(), 4)) ?? []
  expect(await alive?.outbox.due(new Date(), 4)).toEqual([])
  await command(url, `update mail set leased_until = leased_until - interval '3 minutes'`)
  const [second] = (await alive?.outbox.due(new Date(), 4)) ?? []
  expect(second?.row.id).toBe(first?.row.id)
  if (second) await alive?.outbox.settle(second, { ...second.row, state: 'sent' })
  if (first) await dead?.outbox.settle(first, { ...first.row, attempts: 1 })
  expect((await alive?.leads.one('HP-AAAAA2'))?.mail[0]?.state).toBe('sent')
})

test('a change to a lead keeps what a worker has noted on its letter meanwhile', async () => {
  const { stores } = await together(2)
  const [desk, worker] = stores
  await desk?.whole.add('leads', [withMail('HP-AAAAA2', 1)])
  const [mail] = (await worker?.outbox.due(new Date(), 1)) ?? []
  await Promise.all([
    mail && worker?.outbox.settle(mail, { ...mail.row, state: 'sent' }),
    desk?.leads.work('HP-AAAAA2', (lead) =>
      lead ? { change: { ...lead, version: 2 }, answer: 0 } : { answer: 0 },
    ),
  ])
  expect(await desk?.leads.one('HP-AAAAA2')).toMatchObject({
    version: 2,
    mail: [{ state: 'sent' }],
  })
})

/** What a listener on the store hears from when it is connected. */
async function listening(store: Store | undefined): Promise<string[]> {
  const heard: string[] = []
  if (store) onTestFinished(store.leads.watch((what) => heard.push(what)))
  await vi.waitFor(() => expect(heard).toContain('changed'))
  // What a start tells may come after what the connection tells.
  await new Promise((wait) => setTimeout(wait, 300))
  heard.length = 0
  return heard
}

test('a listener on one store hears of every lead that another keeps, once each', async () => {
  const { stores } = await together(2)
  const [keeps, listens] = stores
  const heard = await listening(listens)
  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const lead = aLead(idOf(n), `key ${n}`)
      await keeps?.leads.settle({ idempotencyKey: lead.idempotencyKey }, () => ({
        add: lead,
        answer: 0,
      }))
    }),
  )
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(12))
  expect(heard).toEqual(Array.from({ length: 12 }, () => 'added'))
})

test('a process that starts tells the others, for one that died with something untold', async () => {
  const { url, stores } = await together(1)
  const heard = await listening(stores[0])
  const started = await openPostgresStore({ url, log })
  await vi.waitFor(() => expect(heard).toEqual(['changed']))
  await started.close()
})

test('the addresses that one process sets are in force at the others', async () => {
  const { url, stores } = await together(2)
  const [sets, takes] = stores
  const writtenTo = async () => (await takes?.settings.notifications())?.requests
  const set = async (address: string) =>
    sets?.settings.setNotifications({
      id: 'notifications',
      requests: [address],
      failures: [address],
    })
  await listening(takes)
  expect(await writtenTo()).toBeUndefined()
  // It asks no more, so it is the notice that counts below.
  await command(url, 'alter table settings disable trigger told')
  await set('untold@example.com')
  expect(await writtenTo()).toBeUndefined()
  await command(url, 'alter table settings enable trigger told')
  await set('yard@example.com')
  await vi.waitFor(async () => expect(await writtenTo()).toEqual(['yard@example.com']), 1_000)
})

test('counters and the secret are the same for all', async () => {
  const { stores } = await together(3)
  const counts = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => stores[n % 3]?.counters.hit('a', 60_000)),
  )
  expect(Math.max(...counts.map((one) => one?.count ?? 0))).toBe(30)
  const secrets = await Promise.all(stores.map((store) => store.sessionSecret()))
  expect(new Set(secrets).size).toBe(1)
})

test('names that are counted together by many at once are counted once each', async () => {
  const { stores } = await together(3)
  const names = [...'abcdefghijklmnop']
  const inTurn = (n: number) => [...names.slice(n % 16), ...names.slice(0, n % 16)]
  await Promise.all(
    Array.from({ length: 300 }, async (_, n) =>
      stores[n % 3]?.counters.hitAll(inTurn(n).map((name) => ({ name, windowMs: 60_000 }))),
    ),
  )
  const counts = await Promise.all(names.map(async (name) => stores[0]?.counters.look(name)))
  expect(counts.map((one) => one?.count)).toEqual(names.map(() => 300))
})

test('forms at three processes keep to one limit together, and none waits for another in a circle', async () => {
  const { stores } = await together(3)
  const client = { name: 'client', windowMs: 60_000 }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, n) => {
      const address = { name: `address ${n % 7}`, windowMs: 60_000 }
      const hits = n % 2 === 0 ? [client, address] : [address, client]
      const decide = () => ({ add: aLead(idOf(n)), answer: idOf(n) })
      return stores[n % 3]?.leads.settle({ idempotencyKey: idOf(n) }, decide, { hits, most: 20 })
    }),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBe(40)
  for (const reason of refused) expect(reason).toBeInstanceOf(OverLimit)
  expect((await stores[0]?.leads.newestFirst(0, 100))?.total).toBe(20)
  expect((await stores[0]?.counters.look('client'))?.count).toBe(60)
})

test('a database that is not there is told in plain words, without the password', async () => {
  const url = 'postgres://ann:hunter2@127.0.0.1:1/highpine'
  const refusal = await openPostgresStore({ url, log }).catch((fault: unknown) => fault)
  expect(refusal).toBeInstanceOf(NoDatabase)
  expect(String(refusal)).toContain('127.0.0.1:1/highpine')
  expect(String(refusal)).toContain('DATABASE_URL')
  expect(String(refusal)).not.toContain('hunter2')
})
