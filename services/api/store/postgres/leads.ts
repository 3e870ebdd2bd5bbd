import { sql } from 'kysely'
import type { LeadIntakeRepository, LeadRepository } from '../../records/lead-repository.ts'
import { lead, type Lead } from '../../records/lead.ts'
import { mostUsedTags } from '../../records/search-keys.ts'
import type { PgRepository } from './pg-repository.ts'
import type { TableMapping } from './table-mapping.ts'
import { analyticsColumns } from './lead-analytics.ts'
import { mergedDescendants, scanLeads, searchColumns, searchLeads } from './lead-search.ts'

/** Leads or quarantined leads. */
export const leadMapping = (name: 'leads' | 'quarantined-leads'): TableMapping<Lead> => ({
  name,
  record: lead,
  columns: (one) => ({
    received_at: one.receivedAt,
    idempotency_key: one.idempotencyKey === '' ? null : one.idempotencyKey,
    fingerprint: one.fingerprint,
    erased: one.erasedAt !== undefined,
    ...searchColumns(one),
    ...analyticsColumns(one),
  }),
})

export function leadIntakeRepository(leads: PgRepository<Lead>): LeadIntakeRepository {
  return {
    transactByForm: (form, decide, limit) => {
      if ('idempotencyKey' in form) {
        const where = sql`idempotency_key = ${form.idempotencyKey}`
        const unique = 'idempotency_key'
        return leads.transact(
          { lockKey: `key ${form.idempotencyKey}`, where, uniqueColumn: unique },
          decide,
          limit,
        )
      }
      const where = sql`fingerprint = ${form.fingerprint} and received_at >= ${form.since}`
      return leads.transact({ lockKey: `words ${form.fingerprint}`, where }, decide, limit)
    },
  }
}

export function leadRepository(
  leads: PgRepository<Lead>,
): Omit<LeadRepository, 'watch' | 'transactByForm'> {
  return {
    newestFirst: async (skip, take) => {
      const page = leads.read(sql`where not erased order by seq desc limit ${take} offset ${skip}`)
      return { leads: await page, total: await leads.count(sql`not erased`) }
    },
    search: (search, skip, take) => searchLeads(leads, search, skip, take),
    scan: (search) => scanLeads(leads, search),
    tags: async (take) =>
      mostUsedTags(await leads.countListValues('tags', sql`merged_into is null`), take),
    one: (id) => leads.findById(id),
    mergedInto: (id) => leads.read(mergedDescendants(id)),
    transact: (id, decide) =>
      leads.transact({ lockKey: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}
