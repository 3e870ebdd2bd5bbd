import { describe, expect, test, vi } from 'vitest'
import type { OpenFixture } from '../../testing/store-fixture.ts'

export function announcementConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: announcements`, () => {
    test('an announcement is heard by whoever listens, and is no change of a lead', async () => {
      const { store } = await open()
      const [heard, events]: [string[], string[]] = [[], []]
      const stop = store.announcements.hear((text) => heard.push(text))
      const stopWatching = store.watch((what) => events.push(what))
      // PostgreSQL connects first, and tells then that changes may have been missed.
      await vi.waitFor(
        async () => {
          await store.announcements.send('{"one":"’"}')
          expect(heard.at(-1)).toBe('{"one":"’"}')
        },
        { timeout: 60_000 },
      )
      const before = heard.length
      expect(events.filter((what) => what !== 'changed')).toEqual([])
      stop()
      await store.announcements.send('two')
      expect(heard.slice(before)).not.toContain('two')
      stopWatching()
    })
  })
}
