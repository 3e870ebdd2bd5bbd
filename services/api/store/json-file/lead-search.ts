import type { Lead } from '../../records/lead.ts'
import { noCounts, searchKeys, type SearchKeys } from '../../records/search-keys.ts'
import type { FoundLeads, LeadSearch } from '../../staff/lead-search.ts'
import { onceEach } from './once-each.ts'

const keysOf = onceEach(searchKeys)

const preparedAtOnce = 200

/**
 * Works out what searches compare, a little at a time between requests, so that the first search after a
 * start does not wait for all of it. Out: how to stop.
 */
export function prepareSearch(leads: Iterable<Lead>): () => void {
  const each = leads[Symbol.iterator]()
  let next: NodeJS.Immediate
  const some = () => {
    for (let n = 0; n < preparedAtOnce; n += 1) {
      const step = each.next()
      if (step.done) return
      keysOf(step.value)
    }
    next = setImmediate(some).unref()
  }
  next = setImmediate(some).unref()
  return () => clearImmediate(next)
}

/** In: leads in the order they came. Out: one page of those that fit, and the counts of all. */
export function searchIn(
  oldestFirst: Iterable<Lead>,
  search: LeadSearch,
  skip: number,
  take: number,
): FoundLeads {
  const fits = matcher(search)
  const counts = noCounts()
  const found: Found[] = []
  for (const lead of oldestFirst) {
    const keys = keysOf(lead)
    if (!fits(keys)) continue
    counts[lead.status] += 1
    if (!search.statuses || search.statuses.includes(lead.status)) found.push({ lead, keys })
  }
  if (search.sort !== 'received' || search.order === 'desc') found.reverse()
  if (search.sort !== 'received') found.sort(byKey(search.sort, search.order))
  const leads = found.slice(skip, skip + take).map(({ lead }) => lead)
  return { leads, total: found.length, counts }
}

/** How often each tag is used by leads that stand in a list. */
export function tagsIn(leads: Iterable<Lead>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { tags = [], mergedInto } of leads)
    if (mergedInto === undefined)
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

/** A lead that fits, with what it is ordered by at hand. */
interface Found {
  lead: Lead
  keys: SearchKeys
}

/** Everything that a search asks, but for the status. */
function matcher({ words, assignee, tag, serviceType, since, before }: LeadSearch) {
  return (keys: SearchKeys): boolean =>
    keys.mergedInto === null &&
    (assignee === undefined || keys.assignee === assignee) &&
    (tag === undefined || keys.tags.includes(tag)) &&
    (serviceType === undefined || keys.serviceType === serviceType) &&
    (since === undefined || keys.receivedAt >= since) &&
    (before === undefined || keys.receivedAt < before) &&
    words.every((word) => keys.text.includes(word))
}

/** The sort is stable: of equals the one that came last stands first. */
function byKey(sort: 'due' | 'name' | 'value', order: 'asc' | 'desc') {
  const sign = order === 'asc' ? 1 : -1
  return (a: Found, b: Found): number => {
    const one = a.keys[sort]
    const other = b.keys[sort]
    if (one === other) return 0
    if (one === null) return 1
    if (other === null) return -1
    return one < other ? -sign : sign
  }
}
