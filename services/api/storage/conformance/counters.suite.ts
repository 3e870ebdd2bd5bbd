import { describe, expect, test } from 'vitest'

import { type OpenFixture } from '../../testing/store-fixture.ts'

export function counterConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: counters and the secret, shared by all processes`, () => {
    test('hits are counted by name until they are reset', async () => {
      const { store } = await open()
      const { counters } = store
      for (let n = 1; n <= 3; n += 1) expect((await counters.hit('a', 60_000)).count).toBe(n)
      expect((await counters.hit('b', 60_000)).count).toBe(1)
      const { count, msLeft } = await counters.peek('a')
      expect(count).toBe(3)
      expect(msLeft).toBeGreaterThan(30_000)
      expect(msLeft).toBeLessThanOrEqual(60_000)
      await counters.reset('a')
      expect(await counters.peek('a')).toEqual({ count: 0, msLeft: 0 })
    })

    test('several names are counted atomically, each within its own window', async () => {
      const { store } = await open()
      const { counters } = store
      await counters.hit('b', 60_000)
      const hits = [
        { name: 'b', windowMs: 120_000 },
        { name: 'a', windowMs: 120_000 },
      ]
      const counts = await counters.hitAll({ hits, max: 2 })
      const [a, b] = counts.sort((one, other) => one.count - other.count)
      expect([b?.count, a?.count]).toEqual([2, 1])
      expect(b?.msLeft).toBeLessThanOrEqual(60_000)
      expect(a?.msLeft).toBeGreaterThan(60_000)
      expect((await counters.peek('a')).count).toBe(1)
    })

    test('a hit that is refused under one name starts no window for another name', async () => {
      const { store } = await open()
      const { counters } = store
      const together = (other: string) =>
        counters.hitAll({
          hits: ['a client', `address ${other}`].map((name) => ({ name, windowMs: 60_000 })),
          max: 2,
        })
      for (const other of ['1', '2']) expect(await together(other)).toHaveLength(2)
      expect(await together('3')).toMatchObject([{ count: 3 }])
      expect((await counters.peek('address 3')).count).toBe(0)
      await together('1')
      expect((await counters.peek('address 1')).count).toBe(2)
      expect((await counters.peek('a client')).count).toBe(4)
    })

    test('concurrent hits get distinct counts', async () => {
      const { store } = await open()
      const hits = Array.from({ length: 60 }, () => store.counters.hit('sign-in ann', 60_000))
      const counts = (await Promise.all(hits)).map(({ count }) => count)
      expect(new Set(counts).size).toBe(60)
    })

    test('an expired window starts again', async () => {
      const { store } = await open()
      await store.counters.hit('a', 20)
      await new Promise((over) => setTimeout(over, 40))
      expect((await store.counters.peek('a')).count).toBe(0)
      expect((await store.counters.hit('a', 60_000)).count).toBe(1)
    })

    test('the secret is created once and survives a restart', async () => {
      const fixture = await open()
      const secret = await fixture.store.sessionSecret()
      expect(secret.length).toBeGreaterThanOrEqual(32)
      expect(await (await fixture.reopen()).sessionSecret()).toBe(secret)
    })
  })
}
