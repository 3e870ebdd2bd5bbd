import type { QuarantinedView } from '../contract.ts'
import type { Lead } from '../lead.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { leadCreated } from '../events.ts'
import { newLeadEmails, formKeyOf, type ContactIntakeDeps } from './accept-contact.ts'
import type { LeadQuarantine } from '../lead-repository.ts'
import { generateReference } from './lead-fields.ts'

/**
 * Moves a request from the quarantine to the leads, with its emails, without reminders whose time has passed.
 * Idempotent: a repetition after a crash, or a concurrent release, creates no second lead.
 * @param by the name of the staff member
 * @returns the lead's reference; undefined if there is nothing to release
 * @throws NotStoredError
 */
async function releaseLead(
  id: string,
  by: string,
  quarantine: LeadQuarantine,
  intake: ContactIntakeDeps,
): Promise<string | undefined> {
  const quarantined = await quarantine.one(id)
  if (!quarantined) return undefined
  const now = intake.now()
  const { honeypot: _, ...sent } = quarantined
  const office = await intake.requestRecipients()
  const change = 'Released from the quarantine'
  const lead: Lead = {
    ...sent,
    history: [...quarantined.history, { at: now.toISOString(), by, change }],
    mail: [
      ...newLeadEmails(quarantined, now, { ...intake, office }),
      leadCreated.row({ at: now.toISOString() }),
    ],
  }
  const reference = await storeOnce(lead, intake)
  await quarantine.transact(id, (found) =>
    found ? { erase: found, answer: undefined } : { answer: undefined },
  )
  return reference
}

/** Stores the lead unless the same form was accepted since, with a new reference if its own is taken. */
async function storeOnce(lead: Lead, { leads }: ContactIntakeDeps): Promise<string> {
  const form = formKeyOf(lead, new Date(lead.receivedAt))
  for (let id = lead.id, tries = 1; ; id = generateReference(), tries += 1) {
    try {
      return await leads.transactByForm(form, (earlier) =>
        earlier ? { answer: earlier.id } : { add: { ...lead, id }, answer: id },
      )
    } catch (error) {
      if (!(error instanceof DuplicateIdError) || tries === 5) throw error
    }
  }
}

/** Returns the quarantine of leads, for the screen that shows all quarantined entries. */
export const quarantinedLeads = (quarantine: LeadQuarantine, intake: ContactIntakeDeps) => ({
  newest: async (take: number) => {
    const { leads, total } = await quarantine.newestFirst(0, take)
    return { entries: leads.map(quarantinedView), total }
  },
  release: async (id: string, by: string) => {
    const reference = await releaseLead(id, by, quarantine, intake)
    return reference === undefined ? undefined : { reference }
  },
})

const quarantinedView = (lead: Lead): QuarantinedView => ({
  ...lead,
  what: 'request',
  at: lead.receivedAt,
  why: lead.honeypot === undefined ? 'no proof' : 'hidden field',
})
