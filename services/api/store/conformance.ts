import { describe, expect, test } from 'vitest'
import { ZodError } from 'zod'
import type { Lead } from '../records/lead.ts'
import type { Person } from '../records/person.ts'
import { IdTaken } from '../records/refusals.ts'
import type { Subscriber } from '../records/subscriber.ts'
import { aLead } from '../records/sample-lead.ts'
import { noCounts } from '../records/search-keys.ts'
import type { LeadSearch } from '../staff/lead-search.ts'
import type { CollectionName } from './collections.ts'
import type { Store } from './store.ts'

/** A store of this test's own. `reopen` closes it and opens the same data again. */
export interface Home {
  store: Store
  reopen: () => Promise<Store>
}

/** What every adapter must do: run it with a way to open a fresh, empty store. */
export function storeConformance(adapter: string, open: () => Promise<Home>): void {
  const keep = (store: Store, lead: Lead) =>
    store.leads.settle({ idempotencyKey: lead.idempotencyKey }, (earlier) =>
      earlier ? { answer: earlier.id } : { add: lead, answer: lead.id },
    )

  describe(`${adapter}: leads`, () => {
    test('a kept lead is there after a restart, as it was', async () => {
      const home = await open()
      await keep(home.store, aLead('HP-AAAAA2'))
      const store = await home.reopen()
      expect(await store.leads.one('HP-AAAAA2')).toEqual(aLead('HP-AAAAA2'))
    })

    test('what staff add to a lead is there after a restart, as it was', async () => {
      const home = await open()
      const worked: Lead = {
        ...aLead('HP-AAAAA2'),
        status: 'won',
        wonValue: 12_000,
        assignee: 'a',
        tags: ['roof'],
        notes: [{ at: '2026-11-05T11:00:00.000Z', by: 'Ann', text: 'Called.' }],
        history: [
          {
            at: '2026-11-05T11:00:00.000Z',
            by: 'Ann',
            change: 'tags',
            detail: '+ roof',
            version: 2,
          },
        ],
      }
      await keep(home.store, worked)
      const store = await home.reopen()
      expect(await store.leads.one('HP-AAAAA2')).toEqual(worked)
    })

    test('callers with one key see each other, however close they come', async () => {
      const { store } = await open()
      const ids = Array.from({ length: 30 }, (_, n) => `HP-AAAA${letter(n)}2`)
      const answers = await Promise.all(ids.map((id) => keep(store, aLead(id, 'same key'))))
      expect(new Set(answers).size).toBe(1)
      expect((await store.leads.newestFirst(0, 100)).total).toBe(1)
    })

    test('a key is found again after a restart', async () => {
      const home = await open()
      await keep(home.store, aLead('HP-AAAAA2', 'a key'))
      expect(await keep(await home.reopen(), aLead('HP-BBBBB2', 'a key'))).toBe('HP-AAAAA2')
    })

    test('without a key, the same words since a time are found, the latest first', async () => {
      const { store } = await open()
      const look = (since: string) =>
        store.leads.settle({ fingerprint: 'words', since }, (found) => ({ answer: found?.id }))
      await keep(store, { ...aLead('HP-AAAAA2'), receivedAt: '2026-11-05T10:00:00.000Z' })
      await keep(store, { ...aLead('HP-BBBBB2'), receivedAt: '2026-11-05T11:00:00.000Z' })
      expect(await look('2026-11-05T10:30:00.000Z')).toBe('HP-BBBBB2')
      expect(await look('2026-11-05T11:30:00.000Z')).toBeUndefined()
    })

    test('an id is given once', async () => {
      const { store } = await open()
      await keep(store, aLead('HP-AAAAA2', 'one'))
      await expect(keep(store, aLead('HP-AAAAA2', 'two'))).rejects.toThrow(IdTaken)
      expect((await store.leads.newestFirst(0, 10)).leads).toEqual([aLead('HP-AAAAA2', 'one')])
    })

    test('what could not be read again is refused, and hurts nobody else', async () => {
      const home = await open()
      const unfit = keep(home.store, { ...aLead('HP-AAAAA2'), version: 0 })
      const fine = keep(home.store, aLead('HP-BBBBB2'))
      await expect(unfit).rejects.toThrow(ZodError)
      expect(await fine).toBe('HP-BBBBB2')
      const store = await home.reopen()
      expect((await store.leads.newestFirst(0, 10)).leads).toEqual([aLead('HP-BBBBB2')])
    })

    test('lists newest first, in pages, over more than one month', async () => {
      const { store } = await open()
      for (let n = 0; n < 30; n += 1) {
        const month = n < 10 ? '10' : '11'
        const receivedAt = `2026-${month}-05T10:00:${String(n).padStart(2, '0')}.000Z`
        await keep(store, { ...aLead(`HP-AAAA${letter(n)}2`, `key ${n}`), receivedAt })
      }
      const { leads, total } = await store.leads.newestFirst(18, 4)
      expect(total).toBe(30)
      expect(leads.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
        'key 11',
        'key 10',
        'key 9',
        'key 8',
      ])
    })

    /** Four leads a day apart; which ones a search finds, by the letter in their references. */
    const searched = async () => {
      const home = await open()
      const made: Lead[] = [
        {
          ...aLead('HP-AAAAA2'),
          name: 'Zoë Álvarez',
          wonValue: 9_000,
          status: 'won',
          tags: ['roof'],
        },
        {
          ...aLead('HP-BBBBB2'),
          name: 'adam',
          phone: '(970) 555-0199',
          dueAt: '2026-11-07T10:00:00.000Z',
        },
        { ...aLead('HP-CCCCC2'), name: 'Bea', assignee: 'ann', dueAt: '2026-11-06T10:00:00.000Z' },
        {
          ...aLead('HP-DDDDD2'),
          name: 'adam',
          wonValue: 20_000,
          status: 'won',
          serviceType: 'remodels',
        },
      ]
      for (const [n, lead] of made.entries())
        await keep(home.store, { ...lead, receivedAt: `2026-11-0${n + 1}T10:00:00.000Z` })
      const find = async (store: Store, search: Partial<LeadSearch>, skip = 0, take = 10) => {
        const whole: LeadSearch = { words: [], sort: 'received', order: 'desc', ...search }
        const { leads, total, counts } = await store.leads.search(whole, skip, take)
        return { ids: leads.map(({ id }) => id.charAt(3)).join(''), total, counts }
      }
      return { home, find }
    }

    test('a search finds every word, in any case, without accents, after a restart too', async () => {
      const { home, find } = await searched()
      const store = await home.reopen()
      const ids = async (...words: string[]) => (await find(store, { words })).ids
      expect(await ids()).toBe('DCBA')
      expect(await ids('alvarez', 'zoe')).toBe('A')
      expect(await ids('alvarez', 'bea')).toBe('')
      expect(await ids('9705550199')).toBe('B')
      expect(await ids('hp-ccc')).toBe('C')
      expect(await ids('100%')).toBe('')
    })

    test('a search narrows by status, colleague, tag, service and time, and counts by status', async () => {
      const { home, find } = await searched()
      const ids = async (search: Partial<LeadSearch>) => (await find(home.store, search)).ids
      expect(await ids({ statuses: ['won', 'lost'] })).toBe('DA')
      expect(await ids({ assignee: 'ann' })).toBe('C')
      expect(await ids({ assignee: null })).toBe('DBA')
      expect(await ids({ tag: 'roof' })).toBe('A')
      expect(await ids({ serviceType: 'remodels' })).toBe('D')
      const days = { since: '2026-11-02T10:00:00.000Z', before: '2026-11-04T10:00:00.000Z' }
      expect(await ids(days)).toBe('CB')
      const { total, counts } = await find(home.store, { statuses: ['won'], assignee: null })
      expect([total, counts]).toEqual([2, { ...noCounts(), new: 1, won: 2 }])
    })

    test('a search is ordered, those without last and equals newest first, and comes in pages', async () => {
      const { home, find } = await searched()
      const ids = async (sort: LeadSearch['sort'], order: 'asc' | 'desc') =>
        (await find(home.store, { sort, order })).ids
      expect(await ids('received', 'asc')).toBe('ABCD')
      expect(await ids('name', 'asc')).toBe('DBCA')
      expect(await ids('name', 'desc')).toBe('ACDB')
      expect(await ids('due', 'asc')).toBe('CBDA')
      expect(await ids('value', 'desc')).toBe('DACB')
      expect(await find(home.store, { sort: 'name', order: 'asc' }, 1, 2)).toMatchObject({
        ids: 'BC',
        total: 4,
      })
    })

    test('what staff change is found by the change at once', async () => {
      const { home, find } = await searched()
      await home.store.leads.work('HP-BBBBB2', (lead) =>
        lead
          ? { change: { ...lead, status: 'contacted', tags: ['snow load'] }, answer: 0 }
          : { answer: 0 },
      )
      expect((await find(home.store, { words: ['snow'], statuses: ['contacted'] })).ids).toBe('B')
      expect((await find(home.store, { sort: 'due', order: 'asc' })).ids).toBe('CDBA')
    })

    test('of two changes made from one version, the second sees the first', async () => {
      const { store } = await open()
      await keep(store, aLead('HP-AAAAA2'))
      const bump = () =>
        store.leads.work('HP-AAAAA2', (lead) =>
          lead?.version === 1
            ? { change: { ...lead, version: 2 }, answer: 'changed' }
            : { answer: 'stale' },
        )
      expect((await Promise.all([bump(), bump()])).sort()).toEqual(['changed', 'stale'])
    })

    test('a decider that throws hurts nobody else', async () => {
      const { store } = await open()
      const broken = store.leads.work('HP-AAAAA2', () => {
        throw new Error('a bug')
      })
      const fine = keep(store, aLead('HP-AAAAA2'))
      await expect(broken).rejects.toThrow('a bug')
      expect(await fine).toBe('HP-AAAAA2')
    })

    test('what is in quarantine is listed newest first, found, and erased', async () => {
      const home = await open()
      const { leads, subscribers } = home.store.quarantine
      for (const id of ['HP-AAAAA2', 'HP-BBBBB2'])
        await leads.settle({ idempotencyKey: id }, () => ({ add: aLead(id), answer: undefined }))
      for (const email of ['ann@example.com', 'bea@example.com'])
        await subscribers.settle(email, () => ({ add: aSubscriber(email), answer: undefined }))
      expect(await leads.newestFirst(0, 1)).toEqual({ leads: [aLead('HP-BBBBB2')], total: 2 })
      expect(await subscribers.newestFirst(0, 1)).toEqual({
        subscribers: [aSubscriber('bea@example.com')],
        total: 2,
      })
      await leads.work('HP-AAAAA2', (found) =>
        found ? { erase: found, answer: undefined } : { answer: undefined },
      )
      const { quarantine } = await home.reopen()
      expect(await quarantine.leads.one('HP-AAAAA2')).toBeUndefined()
      expect((await quarantine.leads.newestFirst(0, 9)).leads).toEqual([aLead('HP-BBBBB2')])
    })

    test('the quarantine is another book', async () => {
      const { store } = await open()
      await store.quarantine.leads.settle({ idempotencyKey: 'bot' }, () => ({
        add: aLead('HP-AAAAA2'),
        answer: undefined,
      }))
      expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
    })
  })

  describe(`${adapter}: subscribers`, () => {
    test('an address is one subscriber, in any case, after a restart too', async () => {
      const home = await open()
      await home.store.subscribers.settle('Ann@Example.com', () => ({
        add: aSubscriber('Ann@Example.com'),
        answer: undefined,
      }))
      const store = await home.reopen()
      const found = await store.subscribers.settle('ANN@example.com', (one) => ({ answer: one }))
      expect(found).toEqual(aSubscriber('Ann@Example.com'))
    })

    test('a link in a letter finds its subscriber by id, and two presses take turns', async () => {
      const { store } = await open()
      const one = aSubscriber('ann@example.com')
      await store.subscribers.settle(one.email, () => ({ add: one, answer: undefined }))
      expect(await store.subscribers.one(one.id)).toEqual(one)
      expect(await store.subscribers.one('nobody')).toBeUndefined()
      const leave = () =>
        store.subscribers.work(one.id, (found) =>
          found && found.leftAt === undefined
            ? { change: { ...found, leftAt: '2026-11-06' }, answer: 'left' }
            : { answer: 'had left' },
        )
      expect((await Promise.all([leave(), leave()])).sort()).toEqual(['had left', 'left'])
    })
  })

  describe(`${adapter}: outbox`, () => {
    test('gives what is due, oldest first, and not what is settled', async () => {
      const home = await open()
      await keep(home.store, {
        ...aLead('HP-AAAAA2'),
        mail: [
          mailRow('later', '2026-11-05T12:00:00.000Z'),
          mailRow('now', '2026-11-05T10:00:00.000Z'),
        ],
      })
      await home.store.subscribers.settle('a@example.com', () => ({
        add: {
          ...aSubscriber('a@example.com'),
          mail: [mailRow('first', '2026-11-05T09:00:00.000Z')],
        },
        answer: undefined,
      }))
      const due = (store: Store, at: string) => store.outbox.due(new Date(at), 10)
      const found = await due(home.store, '2026-11-05T11:00:00.000Z')
      expect(found.map(({ row }) => row.id)).toEqual(['first', 'now'])
      for (const mail of found) await home.store.outbox.settle(mail, { ...mail.row, state: 'sent' })
      const store = await home.reopen()
      const left = await due(store, '2026-11-06T00:00:00.000Z')
      expect(left.map(({ row }) => row.id)).toEqual(['later'])
      expect((await store.leads.one('HP-AAAAA2'))?.mail[1]?.state).toBe('sent')
    })

    test('a letter to a person of the staff is in it too', async () => {
      const home = await open()
      const mail = [mailRow('to staff', '2026-11-05T09:00:00.000Z')]
      await home.store.people.addOwner({ ...anOwner('a'), mail })
      const store = await home.reopen()
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      expect(due).toEqual({ row: mail[0], about: { kind: 'person', person: await owner(store) } })
      if (due) await store.outbox.settle(due, { ...due.row, state: 'sent' })
      expect((await owner(store))?.mail).toMatchObject([{ state: 'sent' }])
    })

    test('what is sent stays sent, whatever is said of it later', async () => {
      const { store } = await open()
      const row = mailRow('one', '2026-11-05T09:00:00.000Z')
      await keep(store, { ...aLead('HP-AAAAA2'), mail: [row] })
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      if (due) await store.outbox.settle(due, { ...row, state: 'sent' })
      if (due) await store.outbox.settle(due, { ...row, attempts: 1 })
      expect((await store.leads.one('HP-AAAAA2'))?.mail[0]?.state).toBe('sent')
    })

    test('what was dropped while a worker had it in hand stays dropped', async () => {
      const home = await open()
      const row = mailRow('one', '2026-11-05T09:00:00.000Z')
      await keep(home.store, { ...aLead('HP-AAAAA2'), mail: [row] })
      const [due] = await home.store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      await home.store.leads.work('HP-AAAAA2', (lead) => ({
        ...(lead && { change: { ...lead, mail: [{ ...row, state: 'dropped', note: 'erased' }] } }),
        answer: undefined,
      }))
      if (due) await home.store.outbox.settle(due, { ...row, state: 'sent', attempts: 1 })
      if (due) await home.store.outbox.settle(due, { ...row, state: 'waiting', attempts: 1 })
      const store = await home.reopen()
      const { mail = [] } = (await store.leads.one('HP-AAAAA2')) ?? {}
      expect(mail).toEqual([{ ...row, state: 'dropped', note: 'erased' }])
      expect(await store.outbox.due(new Date('2026-11-06T11:00:00.000Z'), 10)).toEqual([])
    })

    test('a letter that failed and the one that tells of it are one step', async () => {
      const home = await open()
      await keep(home.store, {
        ...aLead('HP-AAAAA2'),
        mail: [mailRow('one', '2026-11-05T09:00:00.000Z')],
      })
      const at = new Date('2026-11-05T11:00:00.000Z')
      const [due] = await home.store.outbox.due(at, 10)
      const telling = { ...mailRow('two', '2026-11-05T11:00:00.000Z'), about: 'one' }
      if (due) await home.store.outbox.settle(due, { ...due.row, state: 'failed' }, telling)
      const store = await home.reopen()
      expect((await store.outbox.due(at, 10)).map(({ row }) => row)).toEqual([telling])
      expect((await store.leads.one('HP-AAAAA2'))?.mail.map(({ id }) => id)).toEqual(['one', 'two'])
    })
  })

  describe(`${adapter}: dead letters`, () => {
    test('the failed ones are listed, the latest first, until somebody acts on them', async () => {
      const home = await open()
      const failed = (id: string, at: string) => ({ ...mailRow(id, at), state: 'failed' as const })
      await keep(home.store, {
        ...aLead('HP-AAAAA2'),
        mail: [failed('old', '2026-11-05T09:00:00.000Z'), mailRow('w', '2026-11-05T09:00:00.000Z')],
      })
      await home.store.people.addOwner({
        ...anOwner('a'),
        mail: [failed('new', '2026-11-05T10:00:00.000Z')],
      })
      const store = await home.reopen()
      const { deadLetters } = store
      expect(
        (await deadLetters.list(10)).map(({ kind, recordId, row }) => [kind, recordId, row.id]),
      ).toEqual([
        ['person', 'a', 'new'],
        ['lead', 'HP-AAAAA2', 'old'],
      ])
      expect(await deadLetters.list(1)).toHaveLength(1)
      const again = () => deadLetters.change('old', (row) => ({ ...row, state: 'waiting' }))
      expect((await Promise.all([again(), again()])).sort()).toEqual([false, true])
      expect(await deadLetters.change('w', (row) => row)).toBe(false)
      expect((await deadLetters.list(10)).map(({ row }) => row.id)).toEqual(['new'])
      expect((await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)).length).toBe(2)
    })
  })

  describe(`${adapter}: people`, () => {
    test('of many who would be the owner at once, one is', async () => {
      const { store } = await open()
      const made = await Promise.all(
        ['a', 'b', 'c'].map((id) => store.people.addOwner(anOwner(id))),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await store.people.addOwner(anOwner('d'))).toBe(false)
    })

    test('everyone is listed in the order they joined', async () => {
      const home = await open()
      await home.store.people.addOwner(anOwner('b'))
      await home.store.whole.add('people', [{ ...anOwner('a'), role: 'staff' }])
      const store = await home.reopen()
      expect((await store.people.everyone()).map(({ id }) => id)).toEqual(['b', 'a'])
    })

    test('a person is found by address and by session, until the session is gone', async () => {
      const home = await open()
      await home.store.people.addOwner(anOwner('a'))
      const store = await home.reopen()
      expect((await store.people.byEmail('A@Example.com'))?.id).toBe('a')
      expect((await store.people.bySession('hash a'))?.id).toBe('a')
      await store.people.settle('a', (person) =>
        person ? { change: { ...person, sessions: [] }, answer: undefined } : { answer: undefined },
      )
      expect(await store.people.bySession('hash a')).toBeUndefined()
    })
  })

  describe(`${adapter}: what is counted and kept for all processes`, () => {
    test('hits are counted by name until they are forgotten', async () => {
      const { store } = await open()
      const { counters } = store
      for (let n = 1; n <= 3; n += 1) expect((await counters.hit('a', 60_000)).count).toBe(n)
      expect((await counters.hit('b', 60_000)).count).toBe(1)
      const { count, msLeft } = await counters.look('a')
      expect(count).toBe(3)
      expect(msLeft).toBeGreaterThan(30_000)
      expect(msLeft).toBeLessThanOrEqual(60_000)
      await counters.forget('a')
      expect(await counters.look('a')).toEqual({ count: 0, msLeft: 0 })
    })

    test('a window that is over begins anew', async () => {
      const { store } = await open()
      await store.counters.hit('a', 20)
      await new Promise((over) => setTimeout(over, 40))
      expect((await store.counters.look('a')).count).toBe(0)
      expect((await store.counters.hit('a', 60_000)).count).toBe(1)
    })

    test('the secret is made once and outlives a restart', async () => {
      const home = await open()
      const secret = await home.store.sessionSecret()
      expect(secret.length).toBeGreaterThanOrEqual(32)
      expect(await (await home.reopen()).sessionSecret()).toBe(secret)
    })
  })

  describe(`${adapter}: whole collections`, () => {
    test('what is read whole and added to another store is the same there', async () => {
      const { store: from } = await open()
      const { store: to } = await open()
      const records = Array.from({ length: 70 }, (_, n) => ({
        ...aLead(`HP-AAAA${letter(n % 30)}${n < 30 ? 2 : n < 60 ? 3 : 4}`),
        mail: [mailRow(`first ${n}`, '2026-11-05T12:00:00.000Z')],
      }))
      await from.whole.add('leads', records)
      await from.whole.add('people', [anOwner('a')])
      for (const name of ['leads', 'people'] as const)
        await to.whole.add(name, await wholeOf(from, name))
      expect(await wholeOf(to, 'leads')).toEqual(records)
      expect(await to.people.bySession('hash a')).toEqual(anOwner('a'))
      expect(await keep(to, aLead('HP-BBBBB2', 'HP-AAAAA2'))).toBe('HP-AAAAA2')
    })

    test('what is erased is gone, with its letters and whatever found it, also after a restart', async () => {
      const home = await open()
      const records = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'].map((id) => ({
        ...aLead(id),
        mail: [mailRow(`first ${id}`, '2026-11-05T12:00:00.000Z')],
      }))
      await home.store.whole.add('leads', records)
      await home.store.whole.erase('leads', ['HP-BBBBB2', 'HP-ZZZZZ2'])
      const stands = async (store: Store) => ({
        whole: (await wholeOf(store, 'leads')).length,
        one: await store.leads.one('HP-BBBBB2'),
        list: (await store.leads.newestFirst(0, 10)).leads.map(({ id }) => id),
        due: (await store.outbox.due(new Date('2026-12-01T00:00:00.000Z'), 10)).length,
      })
      const expected = { whole: 2, one: undefined, list: ['HP-CCCCC2', 'HP-AAAAA2'], due: 2 }
      expect(await stands(home.store)).toEqual(expected)
      const again = await home.reopen()
      expect((await wholeOf(again, 'leads')).length).toBe(2)
      expect(await keep(again, aLead('HP-BBBBB2'))).toBe('HP-BBBBB2')
    })

    test('a record that is not one of the collection is refused', async () => {
      const { store } = await open()
      await expect(store.whole.add('leads', [anOwner('a')])).rejects.toThrow()
      expect(await wholeOf(store, 'leads')).toEqual([])
    })
  })

  describe(`${adapter}: closing`, () => {
    test('finishes what was taken and takes no more', async () => {
      const home = await open()
      const taken = keep(home.store, aLead('HP-AAAAA2'))
      const store = await home.reopen()
      expect(await taken).toBe('HP-AAAAA2')
      expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
      await expect(keep(home.store, aLead('HP-BBBBB2'))).rejects.toThrow()
    })
  })
}

async function wholeOf(store: Store, name: CollectionName): Promise<unknown[]> {
  const records: unknown[] = []
  for await (const record of store.whole.read(name)) records.push(record)
  return records
}

const owner = (store: Store) => store.people.owner()

const letter = (n: number) => 'ABCDEFGHJKMNPQRSTVWXYZ23456789'.charAt(n)

const aSubscriber = (email: string): Subscriber => ({
  id: `id of ${email}`,
  email,
  firstName: '',
  lastName: '',
  zipCode: '',
  interests: [],
  subscribedAt: '2026-11-05T10:00:00.000Z',
  consents: [],
  mail: [],
})

const mailRow = (id: string, nextAttemptAt: string) => ({
  id,
  letter: 'guide' as const,
  to: 'a@example.com',
  state: 'waiting' as const,
  attempts: 0,
  nextAttemptAt,
})

const anOwner = (id: string): Person => ({
  id,
  name: id,
  email: `${id}@example.com`,
  role: 'owner',
  passwordHash: 'hash',
  createdAt: '2026-11-05T10:00:00.000Z',
  sessions: [{ tokenHash: `hash ${id}`, startedAt: '2026-11-05', expiresAt: '2026-11-19' }],
  mail: [],
})
