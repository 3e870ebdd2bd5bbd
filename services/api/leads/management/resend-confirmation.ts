import type { Decision } from '../../storage/query.ts'
import type { Lead } from '../lead.ts'
import { leadConfirmation, withoutConfirmation } from '../emails/confirmation.ts'
import { httpError } from '../../http/http-errors.ts'
import { reviseLead } from '../lead-update-event.ts'
import { exceptErased, requireVersion } from './lead-change.ts'
import type { LeadRepository } from '../lead-repository.ts'

/**
 * Sends the confirmation again to the lead's current address. It replaces one that failed or is waiting.
 * @throws HttpError, NotStoredError
 */
export function resendConfirmation(
  id: string,
  { version }: { version: number },
  { by, at }: { by: string; at: Date },
  repository: Pick<LeadRepository, 'transact'>,
): Promise<Lead> {
  return repository.transact(id, (found): Decision<Lead, Lead> => {
    const lead = requireVersion(exceptErased(found), version)
    if (lead.email === '') throw httpError('no_address')
    const replaced = withoutConfirmation(lead.mail, `sent again by ${by}`)
    const mail = [...replaced, leadConfirmation.row(lead.email, at)]
    const revised = reviseLead(lead, { mail }, [{ change: 'confirmation sent again' }], { by, at })
    // Webhook receivers are not told.
    const change = { ...revised, mail }
    return { change, answer: change }
  })
}
