import type { QuarantinedView } from '../contract.ts'
import type { Lead } from '../lead.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import { leadCreated } from '../events.ts'
import { newLeadEmails, formKeyOf, type ContactIntakeDeps } from './accept-contact.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { withRouting } from './route-lead.ts'
import { generateReference } from './lead-fields.ts'

/** Returns the quarantine of leads, for the screen that shows all quarantined entries. */
export const quarantinedLeads = (quarantine: LeadRepository, intake: ContactIntakeDeps) => ({
  newest: async (take: number) => {
    const { leads, total } = await quarantine.newestFirst(0, take)
    return { entries: leads.map(quarantinedView), total }
  },
  /**
   * Moves a request from the quarantine to the leads, with its emails, without reminders whose time has passed.
   * Idempotent: a repetition after a crash, or a concurrent release, creates no second lead.
   * @param by the name of the staff member
   * @returns undefined: there is nothing to release @throws NotStoredError
   */
  release: async (id: string, by: string) => {
    const quarantined = await quarantine.one(id)
    if (!quarantined) return undefined
    const now = intake.now()
    const at = now.toISOString()
    const { honeypot: _, ...sent } = quarantined
    const { responseSla } = intake
    const office = await intake.requestRecipients()
    const emails = newLeadEmails(quarantined, now, { office, responseSla })
    const released: Lead = {
      ...sent,
      history: [...quarantined.history, { at, by, change: 'Released from the quarantine' }],
      mail: [...emails, leadCreated.row({ at })],
    }
    const routing = await intake.routeLead(released, now)
    const reference = await storeOnce(
      (id) => withRouting({ ...released, id }, routing, now),
      released,
      intake,
    )
    await quarantine.transact(id, (found) => ({
      ...(found && { erase: found }),
      answer: undefined,
    }))
    return { reference }
  },
})

/** Stores the lead, which has the reference in its emails too, unless the same form was accepted since, with a new reference if its own is taken. */
async function storeOnce(
  leadWith: (id: string) => Lead,
  lead: Lead,
  { leads, referencePrefix }: ContactIntakeDeps,
): Promise<string> {
  const form = formKeyOf(lead, new Date(lead.receivedAt))
  for (let id = lead.id, tries = 1; ; id = generateReference(referencePrefix), tries += 1) {
    try {
      return await leads.transactByForm(form, (earlier) =>
        earlier ? { answer: earlier.id } : { add: leadWith(id), answer: id },
      )
    } catch (error) {
      if (!(error instanceof DuplicateIdError) || tries === 5) throw error
    }
  }
}

const quarantinedView = (lead: Lead): QuarantinedView => ({
  ...lead,
  what: 'request',
  at: lead.receivedAt,
  why: lead.honeypot === undefined ? 'no proof' : 'hidden field',
})
