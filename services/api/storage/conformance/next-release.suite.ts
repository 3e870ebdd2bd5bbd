import { describe, expect, onTestFinished, test } from 'vitest'
import { pino } from 'pino'
import { z } from 'zod'
import { declarations, recordsOf } from '../../collections.ts'
import { leads } from '../../leads/lead-collection.ts'
import { lead, type Lead } from '../../leads/lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { outboxRow } from '../../outbox/outbox-row.ts'
import type { Store } from '../../store.ts'
import { subscribers } from '../../subscribers/subscriber-collection.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { createEraser } from '../../erasure/eraser.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import { columnsOf, defineCollection } from '../collection.ts'
import type { StorageEngine } from '../engine.ts'
import { aSubscriber, readAll } from '../../testing/store-fixture.ts'

/**
 * The next release: a field of leads and of notes, a kind of email, a webhook event, a history event, a status, a
 * column, and a collection with personal data. On PostgreSQL it also has a migration.
 */
const nextRow = outboxRow.extend({
  letter: z.string() as never,
  event: z.looseObject({ at: z.string() }).optional() as never,
  opened: z.number().optional(),
})
const nextLead = lead.extend({
  budget: z.string().optional(),
  status: z.string() as never,
  history: z.array(z.looseObject({})) as never,
  notes: z.array(z.looseObject({})).optional() as never,
  mail: z.array(nextRow),
}) as unknown as z.ZodType<Lead>

const { text } = columnsOf<Lead>()
const visits = defineCollection({
  name: 'visits',
  record: z.strictObject({ id: z.string(), email: z.string(), at: z.string() }),
  columns: {},
  personal: { fields: ['email'], addressOf: ({ email }) => email, erasedWith: 'leads' },
})
export const nextDeclarations = {
  ...declarations,
  leads: defineCollection({
    ...leads,
    record: nextLead,
    columns: {
      ...leads.columns,
      budget: text((one) => ('budget' in one ? String(one.budget) : null)),
    },
  }),
  subscribers: { ...subscribers, record: z.looseObject({}) as never },
  visits,
}
type Next = StorageEngine<typeof nextDeclarations>

/** Opens the same data as the next release and as this one, one after the other. */
export type OpenReleases = () => Promise<{ next(): Promise<Next>; current(): Promise<Store> }>

const at = '2026-11-05T10:00:00.000Z'
const row = (id: string, more: object) => ({
  id,
  letter: 'lead-to-office',
  to: 'office@highpine.example',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: at,
  ...more,
})
const unknownRows = [
  row('unknown kind', { letter: 'visit-invitation', to: 'ann@example.com', seats: 2 }),
  row('unknown event', {
    letter: 'webhook',
    to: '',
    event: { type: 'lead.visited', at, by: 'Olive' },
  }),
  row('unknown failed', { letter: 'visit-invitation', state: 'failed', attempts: 8 }),
]
const note = { at, by: 'Olive', text: 'call first', pinned: true }
const event = {
  at,
  by: 'the visitor',
  change: 'Withdrew it',
  prospectChange: 'withdrew',
  how: 'SMS',
}
const ann = {
  ...aLead('HP-AAAAA2'),
  budget: 'under-25k',
  notes: [note],
  history: [event],
  mail: [unknownRows[0], row('known', { opened: 0 }), unknownRows[1], unknownRows[2]],
}
const ben = { ...aLead('HP-BBBBB2'), name: 'Ben', email: 'ben@example.com', budget: 'over-25k' }
/** This release knows no such status, so it can't read the lead. */
const cem = { ...aLead('HP-CCCCC2'), name: 'Cem', email: 'cem@example.com', status: 'visited' }
const dee = { ...aSubscriber('dee@example.com'), company: 'Dee & Co' }
const visit = { id: 'visit', email: 'Ann@example.com', at }
const otherVisit = { id: 'other visit', email: 'ben@example.com', at }

async function written(open: OpenReleases) {
  const releases = await open()
  const next = await releases.next()
  await next.bulk.add('leads', [ann, ben, cem])
  await next.bulk.add('subscribers', [dee])
  await next.bulk.add('visits', [visit, otherVisit])
  await next.close()
  return releases
}

const byId = (records: readonly unknown[], id: string) =>
  records.find((one) => z.object({ id: z.string() }).parse(one).id === id)

async function nextRecords(engine: Next, name: 'leads' | 'subscribers' | 'visits') {
  const records: unknown[] = []
  for await (const one of engine.bulk.read(name)) records.push(one)
  return records
}

