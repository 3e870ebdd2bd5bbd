import type { LeadList } from '../../../../services/api/leads/contract.ts'
import { leadStatuses } from '../../../../services/api/contract/lead-status.ts'
import { PageLink } from '../../resource/filters.tsx'
import { useScrollSelectedIntoView } from '../../resource/Tabs.tsx'
import type { ContactsQuery, ContactsUrl } from './contacts-url.ts'
import { useLeadList } from '../changes/lead-queries.ts'
import { statusLabels } from '../lead-labels.tsx'
import { useQuarantine } from '../Quarantine.tsx'

/** How many leads `All` lists: spam has its own tab. */
export const countOfAll = ({ spam: _, ...counts }: LeadList['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Tabs for the statuses and the quarantine, as links with counts. */
export function StatusTabs({ url }: { url: ContactsUrl }) {
  const counts = useLeadList(url.search).data?.counts
  const quarantinedCount = useQuarantine().data?.total
  const { status, view } = url.query
  const all = counts && countOfAll(counts)
  const row = useScrollSelectedIntoView<HTMLUListElement>(
    `${view} ${status?.join() ?? ''} of ${all ?? 0} and ${quarantinedCount ?? 0}`,
  )
  const tab = (
    label: string,
    count: number | undefined,
    to: Pick<ContactsQuery, 'status' | 'view'>,
  ) => {
    const next = { ...url.query, page: 1, lead: undefined, status: to.status, view: to.view }
    const current = view === to.view && (view !== undefined || status?.join() === to.status?.join())
    return (
      <li key={label}>
        <PageLink
          href={url.linkTo(next)}
          aria-current={current ? 'page' : undefined}
          follow={() => url.go(next)}
        >
          {label}{' '}
          {count !== undefined && <span className="count">{count.toLocaleString('en-US')}</span>}
        </PageLink>
      </li>
    )
  }
  return (
    <nav className="status-tabs" aria-label="Lists">
      <ul ref={row}>
        {tab('All', all, {})}
        {leadStatuses.map((each) => tab(statusLabels[each], counts?.[each], { status: [each] }))}
        {(view !== undefined || (quarantinedCount ?? 0) > 0) &&
          tab('Quarantine', quarantinedCount, { view: 'quarantine' })}
      </ul>
    </nav>
  )
}
