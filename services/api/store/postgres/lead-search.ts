import { sql, type RawBuilder } from 'kysely'
import type { Lead } from '../../records/lead.ts'
import { zeroStatusCounts, searchKeys } from '../../records/search-keys.ts'
import type { FoundLeads, LeadSearch, ExportScan } from '../../records/lead-repository.ts'
import type { PgRepository } from './pg-repository.ts'

/** The columns that leads are searched by, updated with every change. */
export function searchColumns(lead: Lead): Record<string, unknown> {
  const { status, assignee, tags, serviceType, due, name, value, text, mergedInto } =
    searchKeys(lead)
  return {
    status,
    assignee,
    tags,
    service_type: serviceType,
    due_at: due,
    name_key: name.replaceAll('\0', ' '),
    won_value: value,
    merged_into: mergedInto,
    search_text: text,
  }
}

const sortColumns = {
  received: 'seq',
  due: 'due_at',
  name: 'name_key',
  value: 'won_value',
} as const

/** One page of the matching leads, and the counts of all. */
export async function searchLeads(
  leads: PgRepository<Lead>,
  search: LeadSearch,
  skip: number,
  take: number,
): Promise<FoundLeads> {
  const { statuses } = search
  const { fits, wanted, by } = buildClauses(search)
  // Keys first: the emails of skipped leads need not be collected.
  const page = sql`select seq from leads where ${wanted}
    order by ${by} limit ${take} offset ${skip}`
  const [found, counted] = await Promise.all([
    leads.read(sql`where seq = any(array(${page})) order by ${by}`),
    leads.countBy('status', fits),
  ])
  const counts = zeroStatusCounts()
  let total = 0
  for (const status of Object.keys(counts) as (keyof typeof counts)[]) {
    counts[status] = counted.get(status) ?? 0
    if (!statuses || statuses.includes(status)) total += counts[status]
  }
  return { leads: found, total, counts }
}

/** All matching leads, for exports. */
export function scanLeads(
  leads: PgRepository<Lead>,
  search: LeadSearch,
): Promise<ExportScan<Lead>> {
  const { wanted, by } = buildClauses(search)
  return leads.scan(sql`where ${wanted} order by ${by}`)
}

/** A search as SQL: without its status, with it, and the order. */
function buildClauses(search: LeadSearch) {
  const fits = buildWhere(search)
  const { statuses } = search
  const wanted = statuses ? sql`${fits} and status = any(${[...statuses]}::text[])` : fits
  const direction = search.order === 'asc' ? sql`asc` : sql`desc`
  const by = sql`${sql.ref(sortColumns[search.sort])} ${direction} nulls last, seq desc`
  return { fits, wanted, by }
}

/** All criteria of a search except the status. */
function buildWhere({ words, assignee, tag, serviceType, since, before }: LeadSearch) {
  const parts: RawBuilder<unknown>[] = [sql`merged_into is null and not erased`]
  if (assignee === null) parts.push(sql`assignee is null`)
  else if (assignee !== undefined) parts.push(sql`assignee = ${assignee}`)
  if (tag !== undefined) parts.push(sql`tags @> array[${tag}]::text[]`)
  if (serviceType !== undefined) parts.push(sql`service_type = ${serviceType}`)
  if (since !== undefined) parts.push(sql`received_at >= ${since}`)
  if (before !== undefined) parts.push(sql`received_at < ${before}`)
  for (const word of words)
    parts.push(sql`(strpos(search_text, ${word}) > 0 or id in (${idsFoundThroughMerged(word)}))`)
  return sql`${sql.join(parts, sql` and `)}`
}

/** The leads into which a lead with the word was merged, over any number of merges. */
const idsFoundThroughMerged = (word: string) => sql`
  with recursive above as (
    select merged_into as id from leads
      where merged_into is not null and strpos(search_text, ${word}) > 0
    union
    select leads.merged_into from leads join above on leads.id = above.id
      where leads.merged_into is not null
  ) select id from above`

/** The leads that were merged into one, over any number of merges; oldest first. */
export const mergedDescendants = (id: string) => sql`
  where id <> ${id} and id in (
    with recursive below as (
      select id from leads where merged_into = ${id}
      union
      select leads.id from leads join below on leads.merged_into = below.id
    ) select id from below
  ) order by received_at`
