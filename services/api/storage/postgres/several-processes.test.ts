import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Lead } from '../../leads/lead.ts'
import type { Limit } from '../counters.ts'
import { LimitExceededError, DatabaseUnreachableError } from '../errors.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { type Store, openPostgresStore } from '../../store.ts'

const log = pino({ level: 'silent' })

/** Opens stores with their own connections on one new database, concurrently. */
async function together(count: number): Promise<{ url: string; stores: Store[] }> {
  const url = await newDatabase(inject('postgresUrl'))
  const opening = Array.from({ length: count }, () => openPostgresStore({ url, log }))
  const stores = await Promise.all(opening)
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))))
  return { url, stores }
}

/** Returns the nth reference, for n below 64. */
const idOf = (n: number) => `HP-AAAA${Math.floor(n / 8) + 2}${(n % 8) + 2}`

const withMail = (id: string, emails: number): Lead => ({
  ...aLead(id),
  mail: Array.from({ length: emails }, (_, n) => ({
    id: `${id} ${n}`,
    letter: 'lead-to-office',
    to: 'office@example.com',
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: '2026-11-05T10:00:00.000Z',
  })),
})

test('one form that reaches four stores concurrently creates one lead and gets one answer', async () => {
  const { stores } = await together(4)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const id = idOf(n)
      return stores[n % 4]?.leads.transactByForm({ idempotencyKey: 'one' }, (earlier) =>
        earlier ? { answer: earlier.id } : { add: aLead(id, 'one'), answer: id },
      )
    }),
  )
  expect(new Set(answers).size).toBe(1)
  expect((await stores[0]?.leads.newestFirst(0, 10))?.total).toBe(1)
})

test('stores that make the keys for push messages concurrently have one pair', async () => {
  const { stores } = await together(4)
  const keys = await Promise.all(stores.map((store) => store.pushKeys.obtain(new Date())))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
})

test('workers on three stores claim every email once', async () => {
  const { stores } = await together(3)
  const leads = Array.from({ length: 20 }, (_, n) => withMail(idOf(n), 2))
  await stores[0]?.bulk.add('leads', leads)
  const claimed: string[] = []
  const work = async ({ outbox }: Store) => {
    for (;;) {
      const due = await outbox.due(new Date(), 4)
      if (due.length === 0) return
      for (const mail of due) {
        claimed.push(mail.row.id)
        await outbox.recordOutcome(mail, { ...mail.row, state: 'sent' })
      }
    }
  }
  await Promise.all(stores.map(work))
  expect(claimed.sort()).toEqual(leads.flatMap(({ mail }) => mail.map(({ id }) => id)).sort())
})

test('a claimed email is due again when its lease expires, and a sent one stays sent', async () => {
  const { url, stores } = await together(2)
  const [dead, alive] = stores
  await dead?.bulk.add('leads', [withMail('HP-AAAAA2', 1)])
  const [first] = (await dead?.outbox.due(new Date(), 4)) ?? []
  expect(await alive?.outbox.due(new Date(), 4)).toEqual([])
  await command(url, `update mail set leased_until = leased_until - interval '3 minutes'`)
  const [second] = (await alive?.outbox.due(new Date(), 4)) ?? []
  expect(second?.row.id).toBe(first?.row.id)
  if (second) await alive?.outbox.recordOutcome(second, { ...second.row, state: 'sent' })
  if (first) await dead?.outbox.recordOutcome(first, { ...first.row, attempts: 1 })
  expect((await alive?.leads.one('HP-AAAAA2'))?.mail[0]?.state).toBe('sent')
})

