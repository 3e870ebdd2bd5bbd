import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { type LeadListQuery, leadListQuery } from '../../../../services/api/leads/contract.ts'
import type { WhoseLeads } from '../../../../services/api/people/account-contract.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { listQueryString, type ListUrl, useListUrl } from '../../resource/list-url.ts'

/** The state of the contacts page that is in the address. */
export const contactsQuery = leadListQuery.extend({
  /** Shows the quarantine instead of the leads. */
  view: z.literal('quarantine').optional(),
  /** The open lead's reference. */
  lead: z.string().optional(),
})
export type ContactsQuery = z.output<typeof contactsQuery>

/** The filter without the page: for the CSV export and saved views. */
export const filterQueryString = ({ page: _page, perPage: _perPage, ...query }: LeadListQuery) =>
  listQueryString(leadListQuery, query)

/** Whether any filter besides the status is set. */
export const isFiltered = ({
  q,
  assignee,
  tag,
  service,
  town,
  next,
  stepBy,
  from,
  to,
}: LeadListQuery): boolean =>
  q !== '' ||
  [assignee, tag, service, town, next, stepBy, from, to].some((each) => each !== undefined)

export interface ContactsUrl extends ListUrl<ContactsQuery> {
  /** Opens a lead beside the list. */
  open: (lead: string) => void
  /** Closes the lead: goes back when it was opened from the previous history entry. */
  close: () => void
}

/** Keeps the page's state in the address; `search` is the query string of the list alone. */
export function useContactsUrl(): ContactsUrl {
  const url = useListUrl(contactsQuery)
  const openedHere = useRef(false)
  const go: ContactsUrl['go'] = (next, mode = 'push') => {
    if (mode === 'push')
      openedHere.current = next.lead !== undefined && url.query.lead === undefined
    url.go(next, mode)
  }
  return {
    ...url,
    search: listQueryString(leadListQuery, url.query),
    go,
    filter: (wanted, mode) => go({ ...url.query, page: undefined, ...wanted }, mode),
    open: (lead) => go({ ...url.query, lead }, url.query.lead === undefined ? 'push' : 'replace'),
    close: () => {
      if (openedHere.current) history.back()
      else go({ ...url.query, lead: undefined }, 'replace')
      openedHere.current = false
    },
  }
}

/**
 * Filters the list by the signed-in person's leads when it is opened without a filter, if they chose to see their own
 * first. Returns false until the address says so.
 */
export function useOwnLeadsFirst({ query, filter }: ContactsUrl): boolean {
  const me = useMe()
  const [isReady, setReady] = useState(
    () =>
      me.whose !== 'mine' || listQueryString(contactsQuery, { ...query, lead: undefined }) !== '',
  )
  const showOwn = useEffectEvent(() => {
    if (!isReady) filter({ assignee: me.id }, 'replace')
    setReady(true)
  })
  // Once, when the list opens: then the address says it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => showOwn(), [])
  return isReady
}

/** Whose leads a query lists; undefined: those of somebody else, or of nobody. */
export const whoseOf = (
  { assignee }: Pick<LeadListQuery, 'assignee'>,
  me: { id: string },
): WhoseLeads | undefined =>
  assignee === undefined ? 'everybody' : assignee === me.id ? 'mine' : undefined
