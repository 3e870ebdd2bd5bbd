import { followAnswers } from '../contact-form/inquiry-message.ts'
import type { ServiceForm } from '../contact-form/service-form.ts'
import type { LinkSource } from '../email/link-tokens.ts'
import { isSameAddress } from '../storage/personal-records.ts'
import { leadConfirmation, withoutConfirmation } from './emails/confirmation.ts'
import { leadToOffice } from './emails/to-office.ts'
import { visitEmailsTo } from './emails/visits.ts'
import type { Lead } from './lead.ts'
import { reviseLead, type Change, type Revision } from './lead-update-event.ts'

interface Correction extends Revision {
  form: ServiceForm
  /** Who at the office gets an email; left out: nobody. */
  office?: readonly string[]
  /** Whether a new address gets a confirmation. */
  isConfirmed?: boolean
  /** Left out: any other spelling is a new address. */
  isNewAddress?: boolean
}

/**
 * Returns a lead with corrected fields and what follows from a correction, whoever made it: the generated
 * sentence of the message, entries in the history, an email to the office, the webhook, and with a new address a confirmation there and nothing more to the old one.
 */
export function correctLead(
  lead: Lead,
  fields: Partial<Lead>,
  changes: readonly Change[],
  { form, office = [], isConfirmed = false, isNewAddress, at, by }: Correction,
): Lead {
  const { email = lead.email, mail = lead.mail } = fields
  const isReplaced = isNewAddress ?? email !== lead.email
  const emails = [
    ...(isReplaced ? withoutConfirmation(mail) : mail),
    ...office.map((to) => leadToOffice.row(to, at)),
    ...(email === '' || isSameAddress(email, lead.email) ? [] : visitEmailsTo(email, lead, at)),
    ...(isReplaced && isConfirmed ? [leadConfirmation.row(email, at)] : []),
  ]
  const { message = followAnswers(form, lead, { ...lead, ...fields }) } = fields
  return reviseLead(lead, { ...fields, message, mail: emails }, changes, { at, by })
}

/** Returns who gets an email about a lead. Of a merged lead, the office is notified about the surviving one. */
export const recipientsFor = (
  { mergedInto }: Pick<Lead, 'mergedInto'>,
  office: readonly string[],
): readonly string[] => (mergedInto === undefined ? office : [])

/** Returns the source of the sender's next link after a correction. A new address is not verified yet. */
export const linkSourceAfter = (before: Lead, after: Lead, source: LinkSource): LinkSource =>
  isSameAddress(after.email, before.email) ? source : 'page'
