import { leadListQuery, type LeadListQuery } from '../../../services/api/contract/lead-query.ts'

/** What the contacts page shows, as its address says it. */
export interface ContactsAddress {
  query: LeadListQuery
  /** The lead that is open, by reference. */
  lead: string | undefined
  /** The leads, or what was set aside as automatic. */
  shows: 'leads' | 'set aside'
}

export const wholeList = leadListQuery.parse({})

/** In: a query string as somebody may have typed it. Out: what it says; what it cannot mean is passed over. */
export function readAddress(search: string | URLSearchParams): ContactsAddress {
  const given = new URLSearchParams(search)
  const lead = given.get('lead') ?? undefined
  const shows = given.get('view') === 'set-aside' ? 'set aside' : 'leads'
  const known = Object.fromEntries(
    [...given].filter(([name, value]) => name in leadListQuery.shape && value !== ''),
  )
  const result = leadListQuery.safeParse(known)
  if (result.success) return { query: result.data, lead, shows }
  const wrong = new Set(result.error.issues.map(({ path: [name] }) => name))
  const rest = Object.entries(known).filter(([name]) => !wrong.has(name))
  return { query: leadListQuery.parse(Object.fromEntries(rest)), lead, shows }
}

/** What a list is asked for; what is left out or not said goes without saying. */
type Said = { [Name in keyof LeadListQuery]?: LeadListQuery[Name] | undefined }

/** In: which leads, in which order. Out: the query string for it, without what goes without saying. */
export function queryText(query: Said): string {
  // In one order, whichever the fields were set in: the same list has one address.
  const said = leadListQuery.keyof().options.flatMap((name) => {
    const value = query[name]
    return value === undefined || value === wholeList[name] ? [] : [[name, String(value)]]
  })
  return new URLSearchParams(said).toString()
}

/** The same without where one is in the list: for a table of all, and for a view with a name. */
export const filterText = (query: Said): string =>
  queryText({ ...query, page: undefined, perPage: undefined })

/** The query string of a view; empty for the whole list. */
export function addressText({ query, lead, shows }: ContactsAddress): string {
  const parts = new URLSearchParams(queryText(query))
  if (shows === 'set aside') parts.set('view', 'set-aside')
  if (lead !== undefined) parts.set('lead', lead)
  return parts.toString()
}

/** Whether anything but the status narrows the list. */
export const isNarrowed = ({ q, assignee, tag, service, from, to }: LeadListQuery): boolean =>
  q !== '' || [assignee, tag, service, from, to].some((each) => each !== undefined)
