import { describe, expect, test } from 'vitest'

import { aSubscriber, type OpenHome } from './home.ts'

export function subscriberConformance(adapter: string, open: OpenHome): void {
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
}
