import type { LeadBook } from '../../intake/lead-book.ts'
import { lead, type Lead } from '../../records/lead.ts'
import { countWithin } from '../../records/limit.ts'
import type { Counters } from '../../staff/counters.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import type { Collection, Kind } from './collection.ts'
import { searchIn, tagsIn } from './lead-search.ts'
import { mostUsed } from '../most-used.ts'
import { mailIndexes } from './outbox.ts'
import { monthOf } from './page.ts'

/** Leads, or quarantined ones, in pages by the month they came. */
export const leadKind = (name: string): Kind<Lead> => ({
  name,
  record: lead,
  groupOf: ({ receivedAt }) => monthOf(receivedAt),
  indexes: {
    key: ({ idempotencyKey }) => (idempotencyKey === '' ? [] : [idempotencyKey]),
    fingerprint: ({ fingerprint }) => [fingerprint],
    ...mailIndexes,
  },
})

export function leadBook(leads: Collection<Lead>, counters: Counters): LeadBook {
  return {
    settle: async (form, decide, limit) => {
      if (limit) await countWithin(limit, counters)
      return leads.settle((found) => {
        if ('idempotencyKey' in form) return decide(found.find('key', form.idempotencyKey))
        const latest = found.find('fingerprint', form.fingerprint)
        return decide(latest && latest.receivedAt >= form.since ? latest : undefined)
      })
    },
  }
}

export function leadDesk(leads: Collection<Lead>): Omit<LeadDesk, 'watch'> {
  return {
    newestFirst: async (skip, take) => ({
      leads: leads.kept.newestFirst(skip, take),
      total: leads.kept.size,
    }),
    search: async (search, skip, take) => searchIn(leads.kept.oldestFirst(), search, skip, take),
    tags: async (take) => mostUsed(tagsIn(leads.kept.oldestFirst()), take),
    one: async (id) => leads.kept.get(id),
    work: (id, decide) => leads.settle((found) => decide(found.get(id))),
  }
}
