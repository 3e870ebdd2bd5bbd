import { createHash } from 'node:crypto'
import { changedService } from '../../contact-form/service-form.ts'
import type { ApiClient } from '../../http/api-clients.ts'
import { idempotencyMismatch } from '../../http/http-errors.ts'
import { dueTime } from '../../sla/response-clock.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { firstEntries } from '../contract.ts'
import { leadConfirmation } from '../emails/confirmation.ts'
import { leadToOffice } from '../emails/to-office.ts'
import { leadCreated } from '../events.ts'
import type { Lead } from '../lead.ts'
import type { SentLead } from '../program-contract.ts'
import { type ContactIntakeDeps, formKeyOf, remindersOf } from './accept-contact.ts'
import { generateReference } from './lead-fields.ts'
import { withRouting } from './route-lead.ts'

type SendDeps = Omit<ContactIntakeDeps, 'quarantine' | 'languageOf'>

/**
 * Stores a lead that a program sends with its token. The office is told and the response clock runs, as for a lead of the
 * form; the person gets an email only if the program asks for it. Idempotent by the key, which counts for this token alone;
 * without a key the same content within ten minutes is a repetition.
 * @param key empty: none was sent
 * @throws HttpError the key has been used for another lead @throws NotStoredError
 */
export async function sendLead(
  sent: SentLead,
  { key, client }: { key: string; client: ApiClient },
  deps: SendDeps,
): Promise<Lead> {
  const office = await deps.requestRecipients()
  const idempotencyKey = key && `token ${client.id} ${key}`
  for (let tries = 1; ; tries += 1) {
    const now = deps.now()
    const built = leadOf(sent, { idempotencyKey, client, office, now }, deps)
    const lead = withRouting(built, await deps.routeLead(built, now), now)
    try {
      return await deps.leads.transactByForm(formKeyOf(lead, now), (earlier) => {
        if (!earlier) return { add: lead, answer: lead }
        if (earlier.fingerprint !== lead.fingerprint) throw idempotencyMismatch(earlier.id)
        return { answer: earlier }
      })
    } catch (error) {
      if (!(error instanceof DuplicateIdError) || tries === 5) throw error
    }
  }
}

/** Includes the token, so that no other program or form counts as a repetition. */
const fingerprintOf = (sent: SentLead, client: ApiClient): string =>
  `token ${createHash('sha256')
    .update(JSON.stringify([client.id, sent]))
    .digest('hex')}`

function leadOf(
  sent: SentLead,
  {
    idempotencyKey,
    client,
    office,
    now,
  }: { idempotencyKey: string; client: ApiClient; office: readonly string[]; now: Date },
  { form, contentCommit, referencePrefix, responseSla }: SendDeps,
): Lead {
  const { name, phone, email, serviceType, message, town, language, source, confirm } = sent
  const at = now.toISOString()
  return {
    id: generateReference(referencePrefix),
    receivedAt: at,
    dueAt: dueTime(now, responseSla).toISOString(),
    ...(language && { language }),
    name,
    email,
    phone,
    serviceType: '',
    services: [],
    message,
    extra: {},
    ...(serviceType && changedService(form, { extra: {} }, serviceType)),
    ...(town && { town }),
    page: '',
    referrer: '',
    campaign: '',
    contentCommit,
    idempotencyKey,
    fingerprint: fingerprintOf(sent, client),
    status: 'new',
    source,
    version: 1,
    history: [{ at, by: `The program “${client.name}”`, change: firstEntries.program, version: 1 }],
    mail: [
      ...office.map((to) => leadToOffice.row(to, now)),
      ...(confirm && email !== '' ? [leadConfirmation.row(email, now)] : []),
      ...remindersOf({ receivedAt: at }, now, { office, responseSla }),
      leadCreated.row({ at }),
    ],
  }
}
