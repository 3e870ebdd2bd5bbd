import { useRef } from 'react'
import { type LeadListQuery, leadListQuery } from '../../../services/api/contract/leads.ts'
import { useQueryParams } from '../query-params.ts'

/** The state of the contacts page, as the address has it. */
export interface ContactsUrl {
  query: LeadListQuery
  /** The open lead's reference. */
  lead: string | undefined
  /** The leads, or the quarantine. */
  shows: 'leads' | 'quarantine'
}

export const defaultQuery = leadListQuery.parse({})

/** In: a query string, possibly edited by hand. Out: its state; invalid values are ignored. */
export function parseContactsUrl(search: string | URLSearchParams): ContactsUrl {
  const params = new URLSearchParams(search)
  const lead = params.get('lead') ?? undefined
  const shows = params.get('view') === 'set-aside' ? 'quarantine' : 'leads'
  const knownParams = Object.fromEntries(
    [...params].filter(([name, value]) => name in leadListQuery.shape && value !== ''),
  )
  const result = leadListQuery.safeParse(knownParams)
  if (result.success) return { query: result.data, lead, shows }
  const invalidNames = new Set(result.error.issues.map(({ path: [name] }) => name))
  const validParams = Object.entries(knownParams).filter(([name]) => !invalidNames.has(name))
  return { query: leadListQuery.parse(Object.fromEntries(validParams)), lead, shows }
}

/** The default query; its values are left out of the address. */
type PartialQuery = { [Name in keyof LeadListQuery]?: LeadListQuery[Name] | undefined }

/** In: a query. Out: its query string, without default values. */
export function listQueryString(query: PartialQuery): string {
  // Sorted, so that the same list always has the same address.
  const pairs = leadListQuery.keyof().options.flatMap((name) => {
    const value = query[name]
    return value === undefined || value === defaultQuery[name] ? [] : [[name, String(value)]]
  })
  return new URLSearchParams(pairs).toString()
}

/** The same without the page number: for the CSV export and saved views. */
export const filterQueryString = (query: PartialQuery): string =>
  listQueryString({ ...query, page: undefined, perPage: undefined })

/** The query string of a view; empty for the whole list. */
export function formatContactsUrl({ query, lead, shows }: ContactsUrl): string {
  const parts = new URLSearchParams(listQueryString(query))
  if (shows === 'quarantine') parts.set('view', 'set-aside')
  if (lead !== undefined) parts.set('lead', lead)
  return parts.toString()
}

/** Whether any filter besides the status is set. */
export const isFiltered = ({ q, assignee, tag, service, from, to }: LeadListQuery): boolean =>
  q !== '' || [assignee, tag, service, from, to].some((each) => each !== undefined)

export interface ContactsNavigation {
  url: ContactsUrl
  /** Navigates to another state; `replace` adds no history entry. */
  go: (next: Partial<ContactsUrl>, historyMode?: 'push' | 'replace') => void
  /** The address of another state, for links. */
  linkTo: (next: Partial<ContactsUrl>) => string
  /** Closes the lead: goes back when it was opened from the previous history entry. */
  close: () => void
}

/** The address is the page's state, so that back, forward and sharing a link work. */
export function useContactsUrl(): ContactsNavigation {
  const { query, change } = useQueryParams()
  const openedHere = useRef(false)
  const address = parseContactsUrl(query)
  const linkTo: ContactsNavigation['linkTo'] = (next) => {
    const text = formatContactsUrl({ ...address, ...next })
    return text === '' ? location.pathname : `?${text}`
  }
  const go: ContactsNavigation['go'] = (next, way = 'push') => {
    const wanted = new URLSearchParams(formatContactsUrl({ ...address, ...next }))
    const gone = [...query.keys()].map((name) => [name, undefined] as const)
    if (way === 'push') openedHere.current = next.lead !== undefined && address.lead === undefined
    change(
      { ...Object.fromEntries(gone), ...Object.fromEntries(wanted) },
      { pushHistory: way === 'push' },
    )
  }
  const close = () => {
    if (openedHere.current) history.back()
    else go({ lead: undefined }, 'replace')
    openedHere.current = false
  }
  return { url: address, go, linkTo, close }
}