test('a change to a lead keeps what a worker has recorded on its email meanwhile', async () => {
  const { stores } = await together(2)
  const [admin, worker] = stores
  await admin?.bulk.add('leads', [withMail('HP-AAAAA2', 1)])
  const [mail] = (await worker?.outbox.due(new Date(), 1)) ?? []
  await Promise.all([
    mail && worker?.outbox.recordOutcome(mail, { ...mail.row, state: 'sent' }),
    admin?.leads.transact('HP-AAAAA2', (lead) =>
      lead ? { change: { ...lead, version: 2 }, answer: 0 } : { answer: 0 },
    ),
  ])
  expect(await admin?.leads.one('HP-AAAAA2')).toMatchObject({
    version: 2,
    mail: [{ state: 'sent' }],
  })
})

/** Collects the events that a listener on the store gets once it is connected. */
async function listening(store: Store | undefined): Promise<string[]> {
  const heard: string[] = []
  if (store) onTestFinished(store.watch((what) => heard.push(what)))
  await expect.poll(() => heard).toContain('changed')
  // Each store announces its start, which may come after the event of the connection: silence in twenty looks in a row
  // means that all have. Looks are counted, since a stalled process would only see the time pass.
  for (let quiet = 0; quiet < 20; quiet += 1) {
    const before = heard.length
    await pause(100)
    if (heard.length > before) quiet = 0
  }
  heard.length = 0
  return heard
}

test('a listener on one store gets one event for every lead that another stores', async () => {
  const { stores } = await together(2)
  const [keeps, listens] = stores
  const heard = await listening(listens)
  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const lead = aLead(idOf(n), `key ${n}`)
      await keeps?.leads.transactByForm({ idempotencyKey: lead.idempotencyKey }, () => ({
        add: lead,
        answer: 0,
      }))
    }),
  )
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(12)
  expect(heard).toEqual(Array.from({ length: 12 }, () => 'added'))
})

test('a process that starts announces a change, in case another died before announcing one', async () => {
  const { url, stores } = await together(1)
  const heard = await listening(stores[0])
  const started = await openPostgresStore({ url, log })
  await expect.poll(() => heard).toEqual(['changed'])
  await started.close()
})

test('recipients that one process sets are used by the others', async () => {
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
  await command(url, 'alter table settings disable trigger told')
  expect(await writtenTo()).toBeUndefined()
  // The value is cached for five seconds, so a change without a notification is not seen.
  await set('untold@example.com')
  expect(await writtenTo()).toBeUndefined()
  await command(url, 'alter table settings enable trigger told')
  await set('yard@example.com')
  // Before the cached value expires by itself (invalidated-cache.ts).
  await expect.poll(writtenTo).toEqual(['yard@example.com'])
})

test('all processes share counters and the secret', async () => {
  const { stores } = await together(3)
  const counts = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => stores[n % 3]?.counters.hit('a', 60_000)),
  )
  expect(Math.max(...counts.map((one) => one?.count ?? 0))).toBe(30)
  const secrets = await Promise.all(stores.map((store) => store.sessionSecret()))
  expect(new Set(secrets).size).toBe(1)
})

test('counters and leases of a time when the database’s clock was a year ahead keep nobody out', async () => {
  const { url, stores } = await together(1)
  const [store] = stores
  const hits = [{ name: 'client', windowMs: 60_000 }]
  const limit = { hits, max: 1 }
  for (let n = 0; n < 2; n += 1) await store?.counters.hitAll(limit)
  await store?.bulk.add('leads', [withMail('HP-AAAAA2', 1)])
  expect(await store?.outbox.due(new Date(), 10)).toHaveLength(1)
  expect(await store?.outbox.due(new Date(), 10)).toEqual([])
  await command(url, `update counters set until = until + interval '1 year'`)
  await command(url, `update mail set leased_until = leased_until + interval '1 year'`)
  const other = { hits: [...hits, { name: 'address', windowMs: 60_000 }], max: 1 }
  expect(await store?.counters.hitAll(other)).toMatchObject([{ count: 1 }, { count: 1 }])
  expect(await store?.counters.hitAll(limit)).toMatchObject([{ count: 2 }])
  expect(await store?.outbox.due(new Date(), 10)).toHaveLength(1)
})

