import { sql } from 'kysely'
import type { LeadBook } from '../../intake/lead-book.ts'
import { lead, type Lead } from '../../records/lead.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import { mostUsed } from '../most-used.ts'
import type { Book } from './book.ts'
import type { Kind } from './kind.ts'
import { figureColumns } from './lead-figures.ts'
import { searchColumns, searchIn } from './lead-search.ts'

/** Leads, or quarantined ones. */
export const leadKind = (name: 'leads' | 'quarantined-leads'): Kind<Lead> => ({
  name,
  record: lead,
  columns: (one) => ({
    received_at: one.receivedAt,
    idempotency_key: one.idempotencyKey === '' ? null : one.idempotencyKey,
    fingerprint: one.fingerprint,
    ...searchColumns(one),
    ...figureColumns(one),
  }),
})

export function leadBook(leads: Book<Lead>): LeadBook {
  return {
    settle: (form, decide, limit) => {
      if ('idempotencyKey' in form) {
        const where = sql`idempotency_key = ${form.idempotencyKey}`
        const unique = 'idempotency_key'
        return leads.settle({ turn: `key ${form.idempotencyKey}`, where, unique }, decide, limit)
      }
      const where = sql`fingerprint = ${form.fingerprint} and received_at >= ${form.since}`
      return leads.settle({ turn: `words ${form.fingerprint}`, where }, decide, limit)
    },
  }
}

export function leadDesk(leads: Book<Lead>): Omit<LeadDesk, 'watch'> {
  return {
    newestFirst: async (skip, take) => {
      const page = leads.read(sql`order by seq desc limit ${take} offset ${skip}`)
      return { leads: await page, total: await leads.size() }
    },
    search: (search, skip, take) => searchIn(leads, search, skip, take),
    tags: async (take) => mostUsed(await leads.countEach('tags', sql`merged_into is null`), take),
    one: (id) => leads.withId(id),
    work: (id, decide) => leads.settle({ turn: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}
