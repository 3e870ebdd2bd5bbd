import { sql, type RawBuilder } from 'kysely'
import type { Lead } from '../../records/lead.ts'
import { noCounts, searchKeys } from '../../records/search-keys.ts'
import type { FoundLeads, LeadSearch } from '../../staff/lead-search.ts'
import type { Book } from './book.ts'

/** The columns that leads are searched by, kept with every change. */
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

/** One page of the leads that fit, and the counts of all. */
export async function searchIn(
  leads: Book<Lead>,
  search: LeadSearch,
  skip: number,
  take: number,
): Promise<FoundLeads> {
  const fits = whereOf(search)
  const { statuses } = search
  const wanted = statuses ? sql`${fits} and status = any(${[...statuses]}::text[])` : fits
  const direction = search.order === 'asc' ? sql`asc` : sql`desc`
  const by = sql`${sql.ref(sortColumns[search.sort])} ${direction} nulls last`
  // Which ones first: the letters of those that are skipped need not be gathered.
  const page = sql`select seq from leads where ${wanted}
    order by ${by}, seq desc limit ${take} offset ${skip}`
  const [found, counted] = await Promise.all([
    leads.read(sql`where seq = any(array(${page})) order by ${by}, seq desc`),
    leads.countBy('status', fits),
  ])
  const counts = noCounts()
  let total = 0
  for (const status of Object.keys(counts) as (keyof typeof counts)[]) {
    counts[status] = counted.get(status) ?? 0
    if (!statuses || statuses.includes(status)) total += counts[status]
  }
  return { leads: found, total, counts }
}

/** Everything that a search asks, but for the status. */
function whereOf({ words, assignee, tag, serviceType, since, before }: LeadSearch) {
  const parts: RawBuilder<unknown>[] = [sql`merged_into is null`]
  if (assignee === null) parts.push(sql`assignee is null`)
  else if (assignee !== undefined) parts.push(sql`assignee = ${assignee}`)
  if (tag !== undefined) parts.push(sql`tags @> array[${tag}]::text[]`)
  if (serviceType !== undefined) parts.push(sql`service_type = ${serviceType}`)
  if (since !== undefined) parts.push(sql`received_at >= ${since}`)
  if (before !== undefined) parts.push(sql`received_at < ${before}`)
  for (const word of words) parts.push(sql`strpos(search_text, ${word}) > 0`)
  return sql`${sql.join(parts, sql` and `)}`
}
