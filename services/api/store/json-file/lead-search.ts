import type { Lead } from '../../records/lead.ts'
import { zeroStatusCounts, searchKeys, type SearchKeys } from '../../records/search-keys.ts'
import type { FoundLeads, LeadSearch, ExportScan } from '../../records/lead-repository.ts'
import { memoizePerRecord, type RecordIndex } from './record-index.ts'
import { createScan, forEachInTimeSlices, mergeSort } from './scan.ts'

type Keys = SearchKeys & { id: string }

/** Cached for each lead. A search collects these, so that it allocates nothing for each lead it finds. */
const keysOf = memoizePerRecord((lead: Lead): Keys => ({ id: lead.id, ...searchKeys(lead) }))

const keysPerTurn = 200

/**
 * Computes the search keys in small portions between requests, so that the first search after a start does
 * not wait for all of them. Out: a function that stops it.
 */
export function precomputeSearchKeys(leads: Iterable<Lead>): () => void {
  const each = leads[Symbol.iterator]()
  let next: NodeJS.Immediate
  const some = () => {
    for (let n = 0; n < keysPerTurn; n += 1) {
      const step = each.next()
      if (step.done) return
      keysOf(step.value)
    }
    next = setImmediate(some).unref()
  }
  next = setImmediate(some).unref()
  return () => clearImmediate(next)
}

/** One page of the matching leads, and the counts of all. */
export function searchLeads(
  leads: Pick<RecordIndex<Lead>, 'get' | 'oldestFirst' | 'indexedBy'>,
  search: LeadSearch,
  skip: number,
  take: number,
): FoundLeads {
  const { statuses, sort, order } = search
  const fits = createMatcher(search, leads.indexedBy('merged'))
  const counts = zeroStatusCounts()
  const found: Keys[] = []
  for (const lead of leads.oldestFirst()) {
    const keys = keysOf(lead)
    if (!fits(keys)) continue
    counts[keys.status] += 1
    if (!statuses || statuses.includes(keys.status)) found.push(keys)
  }
  if (sort !== 'received' || order === 'desc') found.reverse()
  if (sort !== 'received') found.sort(compareByKey(sort, order))
  const page = found.slice(skip, skip + take).flatMap(({ id }) => leads.get(id) ?? [])
  return { leads: page, total: found.length, counts }
}

/** All matching leads, for exports; yields to other requests in between. */
export async function scanLeads(
  leads: Pick<RecordIndex<Lead>, 'get' | 'oldestFirst' | 'indexedBy'>,
  search: LeadSearch,
): Promise<ExportScan<Lead>> {
  const { statuses, sort, order } = search
  const fits = createMatcher(search, leads.indexedBy('merged'))
  const found: Keys[] = []
  await forEachInTimeSlices(leads.oldestFirst(), (lead) => {
    const keys = keysOf(lead)
    if (fits(keys) && (!statuses || statuses.includes(keys.status))) found.push(keys)
  })
  if (sort !== 'received' || order === 'desc') found.reverse()
  return createScan(
    sort === 'received' ? found : await mergeSort(found, compareByKey(sort, order)),
    leads,
  )
}

/** How often each tag is used by listed leads. */
export function countTags(leads: Iterable<Lead>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags = [], mergedInto } of leads)
    if (mergedInto === undefined)
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

/** For each word, the leads that it finds through the text of a lead merged into them. */
function leadsFoundThroughMerged(words: readonly string[], merged: readonly Lead[]): Set<string>[] {
  const byId = new Map(merged.map((lead) => [lead.id, lead]))
  return words.map(
    (word) =>
      new Set(
        merged
          .filter((lead) => keysOf(lead).text.includes(word))
          .flatMap((lead) => [...mergeAncestorIds(lead, byId)]),
      ),
  )
}

/** All criteria of a search except the status. */
function createMatcher(
  { words, assignee, tag, serviceType, since, before }: LeadSearch,
  merged: readonly Lead[],
) {
  const byMerged = leadsFoundThroughMerged(words, merged)
  return (keys: Keys): boolean =>
    keys.mergedInto === null &&
    !keys.erased &&
    (assignee === undefined || keys.assignee === assignee) &&
    (tag === undefined || keys.tags.includes(tag)) &&
    (serviceType === undefined || keys.serviceType === serviceType) &&
    (since === undefined || keys.receivedAt >= since) &&
    (before === undefined || keys.receivedAt < before) &&
    words.every((word, n) => keys.text.includes(word) || byMerged[n]?.has(keys.id))
}

/** The sort is stable: equals are newest first. */
function compareByKey(sort: 'due' | 'name' | 'value', order: 'asc' | 'desc') {
  const sign = order === 'asc' ? 1 : -1
  return (a: Keys, b: Keys): number => {
    const one = a[sort]
    const other = b[sort]
    if (one === other) return 0
    if (one === null) return 1
    if (other === null) return -1
    return one < other ? -sign : sign
  }
}

/** In: a lead's id, and all merged leads. Out: those that were merged into it, over any number of merges. */
export function mergedDescendants(id: string, merged: readonly Lead[]): Lead[] {
  const below = new Set<Lead>()
  const collect = (into: string) => {
    for (const lead of merged) {
      if (lead.mergedInto !== into || lead.id === id || below.has(lead)) continue
      below.add(lead)
      collect(lead.id)
    }
  }
  collect(id)
  return [...below].sort((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))
}

/** The ids of all leads that a lead was merged into, over any number of merges. */
export function mergeAncestorIds(lead: Lead, merged: ReadonlyMap<string, Lead>): Set<string> {
  const above = new Set<string>()
  for (let id = lead.mergedInto; id !== undefined && !above.has(id);) {
    above.add(id)
    id = merged.get(id)?.mergedInto
  }
  return above
}
