import { describe, expect, test } from 'vitest'
import type { Lead } from '../../records/lead.ts'
import { OverLimit } from '../../records/refusals.ts'
import { aLead } from '../../records/sample-lead.ts'
import type { Store } from '../store.ts'
import { letter, type OpenHome } from './home.ts'

const limit = (most: number, ...names: string[]) => ({
  most,
  hits: names.map((name) => ({ name, windowMs: 60_000 })),
})

type Given = Parameters<Store['leads']['settle']>[2]

/** Keeps a lead within a limit, by its key. Out: the id of the one that is kept, or the refusal. */
const keepWithin = (store: Store, lead: Lead, given: Given) =>
  store.leads
    .settle(
      { idempotencyKey: lead.idempotencyKey },
      (earlier) => (earlier ? { answer: earlier.id } : { add: lead, answer: lead.id }),
      given,
    )
    .catch((fault: unknown) => fault)

const id = (n: number) => `HP-AAAA${letter(n)}2`

export function limitConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: leads that are kept within a limit`, () => {
    test('one too many is counted and not kept, and is told how long to wait', async () => {
      const { store } = await open()
      const answers = []
      for (let n = 0; n < 3; n += 1)
        answers.push(await keepWithin(store, aLead(id(n)), limit(2, 'ann')))
      expect(answers).toEqual([id(0), id(1), expect.any(OverLimit)])
      const { msLeft } = answers[2] instanceof OverLimit ? answers[2] : { msLeft: 0 }
      expect(msLeft).toBeGreaterThan(30_000)
      expect(msLeft).toBeLessThanOrEqual(60_000)
      expect(await store.leads.one(id(2))).toBeUndefined()
      expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
      expect((await store.counters.look('ann')).count).toBe(3)
    })

    test('one of several names is enough, and the others are counted all the same', async () => {
      const { store } = await open()
      await store.counters.hit('ann', 60_000)
      const both = limit(1, 'somewhere', 'ann')
      expect(await keepWithin(store, aLead(id(0)), both)).toBeInstanceOf(OverLimit)
      expect((await store.counters.look('somewhere')).count).toBe(1)
    })

    test('what came before counts once more and gets its answer, until it comes too often', async () => {
      const { store } = await open()
      const again = () => keepWithin(store, aLead(id(0), 'a key'), limit(3, 'ann'))
      expect([await again(), await again(), await again()]).toEqual([id(0), id(0), id(0)])
      expect((await store.counters.look('ann')).count).toBe(3)
      expect(await again()).toBeInstanceOf(OverLimit)
    })

    test('of many that come at once, as many are kept as may be', async () => {
      const { store } = await open()
      const all = Array.from({ length: 12 }, (_, n) =>
        keepWithin(store, aLead(id(n)), limit(5, 'ann', `bea ${n}`)),
      )
      const refused = (await Promise.all(all)).filter((answer) => answer instanceof OverLimit)
      expect(refused.length).toBe(7)
      expect((await store.leads.newestFirst(0, 20)).total).toBe(5)
    })

    test('what has no key, and what goes to quarantine, keeps to it too', async () => {
      const { store } = await open()
      const send = (book: Store['leads'] | Store['quarantine']['leads'], lead: Lead) =>
        book.settle(
          { fingerprint: lead.fingerprint, since: '2026-01-01' },
          () => ({ add: lead, answer: lead.id }),
          limit(1, 'ann'),
        )
      const wordless = (n: number) => ({ ...aLead(id(n), ''), fingerprint: `words ${n}` })
      expect(await send(store.leads, wordless(0))).toBe(id(0))
      await expect(send(store.leads, wordless(1))).rejects.toThrow(OverLimit)
      await expect(send(store.quarantine.leads, wordless(2))).rejects.toThrow(OverLimit)
      expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
      expect((await store.quarantine.leads.newestFirst(0, 10)).total).toBe(0)
    })

    test('a refused lead leaves no letter behind', async () => {
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
      await keepWithin(store, { ...aLead(id(0)), mail }, limit(0, 'ann'))
      expect(await store.outbox.due(new Date('2026-11-06T10:00:00.000Z'), 4)).toEqual([])
    })
  })
}
