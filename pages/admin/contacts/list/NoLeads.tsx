import type { LeadListQuery } from '../../../../services/api/leads/contract.ts'
import { Empty } from '../../resource/ResourceTable.tsx'
import { isFiltered } from './contacts-url.ts'
import { statusLabels } from '../lead-labels.tsx'

interface NoLeadsProps {
  query: LeadListQuery
  /** How many leads match in any status. */
  countOfAnyStatus: number
  clearFilter: () => void
  showAllStatuses: () => void
}

/** Why the list is empty, and how to change that. */
export function NoLeads(props: NoLeadsProps) {
  const { query, countOfAnyStatus: others, clearFilter, showAllStatuses } = props
  const { status } = query
  if (others > 0)
    return (
      <Empty
        message={
          isFiltered(query)
            ? `No leads with this status match the filter. ${others} with another status ${others === 1 ? 'does' : 'do'}.`
            : status?.join() === 'new'
              ? 'No leads waiting. Nice work.'
              : `No leads marked ${status?.map((each) => statusLabels[each].toLowerCase()).join(' or ')}.`
        }
        action="Show every status"
        onAction={showAllStatuses}
      />
    )
  if (isFiltered(query))
    return (
      <Empty
        message="No leads match this filter."
        action="Clear the filter"
        onAction={clearFilter}
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
