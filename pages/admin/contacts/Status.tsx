import type { LeadStatus } from '../../../services/api/contract/lead-status.ts'
import { statusNames } from './change-words.ts'

/** A status as a word with its mark. */
export const Status = ({ of: status }: { of: LeadStatus }) => (
  <span className="status" data-status={status}>
    {statusNames[status]}
  </span>
)
