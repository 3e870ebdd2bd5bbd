import { describe, expect, test } from 'vitest'
import type { Lead } from '../../leads/lead.ts'
import { openStatuses, stepStatuses } from '../../leads/next-step-contract.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { addLeadOnce, type OpenFixture } from '../../testing/store-fixture.ts'

const midnight = '2026-11-06T07:00:00.000Z'

/** A lead whose call is due at a time. */
const due = (id: string, at: string, fields: Partial<Lead> = {}): Lead => ({
  ...aLead(id),
  nextStep: { what: 'call', day: at.slice(0, 10), at, who: 'ann', note: '' },
  ...fields,
})

export function nextStepConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: next steps`, () => {
    test('steps, visits, attempts and sources of leads are unchanged after a restart', async () => {
      const fixture = await open()
      const worked: Lead = {
        ...due('HP-AAAAA2', '2026-11-12T16:30:00.000Z'),
        source: 'show',
        email: '',
        attempts: [
          { at: '2026-11-05T11:00:00.000Z', by: 'Ann', how: 'call', outcome: 'voicemail' },
        ],
        notes: [
          {
            at: '2026-11-05T11:00:00.000Z',
            by: 'Ann',
            text: 'Called.',
            edited: { at: '2026-11-05T11:01:00.000Z', by: 'Bea' },
          },
        ],
        visits: [
          {
            id: 'visit',
            state: 'booked',
            day: '2026-11-12',
            time: '09:30',
            at: '2026-11-12T16:30:00.000Z',
            remindAt: '2026-11-11T17:00:00.000Z',
            minutes: 60,
            address: '12 Mill Creek',
            access: 'Gate 4711',
            who: 'ann',
            whoName: 'Ann',
            invites: true,
            sequence: 0,
          },
        ],
      }
      await addLeadOnce(fixture.store, worked)
      expect(await (await fixture.reopen()).leads.one('HP-AAAAA2')).toEqual(worked)
    })

    test('leads are found by when their next step comes up, the earliest first, and by having none', async () => {
      const { store } = await open()
      const early = due('HP-AAAAA2', '2026-11-03T07:00:00.000Z')
      const today = due('HP-BBBBB2', '2026-11-05T15:00:00.000Z')
      const later = due('HP-CCCCC2', '2026-11-09T07:00:00.000Z')
      const snoozed = due('HP-DDDDD2', '2026-11-03T07:00:00.000Z')
      if (snoozed.nextStep)
        Object.assign(snoozed.nextStep, {
          snoozedUntil: '2026-11-16',
          snoozedAt: '2026-11-16T07:00:00.000Z',
        })
      const lost = due('HP-EEEEE2', '2026-11-03T07:00:00.000Z', { status: 'lost' })
      const without = aLead('HP-FFFFF2')
      const wonWithout: Lead = { ...aLead('HP-GGGGG2'), status: 'won' }
      await store.bulk.add('leads', [without, later, today, wonWithout, lost, snoozed, early])
      const search = async (statuses: readonly Lead['status'][], nextBefore: string | null) => {
        const query = { words: [], statuses, nextBefore, sort: 'next', order: 'asc' } as const
        const { leads, total } = await store.leads.search(query, 0, 10)
        expect(total).toBe(leads.length)
        return leads.map(({ id }) => id)
      }
      expect(await search(stepStatuses, midnight)).toEqual([early.id, today.id])
      expect(await search(openStatuses, null)).toEqual([without.id])
      const all = await store.leads.search({ words: [], sort: 'next', order: 'asc' }, 0, 10)
      expect(all.leads.slice(0, 4).map(({ id }) => id)).toEqual([
        early.id,
        today.id,
        later.id,
        snoozed.id,
      ])
    })

    test('leads are found by who does their next step, while it counts', async () => {
      const { store } = await open()
      const at = '2026-11-03T07:00:00.000Z'
      const mine = due('HP-AAAAA2', at, { assignee: 'bea' })
      const lost = due('HP-BBBBB2', at, { status: 'lost' })
      const other = due('HP-CCCCC2', at)
      if (other.nextStep) Object.assign(other.nextStep, { who: 'bea' })
      await store.bulk.add('leads', [mine, lost, other, aLead('HP-DDDDD2')])
      const nobodys = due('HP-EEEEE2', '2026-11-04T07:00:00.000Z')
      if (nobodys.nextStep) Object.assign(nobodys.nextStep, { who: '' })
      await store.bulk.add('leads', [nobodys])
      const by = async (...stepBy: (string | null)[]) => {
        const query = { words: [], stepBy, nextBefore: '2026-12-01T07:00:00.000Z' } as const
        const { leads } = await store.leads.search({ ...query, sort: 'next', order: 'asc' }, 0, 10)
        return leads.map(({ id }) => id)
      }
      expect(await by('ann')).toEqual([mine.id])
      expect(await by('ann', null)).toEqual([mine.id, nobodys.id])
      expect(await by(null)).toEqual([nobodys.id])
    })

    test('leads are summed by how they reached the firm', async () => {
      const { store } = await open()
      const shown: Lead = { ...aLead('HP-AAAAA2'), source: 'show', status: 'won', wonValue: 500 }
      await store.bulk.add('leads', [shown, aLead('HP-BBBBB2')])
      const { sources } = await store.leadAnalytics.sums({
        since: '2026-11-01T07:00:00.000Z',
        before: '2026-12-01T07:00:00.000Z',
        timeZone: 'America/Denver',
        now: '2026-11-30T10:00:00.000Z',
      })
      expect(Object.fromEntries(sources)).toEqual({
        show: { leads: 1, won: 1, value: 500 },
        website: { leads: 1, won: 0, value: 0 },
      })
    })
  })
}
