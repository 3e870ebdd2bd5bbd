import { describe, expect, test } from 'vitest'
import type { Lead } from '../../leads/lead.ts'
import { dateClosedLeads } from '../../leads/management/date-closed-leads.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { referenceChar, type OpenFixture } from '../../testing/store-fixture.ts'

/** Returns leads with distinct references. */
const leads = (some: Partial<Lead>[]): Lead[] =>
  some.map((one, n) => ({ ...aLead(`HP-AAAA${referenceChar(n)}2`), ...one }))

const quoted = (amount?: number): Partial<Lead> => ({
  status: 'quoted',
  quote: { ...(amount !== undefined && { amount }), sentOn: '2026-11-05' },
})

export function leadPipelineConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: the pipeline`, () => {
    test('open leads are counted and quotes added up, by person', async () => {
      const fixture = await open()
      await fixture.store.bulk.add(
        'leads',
        leads([
          { ...quoted(9_000), assignee: 'kim' },
          { ...quoted(1_000), assignee: 'kim' },
          { ...quoted(), assignee: 'sam' },
          { status: 'contacted' },
          {},
          // The quote of a lead with another status waits for no answer.
          { ...quoted(50_000), status: 'contacted' },
          { ...quoted(50_000), status: 'won', assignee: 'sam' },
          { ...quoted(50_000), status: 'spam' },
          { ...quoted(50_000), mergedInto: 'HP-AAAAA2' },
          { ...quoted(50_000), erasedAt: '2026-11-06T10:00:00.000Z' },
          { ...quoted(50_000), probe: true },
        ]),
      )
      const { total, people } = await (await fixture.reopen()).leadPipeline.open()
      const none = { new: 0, contacted: 0, quoted: 0, amount: 0, unpriced: 0 }
      expect(total).toEqual({ new: 1, contacted: 2, quoted: 3, amount: 10_000, unpriced: 1 })
      expect(Object.fromEntries(people)).toEqual({
        kim: { ...none, quoted: 2, amount: 10_000 },
        sam: { ...none, quoted: 1, unpriced: 1 },
      })
    })

    test('leads are won and lost on the day that says so, whenever they came in', async () => {
      const { store } = await open()
      const won = (wonOn: string, wonValue: number): Partial<Lead> => ({
        ...{ status: 'won', assignee: 'kim', wonValue, outcome: { wonOn } },
      })
      const lost = (lostBecause?: string): Partial<Lead> => ({
        status: 'lost',
        outcome: { lostOn: '2026-11-30', ...(lostBecause !== undefined && { lostBecause }) },
      })
      await store.bulk.add(
        'leads',
        leads([
          { ...won('2026-11-01', 4_000), receivedAt: '2026-03-05T10:00:00.000Z' },
          won('2026-11-30', 6_000),
          won('2026-10-31', 100),
          won('2026-12-01', 100),
          lost('price'),
          lost('price'),
          lost(),
          // Not lost anymore.
          { ...lost('price'), status: 'contacted' },
        ]),
      )
      const { total, people, days, reasons } = await store.leadPipeline.closed(
        '2026-11-01',
        '2026-12-01',
      )
      expect(total).toEqual({ won: 2, value: 10_000, lost: 3 })
      expect(Object.fromEntries(people)).toEqual({ kim: { won: 2, value: 10_000, lost: 0 } })
      expect(Object.fromEntries(days)).toEqual({
        '2026-11-01': { won: 1, value: 4_000, lost: 0 },
        '2026-11-30': { won: 1, value: 6_000, lost: 3 },
      })
      expect(Object.fromEntries(reasons)).toEqual({ price: 2 })
    })

    test('leads that an earlier release closed count on the day of their last change to that status', async () => {
      const { store } = await open()
      const entry = (at: string, change: string) => ({ at, by: 'Kim', change })
      await store.bulk.add(
        'leads',
        leads([
          {
            status: 'won',
            wonValue: 7_000,
            history: [
              entry('2026-11-06T10:00:00.000Z', 'status: new → won'),
              entry('2026-11-07T10:00:00.000Z', 'status: won → quoted'),
              entry('2026-11-20T10:00:00.000Z', 'status: quoted → won'),
              entry('2026-11-21T10:00:00.000Z', 'note added'),
            ],
          },
          { status: 'lost' },
        ]),
      )
      const { days } = await store.leadPipeline.closed('2026-11-01', '2026-12-01')
      expect(Object.fromEntries(days)).toEqual({
        '2026-11-20': { won: 1, value: 7_000, lost: 0 },
        '2026-11-05': { won: 0, value: 0, lost: 1 },
      })
    })

    test('leads that an earlier release closed get the office’s day, once', async () => {
      const { store } = await open()
      const history = (at: string, status: string) => [
        { at, by: 'Kim', change: `status: new → ${status}`, version: 1 },
      ]
      // Half past six in the evening in Denver.
      const evening = '2026-12-01T01:30:00.000Z'
      const reason = { lostReason: 'Price', outcome: { lostBecause: 'price' } }
      const closed = leads([
        { status: 'won', wonValue: 7_000, history: history(evening, 'won') },
        { status: 'lost', ...reason, history: history('2026-11-20T18:00:00.000Z', 'lost') },
        { status: 'won', history: history(evening, 'won'), erasedAt: evening },
        { status: 'won', wonValue: 500, outcome: { wonOn: '2026-12-01' } },
        { status: 'contacted' },
      ])
      await store.bulk.add('leads', closed)
      const deps = { leads: store.leads, timeZone: () => 'America/Denver', now: () => new Date() }
      expect(await dateClosedLeads(deps)).toBe(false)
      expect(await store.leads.undated(10)).toEqual([])
      const { days } = await store.leadPipeline.closed('2026-11-01', '2026-12-01')
      expect(Object.fromEntries(days)).toEqual({
        '2026-11-30': { won: 2, value: 7_000, lost: 0 },
        '2026-11-20': { won: 0, value: 0, lost: 1 },
      })
      const [won, lost, erased, own] = await Promise.all(
        closed.map(({ id }) => store.leads.one(id)),
      )
      expect(won?.history.at(-1)?.change).toBe('won on: 2026-12-01 → 2026-11-30')
      expect(won?.mail).toMatchObject([{ event: { changed: ['outcome'] } }])
      expect(lost).toMatchObject({
        outcome: { lostOn: '2026-11-20', lostBecause: 'price' },
        history: closed[1]?.history,
        mail: [],
      })
      expect(erased).toMatchObject({ outcome: { wonOn: '2026-11-30' }, mail: [] })
      expect(own?.version).toBe(1)
      await dateClosedLeads(deps)
      expect(await store.leads.one(won?.id ?? '')).toEqual(won)
    })

    test('received leads are summed by the office’s day', async () => {
      const { store } = await open()
      await store.bulk.add(
        'leads',
        leads([
          { receivedAt: '2026-11-02T06:59:59.000Z', status: 'won', wonValue: 500 },
          { receivedAt: '2026-11-02T07:00:00.000Z' },
          { receivedAt: '2026-11-02T07:00:00.000Z', status: 'spam' },
        ]),
      )
      const days = await store.leadPipeline.received({
        from: '2026-11-01T06:00:00.000Z',
        before: '2026-12-01T07:00:00.000Z',
        timeZone: 'America/Denver',
      })
      expect(Object.fromEntries(days)).toEqual({
        '2026-11-01': { leads: 1, won: 1, value: 500 },
        '2026-11-02': { leads: 1, won: 0, value: 0 },
      })
    })

    test('quotes to follow up are those due, the first due first', async () => {
      const { store } = await open()
      const due = (followUpOn: string): Partial<Lead> => ({
        ...{ status: 'quoted', quote: { followUpOn } },
      })
      await store.bulk.add(
        'leads',
        leads([
          due('2026-11-12'),
          due('2026-11-10'),
          due('2026-11-13'),
          { ...due('2026-11-01'), status: 'won' },
          { ...due('2026-11-01'), mergedInto: 'HP-AAAAA2' },
          quoted(1_000),
        ]),
      )
      const { leads: found, total } = await store.leads.quotesToFollowUp('2026-11-13', 1)
      expect(found.map(({ id }) => id)).toEqual(['HP-AAAAB2'])
      expect(total).toBe(2)
    })
  })
}
