import type { MouseEvent } from 'react'
import type { LeadList } from '../../../services/api/contract/admin.ts'
import { leadStatuses } from '../../../services/api/contract/lead-status.ts'
import type { ContactsAddress } from './address.ts'
import { useChosenInSight } from '../chosen-in-sight.ts'
import { statusNames } from './change-words.ts'
import type { Addressed } from './use-address.ts'

interface StatusTabsProps {
  at: Addressed
  /** How many fit the filter, by status; nothing until the service has said. */
  counts: LeadList['counts'] | undefined
  /** How many are set aside. */
  held: number | undefined
}

/** The list by status, each a link with how many there are; and what was set aside as automatic. */
export function StatusTabs({ at, counts, held }: StatusTabsProps) {
  const { query, shows } = at.address
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const inLeads = shows === 'leads'
  const row = useChosenInSight<HTMLUListElement>(
    `${shows} ${query.status?.join() ?? ''} of ${all ?? 0} and ${held ?? 0}`,
  )
  const tab = (
    label: string,
    count: number | undefined,
    to: Partial<ContactsAddress>,
    here: boolean,
  ) => {
    const next = { lead: undefined, ...to }
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      at.go(next)
    }
    return (
      <li key={label}>
        <a href={at.linkTo(next)} aria-current={here ? 'page' : undefined} onClick={follow}>
          {label}{' '}
          {count !== undefined && <span className="count">{count.toLocaleString('en-US')}</span>}
        </a>
      </li>
    )
  }
  const first = { ...query, page: 1 }
  return (
    <nav className="status-tabs" aria-label="Lists">
      <ul ref={row}>
        {tab(
          'All',
          all,
          { query: { ...first, status: undefined }, shows: 'leads' },
          inLeads && !query.status,
        )}
        {leadStatuses.map((status) =>
          tab(
            statusNames[status],
            counts?.[status],
            { query: { ...first, status: [status] }, shows: 'leads' },
            inLeads && query.status?.join() === status,
          ),
        )}
        {(held !== undefined && held > 0) || !inLeads
          ? tab(
              'Set aside',
              held,
              { query: { ...first, status: undefined }, shows: 'set aside' },
              !inLeads,
            )
          : null}
      </ul>
    </nav>
  )
}
