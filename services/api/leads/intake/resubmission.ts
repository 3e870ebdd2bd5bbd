import { isDeepStrictEqual } from 'node:util'
import { correctionNote } from '../../contact-form/fields.ts'
import { type Lead, valueOf } from '../lead.ts'
import { reviseLead } from '../lead-update-event.ts'
import { withoutConfirmation } from '../../outbox/outbox-row.ts'
import { isSameSender } from './form-key.ts'
import { correctableFields, correctedByForm } from '../management/surviving-lead.ts'

/** The time in which a form may correct its lead; longer than a form stays open. */
const correctableForMs = 24 * 60 * 60 * 1000
const maxCorrections = 5

/**
 * Corrects a lead by a form that was sent again with changes, if it is from the same person, soon after, and the office
 * has not started to work on the lead. `isProved`: only the visitor can know the form's key. Undefined: it may not, and the sender gets an error.
 */
export function applyResubmission(
  earlier: Lead,
  sent: Lead,
  { now, isProved }: { now: Date; isProved: boolean },
): Lead | undefined {
  const sameVisitor = isSameSender(earlier, sent, { proved: isProved })
  const soon = now.getTime() - Date.parse(earlier.receivedAt) < correctableForMs
  const untouched = earlier.status === 'new' && earlier.history.length < maxCorrections
  if (!sameVisitor || !soon || !untouched) return undefined
  const changes = correctableFields
    .filter((field) => !isDeepStrictEqual(valueOf(earlier, field), valueOf(sent, field)))
    .map((field) => correctionNote(field, valueOf(earlier, field)))
  const change = `${correctedByForm}${changes.join(', ')}`
  const fields = {
    ...Object.fromEntries(correctableFields.map((field) => [field, valueOf(sent, field)])),
    fingerprint: sent.fingerprint,
    mail: resubmissionEmails(earlier, sent),
  }
  const who = { at: now, by: { prospect: 'corrected' } } as const
  return reviseLead(earlier, fields, [{ change }], who)
}

/** Returns the emails about a correction: always to the office, and a confirmation to a new address of the prospect. */
function resubmissionEmails(earlier: Lead, sent: Lead): Lead['mail'] {
  const newAddress = !sameText(earlier.email, sent.email)
  const added = sent.mail.filter(
    ({ letter }) =>
      // Of a merged lead, the office is notified about the surviving one.
      (letter === 'lead-to-office' && earlier.mergedInto === undefined) ||
      (letter === 'lead-confirmation' && newAddress),
  )
  return [...(newAddress ? withoutConfirmation(earlier.mail) : earlier.mail), ...added]
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
