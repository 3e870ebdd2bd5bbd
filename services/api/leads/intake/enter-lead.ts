import { createHash } from 'node:crypto'
import { changedService } from '../../contact-form/service-form.ts'
import { alreadyEntered } from '../../http/http-errors.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { dueTime } from '../../sla/response-clock.ts'
import { firstEntries } from '../contract.ts'
import { leadCreated } from '../events.ts'
import type { LeadEntry } from '../lead-entry-contract.ts'
import type { Lead } from '../lead.ts'
import { type ContactIntakeDeps, remindersOf } from './accept-contact.ts'
import { withRouting } from './route-lead.ts'
import { generateReference } from './lead-fields.ts'

type EntryDeps = Pick<
  ContactIntakeDeps,
  | 'form'
  | 'leads'
  | 'requestRecipients'
  | 'contentCommit'
  | 'referencePrefix'
  | 'responseSla'
  | 'routeLead'
  | 'now'
>

/**
 * Stores a lead that staff enter. The person gets no email: they asked for none. The response clock runs until somebody
 * answers them, with the reminders to the office. Idempotent by the entry's key.
 * @param by the staff member @throws HttpError the key has been used for another entry @throws NotStoredError
 */
export async function enterLead(
  entry: LeadEntry,
  by: { id: string; name: string },
  deps: EntryDeps,
): Promise<Lead> {
  const { leads, referencePrefix } = deps
  const office = await deps.requestRecipients()
  const idempotencyKey = `staff ${entry.key}`
  for (let tries = 1; ; tries += 1) {
    const id = generateReference(referencePrefix)
    const entered = leadOf(entry, { id, idempotencyKey, by, office }, deps)
    const now = deps.now()
    const lead = withRouting(entered, await deps.routeLead(entered, now), now, by)
    try {
      return await leads.transactByForm({ idempotencyKey }, (earlier) => {
        if (!earlier) return { add: lead, answer: lead }
        // A lead of an earlier release has its key as fingerprint, which says nothing about the entry.
        const known = [lead.fingerprint, idempotencyKey]
        if (!known.includes(earlier.fingerprint)) throw alreadyEntered(earlier.id)
        return { answer: earlier }
      })
    } catch (error) {
      if (!(error instanceof DuplicateIdError) || tries === 5) throw error
    }
  }
}

/** Includes the key, so that no other form counts as a repetition. */
const fingerprintOf = (entry: LeadEntry): string =>
  `staff ${createHash('sha256').update(JSON.stringify(entry)).digest('hex')}`

function leadOf(
  entry: LeadEntry,
  {
    id,
    idempotencyKey,
    by,
    office,
  }: { id: string; idempotencyKey: string; by: { name: string }; office: readonly string[] },
  { form, contentCommit, responseSla, now }: EntryDeps,
): Lead {
  const { name, phone, email, serviceType, town, language, source, note } = entry
  const moment = now()
  const at = moment.toISOString()
  return {
    id,
    receivedAt: at,
    dueAt: dueTime(moment, responseSla).toISOString(),
    ...(language && { language }),
    name,
    email,
    phone,
    serviceType: '',
    services: [],
    message: '',
    extra: {},
    ...(serviceType && changedService(form, { extra: {} }, serviceType)),
    ...(town && { town }),
    page: '',
    referrer: '',
    campaign: '',
    contentCommit,
    idempotencyKey,
    fingerprint: fingerprintOf(entry),
    status: 'new',
    ...(entry.urgent && { urgent: true }),
    source,
    version: 1,
    history: [{ at, by: by.name, change: firstEntries.byHand, version: 1 }],
    ...(note && { notes: [{ at, by: by.name, text: note }] }),
    mail: [
      ...remindersOf({ receivedAt: at }, moment, { office, responseSla }),
      leadCreated.row({ at }),
    ],
  }
}
