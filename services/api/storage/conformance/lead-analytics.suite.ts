import { describe, expect, test } from 'vitest'
import type { LeadSumsQuery } from '../../analytics/lead-analytics.ts'
import { type Lead, probeFingerprint } from '../../leads/lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { referenceChar, type OpenFixture } from '../../testing/store-fixture.ts'

const november: LeadSumsQuery = {
  since: '2026-11-01T06:00:00.000Z',
  before: '2026-12-01T07:00:00.000Z',
  timeZone: 'America/Denver',
  now: '2026-11-21T18:00:00.000Z',
}

/** Returns leads with distinct references. */
const leads = (some: Partial<Lead>[]): Lead[] =>
  some.map((one, n) => ({ ...aLead(`HP-AAAA${referenceChar(n)}2`), ...one }))
const counts = (all: number, won = 0, value = 0) => ({ leads: all, won, value })

export function leadAnalyticsConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: sums over leads`, () => {
    test('leads are summed by attribution, with how many were won and their value', async () => {
      const fixture = await open()
      await fixture.store.bulk.add(
        'leads',
        leads([
          { landing: '/roofing', referrer: 'https://www.google.com/', page: '/contact' },
          { landing: '/roofing', status: 'won', wonValue: 12_000 },
          { page: '/siding', campaign: 'utm_source=flyer', status: 'won', wonValue: 3_000 },
          { page: '/siding', campaign: 'utm_source=Flyer&gclid=a', status: 'lost' },
        ]),
      )
      const store = await fixture.reopen()
      const { landings, referrers, campaigns } = await store.leadAnalytics.sums(november)
      expect(Object.fromEntries(landings)).toEqual({
        '/roofing': counts(2, 1, 12_000),
        '/siding': counts(2, 1, 3_000),
      })
      expect(Object.fromEntries(referrers)).toEqual({
        'google.com': counts(1),
        '': counts(3, 2, 15_000),
      })
      expect(Object.fromEntries(campaigns)).toEqual({
        flyer: counts(2, 1, 3_000),
        '': counts(2, 1, 12_000),
      })
    })

    test('days are in the office’s time zone, also on DST changes', async () => {
      const { store } = await open()
      const receivedAt = [
        // Midnight in Denver is at 06:00 UTC in summer and at 07:00 in winter.
        '2026-11-01T05:59:59.000Z',
        '2026-11-01T06:00:00.000Z',
        '2026-11-02T06:59:59.000Z',
        '2026-11-02T07:00:00.000Z',
      ]
      await store.bulk.add('leads', leads(receivedAt.map((at) => ({ receivedAt: at }))))
      const { days } = await store.leadAnalytics.sums(november)
      expect(Object.fromEntries(days)).toEqual({ '2026-11-01': counts(2), '2026-11-02': counts(1) })
    })

    test('spam, merged duplicates and probes are not counted', async () => {
      const { store } = await open()
      const some = leads([
        {},
        { status: 'spam' },
        { mergedInto: 'HP-AAAAA2' },
        { probe: true },
        // As earlier releases stored one.
        { fingerprint: probeFingerprint('a') },
      ])
      await store.bulk.add('leads', some)
      expect((await store.leadAnalytics.sums(november)).landings.get('/')).toEqual(counts(1))
    })

    test('response times are counted by minutes, and overdue leads are counted', async () => {
      const { store } = await open()
      const answered = { answeredAt: '2026-11-06T10:00:00.000Z', status: 'contacted' as const }
      const dueAt = '2026-11-06T10:00:00.000Z'
      const some = leads([
        { ...answered, dueAt, answerMinutes: 30 },
        { ...answered, dueAt, answerMinutes: 30 },
        { ...answered, dueAt, answerMinutes: 2_000 },
        { dueAt },
        { dueAt: '2026-11-22T10:00:00.000Z' },
      ])
      await store.bulk.add('leads', some)
      const { answers, late } = await store.leadAnalytics.sums(november)
      expect(Object.fromEntries(answers)).toEqual({ 30: 2, 2000: 1 })
      expect(late).toBe(1)
      expect(await store.leadAnalytics.countOverdue('2026-11-06T10:00:00.001Z')).toBe(1)
      expect(await store.leadAnalytics.countOverdue('2026-11-06T10:00:00.000Z')).toBe(0)
    })

    test('a changed lead changes the sums', async () => {
      const { store } = await open()
      await store.bulk.add('leads', leads([{}]))
      await store.leads.transact('HP-AAAAA2', (lead) =>
        lead
          ? { change: { ...lead, status: 'won', wonValue: 500, answerMinutes: 9 }, answer: 0 }
          : { answer: 0 },
      )
      const { landings, answers } = await store.leadAnalytics.sums(november)
      expect(landings.get('/')).toEqual(counts(1, 1, 500))
      expect([...answers]).toEqual([[9, 1]])
    })
  })
}