test('names that are counted together concurrently are counted once each', async () => {
  const { stores } = await together(3)
  const names = [...'abcdefghijklmnop']
  const inTurn = (n: number) => [...names.slice(n % 16), ...names.slice(0, n % 16)]
  await Promise.all(
    Array.from({ length: 300 }, async (_, n) =>
      stores[n % 3]?.counters.hitAll({
        hits: inTurn(n).map((name) => ({ name, windowMs: 60_000 })),
        max: 1000,
      }),
    ),
  )
  const counts = await Promise.all(names.map(async (name) => stores[0]?.counters.peek(name)))
  expect(counts.map((one) => one?.count)).toEqual(names.map(() => 300))
})

test('requests at three processes share one limit, without deadlocks', async () => {
  const { stores } = await together(3)
  const client = { name: 'client', windowMs: 60_000 }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, async (_, n) => {
      const address = { name: `address ${n % 7}`, windowMs: 60_000 }
      const hits = n % 2 === 0 ? [client, address] : [address, client]
      const decide = () => ({ add: aLead(idOf(n)), answer: idOf(n) })
      return stores[n % 3]?.leads.transactByForm({ idempotencyKey: idOf(n) }, decide, {
        hits,
        max: 20,
      })
    }),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBe(40)
  for (const reason of refused) expect(reason).toBeInstanceOf(LimitExceededError)
  expect((await stores[0]?.leads.newestFirst(0, 100))?.total).toBe(20)
  expect((await stores[0]?.counters.peek('client'))?.count).toBe(60)
})

test.for([
  ['counted', (store: Store, limit: Limit) => store.counters.hitAll(limit)],
  [
    'kept',
    (store: Store, limit: Limit, id: string) =>
      store.leads
        .transactByForm({ idempotencyKey: id }, () => ({ add: aLead(id), answer: id }), limit)
        .catch((error: unknown) => error),
  ],
] as const)(
  'what is %s too often begins no name, also when many come in one moment',
  async ([, send]) => {
    const { url, stores } = await together(1)
    const [store] = stores
    if (!store) throw new Error('no store')
    const window = { windowMs: 60_000 }
    await store.counters.hit('client', 60_000)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    // All of them have read the counts before the first may count.
    await other.query(`begin; select from counters where name = 'client' for update`)
    const sent = Array.from({ length: 8 }, (_, n) =>
      send(
        store,
        { hits: ['client', `new ${n}`].map((name) => ({ name, ...window })), max: 4 },
        idOf(n),
      ),
    )
    const waiting = 'select count(*)::int as n from pg_locks where not granted'
    await expect.poll(async () => (await other.query(waiting)).rows).toEqual([{ n: 8 }])
    await other.query('commit')
    await Promise.all(sent)
    expect((await store.counters.peek('client')).count).toBe(9)
    const looks = sent.map((_, n) => store.counters.peek(`new ${n}`))
    expect((await Promise.all(looks)).map(({ count }) => count).sort()).toEqual([
      0, 0, 0, 0, 0, 1, 1, 1,
    ])
  },
)

test('an unreachable database is reported clearly, without the password', async () => {
  const url = 'postgres://ann:hunter2@127.0.0.1:1/highpine'
  const error = await openPostgresStore({ url, log }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(DatabaseUnreachableError)
  expect(String(error)).toContain('127.0.0.1:1/highpine')
  expect(String(error)).toContain('DATABASE_URL')
  expect(String(error)).not.toContain('hunter2')
})

test('what one process announces is heard by another', async () => {
  const { stores } = await together(2)
  const [one, other] = stores
  const heard: string[] = []
  other?.announcements.hear((text) => heard.push(text))
  await vi.waitFor(
    async () => {
      await one?.announcements.send('a lead is open')
      expect(heard).toContain('a lead is open')
    },
    { timeout: 60_000 },
  )
})
