import type { MouseEvent } from 'react'
import { type LeadList, leadStatuses } from '../../../services/api/contract/leads.ts'
import type { ContactsNavigation, ContactsUrl } from './contacts-url.ts'
import { useScrollSelectedIntoView } from '../Tabs.tsx'
import { statusLabels } from './lead-labels.tsx'

interface StatusTabsProps {
  navigation: ContactsNavigation
  /** Matching leads by status; undefined while loading. */
  counts: LeadList['counts'] | undefined
  /** How many are quarantined. */
  quarantinedCount: number | undefined
}

/** Tabs by status, as links with counts; and the quarantine. */
export function StatusTabs({ navigation, counts, quarantinedCount }: StatusTabsProps) {
  const { query, shows } = navigation.url
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const inLeads = shows === 'leads'
  const row = useScrollSelectedIntoView<HTMLUListElement>(
    `${shows} ${query.status?.join() ?? ''} of ${all ?? 0} and ${quarantinedCount ?? 0}`,
  )
  const tab = (
    label: string,
    count: number | undefined,
    to: Partial<ContactsUrl>,
    current: boolean,
  ) => {
    const next = { lead: undefined, ...to }
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      navigation.go(next)
    }
    return (
      <li key={label}>
        <a
          href={navigation.linkTo(next)}
          aria-current={current ? 'page' : undefined}
          onClick={follow}
        >
          {label}{' '}
          {count !== undefined && <span className="count">{count.toLocaleString('en-US')}</span>}
        </a>
      </li>
    )
  }
  const firstPage = { ...query, page: 1 }
  return (
    <nav className="status-tabs" aria-label="Lists">
      <ul ref={row}>
        {tab(
          'All',
          all,
          { query: { ...firstPage, status: undefined }, shows: 'leads' },
          inLeads && !query.status,
        )}
        {leadStatuses.map((status) =>
          tab(
            statusLabels[status],
            counts?.[status],
            { query: { ...firstPage, status: [status] }, shows: 'leads' },
            inLeads && query.status?.join() === status,
          ),
        )}
        {(quarantinedCount !== undefined && quarantinedCount > 0) || !inLeads
          ? tab(
              'Quarantine',
              quarantinedCount,
              { query: { ...firstPage, status: undefined }, shows: 'quarantine' },
              !inLeads,
            )
          : null}
      </ul>
    </nav>
  )
}
