import type { Lead } from '../lead.ts'
import { leadConfirmation } from './confirmation.ts'

/** Returns whether the latest confirmation did not reach the lead's address. Staff dismiss a failed email, which keeps the reason. */
export function confirmationBounced({ mail, email }: Pick<Lead, 'mail' | 'email'>): boolean {
  const last = mail.findLast((row) => leadConfirmation.is(row) && row.to === email)
  return last?.state === 'failed' || (last?.state === 'dropped' && last.lastFault !== undefined)
}