/** The parts of responses that the tests read. */
const response = z.looseObject({
  people: z.array(z.object({ id: z.string() })).optional(),
  lead: z
    .object({
      version: z.number(),
      newer: z.array(z.string()).optional(),
      history: z.array(z.object({ change: z.string() })),
    })
    .optional(),
  leads: z.array(z.object({ id: z.string() })).optional(),
  total: z.number().optional(),
  counts: z.record(z.string(), z.number()).optional(),
  problems: z.unknown().optional(),
})

/** Starts the app over the store of this release, with the owner signed in. */
async function startCurrent(current: () => Promise<Store>) {
  const store = await current()
  const testApp = await startTestApp({ store })
  const headers = { ...(await signInOwner(testApp)), ...sameOriginHeaders }
  const get = async (url: string) =>
    response.parse((await testApp.app.inject({ url, headers })).json())
  const send = async (method: 'PATCH' | 'POST', url: string, payload: object) => {
    const answer = await testApp.app.inject({ method, url, headers, payload })
    expect(answer.statusCode, answer.body).toBe(200)
    return response.parse(answer.json())
  }
  return { ...testApp, store, headers, get, send }
}

/** An update that is taken back, and taken again later. */
export function nextReleaseConformance(adapter: string, open: OpenReleases): void {
  describe(`${adapter}: data of the next release`, () => {
    test('is edited by staff, and nothing is lost when that release runs again', async () => {
      const { next, current } = await written(open)
      const { store, get, send } = await startCurrent(current)
      const { people } = await get('/api/admin/people')
      const change = { version: 1, status: 'contacted', note: 'called', assignee: people?.[0]?.id }
      const { lead: changed } = await send('PATCH', '/api/admin/leads/HP-AAAAA2', change)
      const other = { id: 'HP-BBBBB2', version: 1 }
      await send('POST', '/api/admin/leads/HP-AAAAA2/merge', { version: changed?.version, other })
      const form = { email: 'dee@example.com', firstName: 'Dee', interests: ['hot-tubs'] }
      await send('POST', '/api/newsletter/subscribe', form)
      await store.close()
      const engine = await next()
      const stored = await nextRecords(engine, 'leads')
      const one = z.looseObject({ mail: z.array(z.looseObject({ id: z.string() })) })
      const after = one.parse(byId(stored, 'HP-AAAAA2'))
      expect(after).toMatchObject({
        budget: 'under-25k',
        status: 'contacted',
        mergedFrom: ['HP-BBBBB2'],
      })
      expect(after['notes']).toEqual([note, expect.objectContaining({ text: 'called' })])
      expect(after['history']).toEqual(expect.arrayContaining([event]))
      for (const unknown of unknownRows) expect(byId(after.mail, unknown.id)).toEqual(unknown)
      expect(byId(after.mail, 'known')).toHaveProperty('opened', 0)
      expect(byId(stored, 'HP-BBBBB2')).toMatchObject({
        budget: 'over-25k',
        mergedInto: 'HP-AAAAA2',
      })
      expect(byId(stored, 'HP-CCCCC2')).toEqual(cem)
      expect(await nextRecords(engine, 'subscribers')).toEqual([
        expect.objectContaining({ company: 'Dee & Co', firstName: 'Dee', interests: ['hot-tubs'] }),
      ])
      expect(await nextRecords(engine, 'visits')).toEqual([visit, otherVisit])
      const where = { budget: { is: 'under-25k' } }
      expect(await engine.collections.leads.count(where)).toBe(1)
    })

    test('never leaves by the API, and staff see that it is there', async () => {
      const { current } = await written(open)
      const { store, app, headers, get } = await startCurrent(current)
      const list = await app.inject({ url: '/api/admin/leads', headers })
      await store.lookForUnreadable(new AbortController().signal)
      expect(await store.unreadable()).toEqual({ leads: 1 })
      const found = await get('/api/admin/leads')
      expect(found.leads?.map(({ id }) => id)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
      expect([found.total, found.counts?.['new']]).toEqual([2, 2])
      const csv = await app.inject({ url: '/api/admin/leads.csv', headers })
      expect(csv.body.trimEnd().split('\r\n')[2]).toContain('HP-AAAAA2')
      const detail = await app.inject({ url: '/api/admin/leads/HP-AAAAA2', headers })
      for (const { body } of [list, csv, detail])
        expect(body).not.toMatch(/25k|pinned|withdrew|seats|opened/)
      const shown = response.parse(detail.json()).lead
      expect(shown?.newer).toEqual([
        'budget',
        'visit-invitation (waiting)',
        'lead.visited (waiting)',
        'visit-invitation (failed)',
      ])
      expect(shown?.history[0]?.change).toBe('Withdrew it')
      for (const url of ['/api/admin/dashboard', '/api/admin/subscribers', '/api/admin/webhooks'])
        expect((await app.inject({ url, headers })).statusCode, url).toBe(200)
      const health = JSON.stringify((await get('/api/admin/health')).problems)
      expect(health).toMatch(/We can’t read 1 of the leads.*3 emails or webhooks are of a kind/)
      expect(await get('/readyz')).toMatchObject({ ready: true, warnings: [/./] })
      const exported: unknown[] = []
      for (const person of ['ann@example.com', 'cem@example.com'])
        for await (const one of recordsOf(person, 'leads', store.bulk)) exported.push(one)
      expect(exported).toEqual([ann, cem])
    })

    test('stops no worker: emails of an unknown kind wait, and the others are sent', async () => {
      const { next, current } = await written(open)
      const store = await current()
      const sent: string[] = []
      onTestFinished(() => store.close())
      const transport = testTransport(async ({ id }) => void sent.push(id))
      const deps = mailWorkerDeps(
        store,
        { now: new Date('2026-11-06T15:00:00.000Z') },
        { transport },
      )
      while ((await sendDueEmails(deps)) > 0);
      expect(sent).toEqual(['known'])
      expect(await store.outbox.due(new Date(), 10, 'webhooks')).toEqual([])
      expect(await store.mailQueue.stats()).toMatchObject({ waiting: 0, failed: 0, newer: 3 })
      expect(await store.deadLetters.list(10)).toEqual([])
      await store.close()
      const after = byId(await nextRecords(await next(), 'leads'), 'HP-AAAAA2')
      for (const unknown of unknownRows)
        expect(JSON.stringify(after)).toContain(JSON.stringify(unknown.id))
      expect(after).toHaveProperty('mail.length', 4)
    })

    test('is erased with its record, and in collections that only that release knows', async () => {
      const { next, current } = await written(open)
      const { store, eraser } = await startCurrent(current)
      const targets = [{ collection: 'leads', id: 'HP-AAAAA2' }]
      await eraser.erase({ requestedBy: 'prospect', why: 'asked', targets })
      await store.close()
      const engine = await next()
      expect(JSON.stringify(byId(await nextRecords(engine, 'leads'), 'HP-AAAAA2'))).not.toMatch(
        /25k|pinned|withdrew|Withdrew|seats|visit-invitation|lead.visited|ann@/i,
      )
      expect(await nextRecords(engine, 'visits')).toEqual([visit, otherVisit])
      const again = createEraser({
        store: {
          erasures: {
            all: () => engine.collections.erasures.list(),
            put: (one) => engine.bulk.add('erasures', [one]),
            remove: (id) => engine.bulk.erase('erasures', [id]),
          },
          personal: engine.personal,
          audit: { append: (entry) => engine.bulk.add('audit', [entry]) },
          erasureLog: engine.erasureLog,
          confirmErased: engine.confirmErased,
        },
        files: { removeAttachments: async () => undefined, removeEmails: async () => undefined },
        requestRecipients: async () => [],
        addressKey: 'a secret of at least thirty-two characters',
        now: () => new Date('2026-11-06T15:00:00.000Z'),
        log: pino({ level: 'silent' }),
      })
      await again.replay()
      expect(await nextRecords(engine, 'visits')).toEqual([otherVisit])
      expect(JSON.stringify(await engine.erasureLog.all())).not.toMatch(/ann@/i)
      // It is done once: what the person adds afterwards stays.
      await engine.bulk.add('visits', [{ ...visit, id: 'later' }])
      await again.replay()
      expect(await nextRecords(engine, 'visits')).toHaveLength(2)
    })

    test('moves to another store', async () => {
      const { current } = await written(open)
      const store = await current()
      const all = await readAll(store, 'leads')
      expect(byId(all, 'HP-AAAAA2')).toEqual(ann)
      const other = await (await open()).current()
      onTestFinished(() => other.close())
      await other.bulk.add('leads', all, 'unreadable')
      for (const { id } of [ann, ben, cem])
        expect(byId(await readAll(other, 'leads'), id)).toEqual(byId(all, id))
      expect((await other.leads.newestFirst(0, 10)).leads).toHaveLength(2)
      expect(await other.unreadable()).toEqual({ leads: 1 })
      await expect(other.bulk.add('leads', [cem])).rejects.toThrow('status')
    })
  })
}
