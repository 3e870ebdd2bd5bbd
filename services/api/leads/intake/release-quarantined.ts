import { randomUUID } from 'node:crypto'
import type { Lead } from '../lead.ts'
import { DuplicateIdError } from '../../storage/errors.ts'
import type { Subscriber } from '../../subscribers/subscriber.ts'
import { newLeadEmails, formKeyOf, leadCreated, type ContactIntakeDeps } from './accept-contact.ts'
import type { LeadQuarantine } from '../lead-repository.ts'
import type { SubscriberRepository } from '../../subscribers/subscriber-repository.ts'
import { generateReference } from './lead-fields.ts'
import { storeSubscriber, type SubscriptionDeps } from '../../subscribers/subscription.ts'

/**
 * Moves a request from the quarantine to the leads, with its emails, without reminders whose time has passed.
 * Idempotent: a repetition after a crash, or a concurrent release, creates no second lead.
 * @param by the name of the staff member
 * @returns the lead's reference; undefined if there is nothing to release
 * @throws NotStoredError
 */
export async function releaseLead(
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
    mail: [...newLeadEmails(quarantined, now, { ...intake, office }), leadCreated(now)],
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

/**
 * Moves a subscription from the quarantine to the subscribers, with its email.
 * @returns false: there is nothing to release @throws NotStoredError
 */
export async function releaseSubscriber(
  id: string,
  quarantine: SubscriberRepository,
  deps: SubscriptionDeps,
): Promise<boolean> {
  const quarantined = await quarantine.one(id)
  if (!quarantined) return false
  const { honeypot: _, ...sent } = quarantined
  const fresh: Subscriber = { ...sent, id: randomUUID() }
  await storeSubscriber(fresh, deps.subscribers, deps)
  await quarantine.transact(id, (found) =>
    found ? { erase: found, answer: undefined } : { answer: undefined },
  )
  return true
}
