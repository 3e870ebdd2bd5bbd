import type { LeadIntakeRepository, LeadRepository } from '../../records/lead-repository.ts'
import { lead, type Lead } from '../../records/lead.ts'
import { enforceLimit } from '../../records/limit.ts'
import type { Counters } from '../../staff/counters.ts'
import type { Collection, CollectionDefinition } from './collection.ts'
import { scanLeads, searchLeads, countTags, mergedDescendants } from './lead-search.ts'
import { mostUsedTags } from '../../records/search-keys.ts'
import { mailIndexes } from './outbox.ts'
import { monthOf } from './segment.ts'

/** Leads or quarantined leads, in segments by the month they were received. */
export const leadCollection = (name: string): CollectionDefinition<Lead> => ({
  name,
  record: lead,
  partitionOf: ({ receivedAt }) => monthOf(receivedAt),
  indexes: {
    key: ({ idempotencyKey }) => (idempotencyKey === '' ? [] : [idempotencyKey]),
    fingerprint: ({ fingerprint }) => [fingerprint],
    merged: ({ id, mergedInto }) => (mergedInto === undefined ? [] : [id]),
    ...mailIndexes,
  },
})

export function leadIntakeRepository(
  leads: Collection<Lead>,
  counters: Counters,
): LeadIntakeRepository {
  return {
    transactByForm: async (form, decide, limit) => {
      if (limit) await enforceLimit(limit, counters)
      return leads.transact((found) => {
        if ('idempotencyKey' in form) return decide(found.find('key', form.idempotencyKey))
        const latest = found.find('fingerprint', form.fingerprint)
        return decide(latest && latest.receivedAt >= form.since ? latest : undefined)
      })
    },
  }
}

export function leadRepository(
  leads: Collection<Lead>,
): Omit<LeadRepository, 'watch' | 'transactByForm'> {
  const merged = () => leads.committed.indexedBy('merged')
  return {
    newestFirst: async (skip, take) => {
      const listed = leads.committed
        .newestFirst(0, leads.committed.size)
        .filter(({ erasedAt }) => erasedAt === undefined)
      return { leads: listed.slice(skip, skip + take), total: listed.length }
    },
    scan: (search) => scanLeads(leads.committed, search),
    search: async (search, skip, take) => searchLeads(leads.committed, search, skip, take),
    tags: async (take) => mostUsedTags(countTags(leads.committed.oldestFirst()), take),
    one: async (id) => leads.committed.get(id),
    mergedInto: async (id) => mergedDescendants(id, merged()),
    transact: (id, decide) => leads.transact((found) => decide(found.get(id))),
  }
}
