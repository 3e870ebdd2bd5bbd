import type { LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { isNarrowed } from './address.ts'
import { statusNames } from './change-words.ts'

interface EmptyListProps {
  query: LeadListQuery
  /** How many there are with any status. */
  ofAnyStatus: number
  clear: () => void
  allStatuses: () => void
  firstPage: () => void
}

/** Why the list is empty, and what to do about it. */
export function EmptyList({ query, ofAnyStatus, clear, allStatuses, firstPage }: EmptyListProps) {
  const { page, status } = query
  if (page > 1)
    return (
      <Empty says="The list does not go on this far." action="To its beginning" act={firstPage} />
    )
  if (isNarrowed(query))
    return (
      <Empty
        says={
          ofAnyStatus > 0
            ? `Nothing with this status fits the filter; ${ofAnyStatus} with another one ${ofAnyStatus === 1 ? 'does' : 'do'}.`
            : 'No request fits this filter.'
        }
        action={ofAnyStatus > 0 ? 'Look at every status' : 'Clear the filter'}
        act={ofAnyStatus > 0 ? allStatuses : clear}
      />
    )
  if (status && ofAnyStatus > 0)
    return (
      <Empty
        says={
          status.join() === 'new'
            ? 'Nobody is waiting for a first answer. Well done.'
            : `No request is ${status.map((each) => statusNames[each].toLowerCase()).join(' or ')} just now.`
        }
        action="Look at every status"
        act={allStatuses}
      />
    )
  return (
    <div className="empty">
      <h2>No request has come in yet</h2>
      <p>
        The first one stands here the moment it is sent; this page need not be reloaded, and you can
        turn on a sound in the menu.
      </p>
      <p>
        To see how that goes, <a href="/contact">send one yourself</a>: it arrives like any other,
        and the letters about it go out.
      </p>
    </div>
  )
}

const Empty = ({ says, action, act }: { says: string; action: string; act: () => void }) => (
  <div className="empty">
    <p>{says}</p>
    <button type="button" className="quiet" onClick={act}>
      {action}
    </button>
  </div>
)
