import type { LeadListQuery } from '../../../services/api/contract/leads.ts'
import { isFiltered } from './contacts-url.ts'
import { statusLabels } from './lead-labels.tsx'

interface EmptyListProps {
  query: LeadListQuery
  /** How many leads match in any status. */
  countOfAnyStatus: number
  clearFilter: () => void
  showAllStatuses: () => void
  goToFirstPage: () => void
}

/** Why the list is empty, and how to change that. */
export function EmptyList({
  query,
  countOfAnyStatus,
  clearFilter,
  showAllStatuses,
  goToFirstPage,
}: EmptyListProps) {
  const { page, status } = query
  if (page > 1)
    return (
      <Empty
        message="There’s no page this far."
        action="Go to the first page"
        onAction={goToFirstPage}
      />
    )
  if (isFiltered(query))
    return (
      <Empty
        message={
          countOfAnyStatus > 0
            ? `Nothing with this status fits the filter; ${countOfAnyStatus} with another one ${countOfAnyStatus === 1 ? 'does' : 'do'}.`
            : 'No leads match this filter.'
        }
        action={countOfAnyStatus > 0 ? 'Look at every status' : 'Clear the filter'}
        onAction={countOfAnyStatus > 0 ? showAllStatuses : clearFilter}
      />
    )
  if (status && countOfAnyStatus > 0)
    return (
      <Empty
        message={
          status.join() === 'new'
            ? 'No leads waiting. Nice work.'
            : `No request is ${status.map((each) => statusLabels[each].toLowerCase()).join(' or ')} just now.`
        }
        action="Look at every status"
        onAction={showAllStatuses}
      />
    )
  return (
    <div className="empty">
      <h2>No leads yet</h2>
      <p>
        The first one shows up here as soon as it’s sent. You don’t need to reload the page, and you
        can turn on sound alerts in the menu.
      </p>
      <p>
        To try it, <a href="/contact">send one yourself</a>. It arrives like any other and its
        emails go out.
      </p>
    </div>
  )
}

const Empty = ({
  message,
  action,
  onAction,
}: {
  message: string
  action: string
  onAction: () => void
}) => (
  <div className="empty">
    <p>{message}</p>
    <button type="button" className="text-button" onClick={onAction}>
      {action}
    </button>
  </div>
)

/** Enough rows to fill most windows. */
const rows = 12

/** Placeholder rows while the list is loading. */
export const ListSkeleton = () => (
  <div className="list-skeleton" role="status">
    <span className="visually-hidden">Loading the leads...</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} aria-hidden="true" />
    ))}
  </div>
)
