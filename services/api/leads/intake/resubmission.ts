import { isDeepStrictEqual } from 'node:util'
import { correctionNote } from '../../contact-form/fields.ts'
import type { ServiceForm } from '../../contact-form/service-form.ts'
import { type Lead, valueOf } from '../lead.ts'
import { correctLead, recipientsFor } from '../correction.ts'
import { isSameSender } from './form-key.ts'
import { correctableFields, correctedByForm } from '../management/surviving-lead.ts'

/** The time in which a form may correct its lead; longer than a form stays open. */
const correctableForMs = 24 * 60 * 60 * 1000
const maxCorrections = 5

export interface ResubmissionContext {
  form: ServiceForm
  now: Date
  /** The office's addresses. */
  office: readonly string[]
  /** Only the visitor can know the form's key. */
  isProved: boolean
  /** No email is sent. */
  isQuarantined: boolean
}

/** Returns whether a form that was sent again says that it can't wait, which the earlier one didn't. */
export const isMoreUrgent = (sent: Lead, earlier: Lead): boolean =>
  sent.urgent === true && earlier.urgent !== true

/**
 * Corrects a lead by a form that was sent again with changes, if it is from the same person, soon after, and the office
 * has not started to work on the lead. Undefined: it may not, and the sender gets an error.
 */
export function applyResubmission(
  earlier: Lead,
  sent: Lead,
  { form, now, office, isProved, isQuarantined }: ResubmissionContext,
): Lead | undefined {
  const sameVisitor = isSameSender(earlier, sent, { proved: isProved })
  const soon = now.getTime() - Date.parse(earlier.receivedAt) < correctableForMs
  const untouched = earlier.status === 'new' && earlier.history.length < maxCorrections
  if (!sameVisitor || !soon || !untouched) return undefined
  const changes = correctableFields
    .filter((field) => !isDeepStrictEqual(valueOf(earlier, field), valueOf(sent, field)))
    .map((field) => correctionNote(field, valueOf(earlier, field), form))
  const urgent = isMoreUrgent(sent, earlier)
  if (urgent) changes.unshift('it can’t wait')
  const change = `${correctedByForm}${changes.join(', ')}`
  const fields = {
    ...Object.fromEntries(correctableFields.map((field) => [field, valueOf(sent, field)])),
    fingerprint: sent.fingerprint,
    ...(urgent && { urgent }),
  }
  return correctLead(earlier, fields, [{ change }], {
    at: now,
    by: { prospect: 'corrected' },
    form,
    office: isQuarantined ? [] : recipientsFor(earlier, office),
    isConfirmed: !isQuarantined,
    isNewAddress: earlier.email.toLowerCase() !== sent.email.toLowerCase(),
  })
}
