import { describe, expect, test } from 'vitest'

import { type OpenHome } from './home.ts'

export function counterConformance(adapter: string, open: OpenHome): void {
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

    test('several names are counted in one step, each within its own window', async () => {
      const { store } = await open()
      const { counters } = store
      await counters.hit('b', 60_000)
      const hits = [
        { name: 'b', windowMs: 120_000 },
        { name: 'a', windowMs: 120_000 },
      ]
      const [b, a] = await counters.hitAll(hits)
      expect([b?.count, a?.count]).toEqual([2, 1])
      expect(b?.msLeft).toBeLessThanOrEqual(60_000)
      expect(a?.msLeft).toBeGreaterThan(60_000)
      expect((await counters.look('a')).count).toBe(1)
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
}
