import { describe, expect, test } from 'vitest'

import type { SubscriberSearch } from '../../subscribers/subscriber-repository.ts'
import type { Store } from '../../store.ts'
import { aSubscriber, outboxRow, type OpenFixture } from '../../testing/store-fixture.ts'

export function subscriberConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: subscribers`, () => {
    test('an address is one subscriber, in any case, after a restart too', async () => {
      const fixture = await open()
      await fixture.store.subscribers.transactByEmail('Ann@Example.com', () => ({
        add: aSubscriber('Ann@Example.com'),
        answer: undefined,
      }))
      const store = await fixture.reopen()
      const found = await store.subscribers.transactByEmail('ANN@example.com', (one) => ({
        answer: one,
      }))
      expect(found).toEqual(aSubscriber('Ann@Example.com'))
    })

    /** Stores five addresses, an hour apart, with different states and names. */
    const several = async () => {
      const fixture = await open()
      const made = [
        { ...aSubscriber('zoe@example.com'), firstName: 'Zoë', lastName: 'Álvarez' },
        { ...aSubscriber('ann@example.com'), confirmedAt: '2026-11-05T11:00:00.000Z' },
        { ...aSubscriber('bea@example.net'), leftAt: '2026-11-06T11:00:00.000Z', zipCode: '81632' },
        {
          ...aSubscriber('cat@example.com'),
          mail: [
            {
              ...outboxRow('c', '2026-11-05T10:00:00.000Z'),
              letter: 'confirm-subscription' as const,
            },
          ],
        },
        { ...aSubscriber('dan@example.com'), mail: [outboxRow('d', '2026-11-05T10:00:00.000Z')] },
      ]
      for (const one of made)
        await fixture.store.subscribers.transactByEmail(one.email, () => ({
          add: one,
          answer: undefined,
        }))
      const find = async (store: Store, search: Partial<SubscriberSearch>, skip = 0, take = 10) => {
        const found = await store.subscribers.search({ words: [], ...search }, skip, take)
        const names = found.subscribers.map(({ email }) => email.slice(0, 3)).join(' ')
        return { ...found, names }
      }
      return { fixture, find }
    }

    test('are listed by their latest joining, confirming or leaving, in pages, by state, with counts, after a restart too', async () => {
      const { fixture, find } = await several()
      const store = await fixture.reopen()
      expect(await find(store, {}, 1, 2)).toMatchObject({ names: 'ann dan', total: 5 })
      expect((await find(store, { state: 'listed' })).names).toBe('dan zoe')
      expect((await find(store, { state: 'waiting' })).names).toBe('cat')
      expect(await find(store, { state: 'left' })).toMatchObject({
        names: 'bea',
        total: 1,
        counts: { confirmed: 1, listed: 2, waiting: 1, left: 1 },
      })
    })

    test('are counted: those on the list, and those who joined or left since an instant', async () => {
      const { fixture } = await several()
      const { growth } = (await fixture.reopen()).subscribers
      expect(await growth('2026-11-05T10:00:00.000Z')).toEqual({ active: 3, joined: 3, left: 1 })
      expect(await growth('2026-11-05T10:00:00.001Z')).toEqual({ active: 3, joined: 1, left: 1 })
      expect(await growth('2026-11-07T00:00:00.000Z')).toEqual({ active: 3, joined: 0, left: 0 })
    })

    test('are found by every word of email address, name and ZIP code, in any case, without accents', async () => {
      const { fixture, find } = await several()
      const names = async (...words: string[]) => (await find(fixture.store, { words })).names
      expect(await names('alvarez', 'zoe')).toBe('zoe')
      expect(await names('example.net')).toBe('bea')
      expect(await names('81632')).toBe('bea')
      expect(await names('100%')).toBe('')
      expect((await find(fixture.store, { words: ['example.com'] })).counts.left).toBe(0)
    })

    test('unsubscribing and erasing take effect in searches at once, and emails of erased subscribers are removed', async () => {
      const { fixture, find } = await several()
      const { store } = fixture
      await store.subscribers.transact('id of ann@example.com', (one) =>
        one ? { change: { ...one, leftAt: '2026-11-07' }, answer: 0 } : { answer: 0 },
      )
      expect((await find(store, { state: 'left' })).names).toBe('ann bea')
      await store.subscribers.transact('id of dan@example.com', (one) =>
        one ? { erase: one, answer: 0 } : { answer: 0 },
      )
      expect(await find(store, {})).toMatchObject({ total: 4, names: 'ann bea cat zoe' })
      const due = await store.outbox.due(new Date('2026-12-01T00:00:00.000Z'), 10)
      expect(due.map(({ row }) => row.id)).toEqual(['c'])
      expect((await find(await fixture.reopen(), {})).total).toBe(4)
    })

    test('a link in an email finds its subscriber by id, and concurrent clicks are serialized', async () => {
      const { store } = await open()
      const one = aSubscriber('ann@example.com')
      await store.subscribers.transactByEmail(one.email, () => ({ add: one, answer: undefined }))
      expect(await store.subscribers.one(one.id)).toEqual(one)
      expect(await store.subscribers.one('nobody')).toBeUndefined()
      const leave = () =>
        store.subscribers.transact(one.id, (found) =>
          found && found.leftAt === undefined
            ? { change: { ...found, leftAt: '2026-11-06' }, answer: 'left' }
            : { answer: 'had left' },
        )
      expect((await Promise.all([leave(), leave()])).sort()).toEqual(['had left', 'left'])
    })
  })
}
