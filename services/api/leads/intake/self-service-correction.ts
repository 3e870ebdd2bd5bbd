import { z } from 'zod'
import { correctionNote, type ProspectField, prospectFields } from '../../contact-form/fields.ts'
import { prospectAnswers } from '../../contact-form/prospect-answers.ts'
import { sentFields } from '../../contact-form/schemas.ts'
import { inquiryMessage, ownMessage } from '../../contact-form/inquiry-message.ts'
import {
  changedService,
  serviceAnswer,
  serviceFields,
  type ServiceForm,
  serviceLabel,
} from '../../contact-form/service-form.ts'
import { shortText } from '../../contract/text.ts'
import type { Decision } from '../../storage/query.ts'
import { type Lead, prospectChangeOf } from '../lead.ts'
import { correctLead, recipientsFor } from '../correction.ts'
import { propagateToSurvivor, type SenderChangeContext } from '../management/surviving-lead.ts'

/**
 * Returns the schema of the fields that a prospect can correct on the self-service page, with the label of the choice.
 * @param stored the lead's service type, which stays valid when the form does not have it anymore
 */
export function selfServiceCorrection(form: ServiceForm, ...stored: string[]) {
  const sent = sentFields(form, stored)
  return z
    .object(
      Object.fromEntries(prospectFields.map((name) => [name, sent[name]])) as Pick<
        typeof sent,
        ProspectField
      >,
    )
    .extend({ service: shortText(60, 'Pick a service type from the list.').optional() })
}
type SelfServiceCorrection = z.output<ReturnType<typeof selfServiceCorrection>>

const maxCorrections = 30

type CorrectionOutcome = 'corrected' | 'the same' | 'too often' | 'gone'

interface Corrected {
  outcome: CorrectionOutcome
  lead?: Lead
  /** As it was before, for the surviving lead of a merge. */
  before?: Lead
  note?: string
}

/**
 * Applies a prospect's corrections. The history keeps the old values, the office is notified, and a new email
 * address gets a confirmation. @throws NotStoredError
 */
export async function applySelfServiceCorrection(
  id: string,
  sent: SelfServiceCorrection,
  context: SenderChangeContext,
): Promise<{ outcome: CorrectionOutcome; lead?: Lead }> {
  const { requests, form, office, now } = context
  const result = await requests.transact(id, (lead): Decision<Lead, Corrected> => {
    if (!lead || lead.erasedAt !== undefined) return { answer: { outcome: 'gone' } }
    const answers = prospectAnswers(form, lead)
    // A page that an earlier release rendered sends the generated sentence, too.
    const message = ownMessage(form, { ...lead, message: sent.message })
    const wanted = { ...sent, serviceType: serviceAnswer(form, sent), message }
    // A page that was opened before a field was added does not send it, so the field does not change.
    const changed = prospectFields.filter(
      (field) => wanted[field] !== undefined && answers[field] !== wanted[field],
    )
    if (changed.length === 0) return { answer: { outcome: 'the same', lead } }
    const before = lead.history.filter(prospectChangeOf).length
    if (before >= maxCorrections) return { answer: { outcome: 'too often', lead } }
    const was = changed.map((field) =>
      correctionNote(
        field,
        field === 'serviceType' ? serviceLabel(form, lead) : answers[field],
        form,
      ),
    )
    const note = `Corrected by the request link: ${was.join(', ')}`
    const fields = {
      ...Object.fromEntries(changed.map((field) => [field, sent[field]])),
      ...(changed.includes('serviceType') && changedService(form, lead, wanted.serviceType)),
      message: messageOf(form, lead, { ...sent, message }),
    }
    const change = correctLead(lead, fields, [{ change: note }], {
      at: now,
      by: { prospect: 'corrected' },
      form,
      office: recipientsFor(lead, office),
      isConfirmed: true,
    })
    return { change, answer: { outcome: 'corrected', lead: change, before: lead, note } }
  })
  const { outcome, lead, before, note } = result
  if (lead && before && note)
    await propagateToSurvivor(
      { before, after: lead },
      { prospectChange: 'corrected', note: `${note} (${lead.id})` },
      context,
    )
  return { outcome, ...(lead && { lead }) }
}

/** Returns the message with the sender's own text; a generated sentence gets the corrected answers (S4.4). */
function messageOf(form: ServiceForm, lead: Lead, sent: SelfServiceCorrection): string {
  const ownText = sent.message
  if (ownMessage(form, lead) === lead.message) return ownText
  const { service } = serviceFields(form, serviceAnswer(form, sent)) ?? {}
  return inquiryMessage(form, { ...sent, service }, ownText)
}
