import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../audit/audit-log.ts'
import type { OpenFixture } from '../../testing/store-fixture.ts'

const entry = (n: number): AuditEntry => ({
  id: `entry ${n}`,
  at: `2026-${n < 3 ? '10' : '11'}-05T10:00:${String(n).padStart(2, '0')}.000Z`,
  did: 'invited',
  by: 'olive',
  name: 'Olive Owner',
  what: `number ${n}`,
})

export function auditConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: the audit log`, () => {
    test('lists entries newest first, in pages, after a restart too', async () => {
      const fixture = await open()
      for (let n = 0; n < 5; n += 1) await fixture.store.audit.append(entry(n))
      const store = await fixture.reopen()
      expect(await store.audit.newestFirst(1, 2)).toEqual({
        entries: [entry(3), entry(2)],
        total: 5,
      })
      expect((await store.audit.newestFirst(4, 10)).entries).toEqual([entry(0)])
    })

    test('concurrent entries are all stored', async () => {
      const { store } = await open()
      await Promise.all(Array.from({ length: 30 }, (_, n) => store.audit.append(entry(n))))
      expect((await store.audit.newestFirst(0, 100)).entries).toHaveLength(30)
    })
  })

  describe(`${adapter}: settings`, () => {
    test('survive a restart, can be changed and removed', async () => {
      const fixture = await open()
      expect(await fixture.store.settings.notifications()).toBeUndefined()
      const setting = {
        id: 'notifications' as const,
        requests: ['office@example.com', 'yard@example.com'],
        failures: ['office@example.com'],
      }
      await fixture.store.settings.setNotifications(setting)
      const store = await fixture.reopen()
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
