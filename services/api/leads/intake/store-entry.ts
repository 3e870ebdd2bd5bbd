import { changedService } from '../../contact-form/service-form.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { dueTime } from '../../sla/response-clock.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { leadCreated } from '../events.ts'
import type { LeadEntry } from '../lead-entry-contract.ts'
import type { Lead } from '../lead.ts'
import { type ContactIntakeDeps, formKeyOf, remindersOf } from './accept-contact.ts'
import { generateReference } from './lead-fields.ts'
import { withRouting } from './route-lead.ts'

export type EntryDeps = Omit<ContactIntakeDeps, 'quarantine' | 'languageOf'>

type Sent = Pick<LeadEntry, 'name' | 'phone' | 'email' | 'serviceType' | 'town' | 'language'> & {
  source: string
}

interface EntryOptions {
  /** Finds the same entry of before; empty: the fingerprint does, for ten minutes. */
  idempotencyKey: string
  fingerprint: string
  /** The first line of the history. */
  first: { by: string; change: string }
  /** The staff member, who gets no email about a lead that a rule assigns to them. */
  person?: { id: string; name: string }
  /** What else the lead has, by the time at which it is received. */
  rest: (at: string) => Pick<Lead, 'message'> & Partial<Lead>
  /** Emails about it besides the reminders. */
  emails?: (office: readonly string[], now: Date) => OutboxRow[]
  /** Throws if the earlier lead with this key is of another entry. */
  checkSame: (earlier: Lead, lead: Lead) => void
}

/**
 * Stores a lead that comes by no form of the site, once: the response clock runs and the rules say who gets it.
 * @returns the lead, or that of the same entry sent before @throws NotStoredError, and what `checkSame` throws
 */
export async function storeEntry(
  sent: Sent,
  { checkSame, ...options }: EntryOptions,
  deps: EntryDeps,
): Promise<Lead> {
  const office = await deps.requestRecipients()
  for (let tries = 1; ; tries += 1) {
    const now = deps.now()
    const built = leadOf(sent, options, { office, now }, deps)
    const lead = withRouting(built, await deps.routeLead(built, now), now, options.person)
    try {
      return await deps.leads.transactByForm(formKeyOf(lead, now), (earlier) => {
        if (!earlier) return { add: lead, answer: lead }
        checkSame(earlier, lead)
        return { answer: earlier }
      })
    } catch (error) {
      if (!(error instanceof DuplicateIdError) || tries === 5) throw error
    }
  }
}

function leadOf(
  { name, phone, email, serviceType, town, language, source }: Sent,
  { idempotencyKey, fingerprint, first, rest, emails }: Omit<EntryOptions, 'checkSame'>,
  { office, now }: { office: readonly string[]; now: Date },
  { form, contentCommit, referencePrefix, responseSla }: EntryDeps,
): Lead {
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
    extra: {},
    ...(serviceType && changedService(form, { extra: {} }, serviceType)),
    ...(town && { town }),
    page: '',
    referrer: '',
    campaign: '',
    contentCommit,
    idempotencyKey,
    fingerprint,
    status: 'new',
    source,
    version: 1,
    history: [{ at, ...first, version: 1 }],
    ...rest(at),
    mail: [
      ...(emails?.(office, now) ?? []),
      ...remindersOf({ receivedAt: at }, now, { office, responseSla }),
      leadCreated.row({ at }),
    ],
  }
}
