import type { LeadView } from '../../../services/api/contract/admin.ts'

interface ReachedProps {
  lead: Pick<LeadView, 'name' | 'status'>
  /** Whether a call or a letter was begun. */
  tried: boolean
  /** They were reached: the request is answered. */
  mark: () => void
}

/**
 * Calls and letters leave the desk, and nobody but the caller knows whether they came about: the question waits,
 * however long the call or the letter takes.
 */
export const Reached = ({ lead, tried, mark }: ReachedProps) => (
  <div className="reached" role="status">
    {tried && lead.status === 'new' && (
      <div className="flagged">
        <p>
          Did you reach {lead.name}? Then the request is answered, and nobody is reminded of it any
          more.
        </p>
        <button type="button" className="quiet" onClick={mark}>
          Mark as contacted
        </button>
      </div>
    )}
  </div>
)
