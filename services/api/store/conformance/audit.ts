import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../records/audit-entry.ts'
import type { OpenHome } from './home.ts'

const entry = (n: number): AuditEntry => ({
  id: `entry ${n}`,
  at: `2026-${n < 3 ? '10' : '11'}-05T10:00:${String(n).padStart(2, '0')}.000Z`,
  did: 'invited',
  by: 'olive',
  name: 'Olive Owner',
  what: `number ${n}`,
})

export function auditConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: the audit log`, () => {
    test('lists what was noted, the newest first, in pages, after a restart too', async () => {
      const home = await open()
      for (let n = 0; n < 5; n += 1) await home.store.audit.append(entry(n))
      const store = await home.reopen()
      expect(await store.audit.newestFirst(1, 2)).toEqual({
        entries: [entry(3), entry(2)],
        total: 5,
      })
      expect((await store.audit.newestFirst(4, 10)).entries).toEqual([entry(0)])
    })

    test('of many who note at once, nothing is lost', async () => {
      const { store } = await open()
      await Promise.all(Array.from({ length: 30 }, (_, n) => store.audit.append(entry(n))))
      expect((await store.audit.newestFirst(0, 100)).entries).toHaveLength(30)
    })
  })

  describe(`${adapter}: settings`, () => {
    test('are kept over a restart, changed, and taken away', async () => {
      const home = await open()
      expect(await home.store.settings.notifications()).toBeUndefined()
      const setting = {
        id: 'notifications' as const,
        requests: ['office@example.com', 'yard@example.com'],
        failures: ['office@example.com'],
      }
      await home.store.settings.setNotifications(setting)
      const store = await home.reopen()
      expect(await store.settings.notifications()).toEqual(setting)
      const changed = { ...setting, requests: ['one@example.com'] }
      await Promise.all([
        store.settings.setNotifications(changed),
        store.settings.setNotifications(changed),
      ])
      expect(await store.settings.notifications()).toEqual(changed)
      await store.settings.setNotifications(undefined)
      expect(await store.settings.notifications()).toBeUndefined()
    })
  })
}
