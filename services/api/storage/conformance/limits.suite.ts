import { describe, expect, test } from 'vitest'
import type { Lead } from '../../leads/lead.ts'
import { LimitExceededError } from '../errors.ts'
import { aLead } from '../../testing/sample-lead.ts'
import type { Store } from '../../store.ts'
import { referenceChar, type OpenFixture } from '../../testing/store-fixture.ts'

const limit = (max: number, ...names: string[]) => ({
  max,
  hits: names.map((name) => ({ name, windowMs: 60_000 })),
})

type LimitArgument = Parameters<Store['leads']['transactByForm']>[2]

/** Stores a lead within a limit, by its key. @returns the id of the stored lead, or the error */
const addWithinLimit = (store: Store, lead: Lead, limit: LimitArgument) =>
  store.leads
    .transactByForm(
      { idempotencyKey: lead.idempotencyKey },
      (earlier) => (earlier ? { answer: earlier.id } : { add: lead, answer: lead.id }),
      limit,
    )
    .catch((error: unknown) => error)

const id = (n: number) => `HP-AAAA${referenceChar(n)}2`

export function limitConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: leads that are stored within a limit`, () => {
    test('a lead over the limit is counted but not stored, and the error has the time to wait', async () => {
      const { store } = await open()
      const answers = []
      for (let n = 0; n < 3; n += 1)
        answers.push(await addWithinLimit(store, aLead(id(n)), limit(2, 'ann')))
      expect(answers).toEqual([id(0), id(1), expect.any(LimitExceededError)])
      const { msLeft } = answers[2] instanceof LimitExceededError ? answers[2] : { msLeft: 0 }
      expect(msLeft).toBeGreaterThan(30_000)
      expect(msLeft).toBeLessThanOrEqual(60_000)
      expect(await store.leads.one(id(2))).toBeUndefined()
      expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
      expect((await store.counters.peek('ann')).count).toBe(3)
    })

    test('one name over its limit refuses the lead, and other names with a window are still counted', async () => {
      const { store } = await open()
      for (const name of ['ann', 'somewhere', 'ann']) await store.counters.hit(name, 60_000)
      const all = limit(2, 'somewhere', 'ann', 'elsewhere')
      expect(await addWithinLimit(store, aLead(id(0)), all)).toBeInstanceOf(LimitExceededError)
      expect((await store.counters.peek('somewhere')).count).toBe(2)
      expect((await store.counters.peek('elsewhere')).count).toBe(0)
    })

    test('a repeated request is counted and gets its answer, until it is over the limit', async () => {
      const { store } = await open()
      const again = () => addWithinLimit(store, aLead(id(0), 'a key'), limit(3, 'ann'))
      expect([await again(), await again(), await again()]).toEqual([id(0), id(0), id(0)])
      expect((await store.counters.peek('ann')).count).toBe(3)
      expect(await again()).toBeInstanceOf(LimitExceededError)
    })

    test('of concurrent leads, exactly as many as the limit allows are stored', async () => {
      const { store } = await open()
      const all = Array.from({ length: 12 }, (_, n) =>
        addWithinLimit(store, aLead(id(n)), limit(5, 'ann', `bea ${n}`)),
      )
      const refused = (await Promise.all(all)).filter(
        (answer) => answer instanceof LimitExceededError,
      )
      expect(refused.length).toBe(7)
      expect((await store.leads.newestFirst(0, 20)).total).toBe(5)
      const looks = Array.from({ length: 12 }, (_, n) => store.counters.peek(`bea ${n}`))
      expect((await Promise.all(looks)).filter(({ count }) => count > 0)).toHaveLength(5)
    })

    test('leads without a key and quarantined ones are limited too', async () => {
      const { store } = await open()
      const send = (book: Store['leads'], lead: Lead) =>
        book.transactByForm(
          { fingerprint: lead.fingerprint, since: '2026-01-01' },
          () => ({ add: lead, answer: lead.id }),
          limit(1, 'ann'),
        )
      const wordless = (n: number) => ({ ...aLead(id(n), ''), fingerprint: `words ${n}` })
      expect(await send(store.leads, wordless(0))).toBe(id(0))
      await expect(send(store.leads, wordless(1))).rejects.toThrow(LimitExceededError)
      await expect(send(store.quarantinedLeads, wordless(2))).rejects.toThrow(LimitExceededError)
      expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
      expect((await store.quarantinedLeads.newestFirst(0, 10)).total).toBe(0)
    })

    test('a refused lead has no emails in the outbox', async () => {
      const { store } = await open()
      const mail = [
        {
          id: 'm',
          letter: 'lead-to-office' as const,
          to: 'office@example.com',
          state: 'waiting' as const,
          attempts: 0,
          nextAttemptAt: '2026-11-05T10:00:00.000Z',
        },
      ]
      await addWithinLimit(store, { ...aLead(id(0)), mail }, limit(0, 'ann'))
      expect(await store.outbox.due(new Date('2026-11-06T10:00:00.000Z'), 4)).toEqual([])
    })
  })
}
