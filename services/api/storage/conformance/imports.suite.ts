import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createAuditWriter } from '../../audit/audit-log.ts'
import { previewImport, runImport, undoImport } from '../../imports/importing.ts'
import { leadImporter } from '../../leads/lead-import.ts'
import type { Store } from '../../store.ts'
import { subscriberImporter } from '../../subscribers/subscriber-import.ts'
import { aLead } from '../../testing/sample-lead.ts'
import type { OpenFixture } from '../../testing/store-fixture.ts'
import { everyHour, testForm } from '../../testing/test-firm.ts'

const now = () => new Date('2026-11-05T15:00:00.000Z')
const by = { id: 'ann', name: 'Ann' }

const contextOf = (store: Store) => {
  const shared = { languages: ['en', 'es'], refusals: async () => () => undefined, now }
  return {
    imports: store.imports,
    importers: {
      leads: leadImporter({
        ...shared,
        ...{ leads: store.leads, form: testForm, responseSla: everyHour, contentCommit: 'c0ffee' },
        ...{ referencePrefix: 'HP', requestRecipients: async () => [] },
      }),
      subscribers: subscriberImporter({
        ...shared,
        ...{ subscribers: store.subscribers, retentionDays: 1095 },
      }),
    },
    audit: createAuditWriter(store.audit, now),
    now,
  }
}

/** What the pages of imports and of API tokens need of a store. */
export function importConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: imports and API tokens`, () => {
    test.each([
      ['leads', 'name,email,tags\nAnn,ann@example.com,"snow, roof"\nBea,bea@example.com,'],
      [
        'subscribers',
        'email,consent,consent source\nann@example.com,2026-10-01,Card\nbea@example.com,2026-10-02,Card',
      ],
    ] as const)(
      '%s are imported once and undone, except for one that changed',
      async (kind, text) => {
        const { store, reopen } = await open()
        const context = contextOf(store)
        const given = { kind, file: Buffer.from(text).toString('base64'), duplicates: false }
        const { digest, counts } = await previewImport(given, context.importers)
        expect(counts.ready).toBe(2)
        const wishes = { confirm: false, clock: false, webhooks: false }
        const confirmed = { ...given, key: randomUUID(), name: 'list.csv', digest, wishes }
        const [one, other] = await Promise.allSettled([
          runImport(confirmed, by, context),
          runImport(confirmed, by, context),
        ])
        expect([one.status, other.status]).toContain('fulfilled')
        expect((await runImport(confirmed, by, context)).isNew).toBe(false)
        const again = await reopen()
        const { added = [] } = (await again.imports.one(confirmed.key)) ?? {}
        expect(added).toHaveLength(2)
        const changed = added[1]?.id ?? ''
        if (kind === 'leads')
          await again.leads.transact(changed, (lead) =>
            lead
              ? { change: { ...lead, tags: ['called'] }, answer: undefined }
              : { answer: undefined },
          )
        else
          await again.subscribers.transact(changed, (found) =>
            found
              ? { change: { ...found, leftAt: now().toISOString() }, answer: undefined }
              : { answer: undefined },
          )
        const undone = await undoImport(confirmed.key, by, contextOf(again))
        expect(undone).toMatchObject({ state: 'undone', kept: [changed] })
        const left = kind === 'leads' ? again.leads.one : again.subscribers.one
        expect(await left(added[0]?.id ?? '')).toBeUndefined()
        expect(await left(changed)).toBeDefined()
      },
    )

    test('leads are read newest first in pages, those of one moment by reference, none twice', async () => {
      const { store } = await open()
      const ids = ['2', '3', '4', '5', '6', '7', '8'].map((n) => `HP-AAAA${n}2`)
      const at = (n: number) => `2026-11-0${n < 3 ? 1 : 2}T10:00:00.000Z`
      await store.bulk.add(
        'leads',
        ids.map((id, n) => ({ ...aLead(id), receivedAt: at(n) })).reverse(),
      )
      const seen: string[] = []
      let after: { receivedAt: string; id: string } | undefined
      for (let page = 0; page < 9; page += 1) {
        const found = await store.leads.newestAfter(after, {}, 2)
        seen.push(...found.map(({ id }) => id))
        after = found.at(-1) ?? after
      }
      expect(seen).toEqual([...ids.slice(3), ...ids.slice(0, 3)])
      const since = '2026-11-02T00:00:00.000Z'
      expect(await store.leads.newestAfter(undefined, { since }, 9)).toHaveLength(4)
    })

    test('an API token is found by its text after a restart, with its last use, until it is revoked', async () => {
      const { store, reopen } = await open()
      const what = { name: 'Phone system', scopes: ['send-leads' as const], days: 30, by }
      const { token = '', made } = (await store.apiTokens.create(what, now())) ?? {}
      if (made) await store.apiTokens.use(made, now())
      const again = await reopen()
      const found = await again.apiTokens.find(token, now())
      expect(found).toMatchObject({ id: made?.id, lastUsedAt: now().toISOString() })
      expect(JSON.stringify(found)).not.toContain(token)
      await again.apiTokens.revoke(made?.id ?? '', now())
      expect(await again.apiTokens.find(token, now())).toBeUndefined()
    })
  })
}
