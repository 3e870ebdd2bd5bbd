import { describe, expect, test } from 'vitest'
import type { LeadSpan } from '../../figures/lead-figures.ts'
import type { Lead } from '../../records/lead.ts'
import { probeFingerprint } from '../../records/probe.ts'
import { aLead } from '../../records/sample-lead.ts'
import { letter, type OpenHome } from './home.ts'

const november: LeadSpan = {
  since: '2026-11-01T06:00:00.000Z',
  before: '2026-12-01T07:00:00.000Z',
  timeZone: 'America/Denver',
  now: '2026-11-21T18:00:00.000Z',
}

/** Leads with references of their own. */
const leads = (some: Partial<Lead>[]): Lead[] =>
  some.map((one, n) => ({ ...aLead(`HP-AAAA${letter(n)}2`), ...one }))
const counts = (all: number, won = 0, value = 0) => ({ leads: all, won, value })

export function leadFiguresConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: sums over leads`, () => {
    test('leads add up by what brought them, with how many were won and for how much', async () => {
      const home = await open()
      await home.store.whole.add(
        'leads',
        leads([
          { landing: '/roofing', referrer: 'https://www.google.com/', page: '/contact' },
          { landing: '/roofing', status: 'won', wonValue: 12_000 },
          { page: '/siding', campaign: 'utm_source=flyer', status: 'won', wonValue: 3_000 },
          { page: '/siding', campaign: 'utm_source=Flyer&gclid=a', status: 'lost' },
        ]),
      )
      const store = await home.reopen()
      const { landings, referrers, campaigns } = await store.leadFigures.sums(november)
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

    test('a day is the one on the office’s wall, also on the days on which the clocks change', async () => {
      const { store } = await open()
      const receivedAt = [
        // Midnight in Denver is at 06:00 UTC in summer and at 07:00 in winter.
        '2026-11-01T05:59:59.000Z',
        '2026-11-01T06:00:00.000Z',
        '2026-11-02T06:59:59.000Z',
        '2026-11-02T07:00:00.000Z',
      ]
      await store.whole.add('leads', leads(receivedAt.map((at) => ({ receivedAt: at }))))
      const { days } = await store.leadFigures.sums(november)
      expect(Object.fromEntries(days)).toEqual({ '2026-11-01': counts(2), '2026-11-02': counts(1) })
    })

    test('spam, duplicates that went into another lead, and probes are no leads', async () => {
      const { store } = await open()
      const some = leads([
        {},
        { status: 'spam' },
        { mergedInto: 'HP-AAAAA2' },
        { fingerprint: probeFingerprint('a') },
      ])
      await store.whole.add('leads', some)
      expect((await store.leadFigures.sums(november)).landings.get('/')).toEqual(counts(1))
    })

    test('answers are counted by the minutes they took, and what is late by now', async () => {
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
      await store.whole.add('leads', some)
      const { answers, late } = await store.leadFigures.sums(november)
      expect(Object.fromEntries(answers)).toEqual({ 30: 2, 2000: 1 })
      expect(late).toBe(1)
      expect(await store.leadFigures.late('2026-11-06T10:00:00.001Z')).toBe(1)
      expect(await store.leadFigures.late('2026-11-06T10:00:00.000Z')).toBe(0)
    })

    test('a change of a lead shows in the sums', async () => {
      const { store } = await open()
      await store.whole.add('leads', leads([{}]))
      await store.leads.work('HP-AAAAA2', (lead) =>
        lead
          ? { change: { ...lead, status: 'won', wonValue: 500, answerMinutes: 9 }, answer: 0 }
          : { answer: 0 },
      )
      const { landings, answers } = await store.leadFigures.sums(november)
      expect(landings.get('/')).toEqual(counts(1, 1, 500))
      expect([...answers]).toEqual([[9, 1]])
    })
  })
}
