import { randomUUID } from 'node:crypto'
import type { Lead } from '../records/lead.ts'
import { IdTaken } from '../records/refusals.ts'
import type { Subscriber } from '../records/subscriber.ts'
import { lettersOf, sameFormAs, type Intake } from './accept-contact.ts'
import type { HeldLeads, HeldSubscribers } from './quarantine.ts'
import { newReference } from './reference.ts'
import { keepSubscriber, type SubscriptionDesk } from './subscribe.ts'

/**
 * Makes a request from the quarantine a lead, with the letters that were withheld; reminders whose time
 * has gone by are left out. What was released in part, by a crash or by two people at once, becomes one
 * lead all the same.
 * @param by the name of whoever has looked at it
 * @returns the lead's reference; undefined when there is nothing to release
 * @throws NotStored
 */
export async function releaseLead(
  id: string,
  by: string,
  quarantine: HeldLeads,
  intake: Intake,
): Promise<string | undefined> {
  const held = await quarantine.one(id)
  if (!held) return undefined
  const now = intake.now()
  const { honeypot: _, ...sent } = held
  const change = 'Released from the quarantine'
  const lead: Lead = {
    ...sent,
    history: [...held.history, { at: now.toISOString(), by, change }],
    mail: lettersOf(held, now, { ...intake, office: await intake.officeMail() }),
  }
  const reference = await keepOnce(lead, intake)
  await quarantine.work(id, (found) =>
    found ? { erase: found, answer: undefined } : { answer: undefined },
  )
  return reference
}

/** The same form may have come by itself meanwhile; its reference may be another lead's. */
async function keepOnce(lead: Lead, { leads }: Intake): Promise<string> {
  const form = sameFormAs(lead, new Date(lead.receivedAt))
  for (let id = lead.id, tries = 1; ; id = newReference(), tries += 1) {
    try {
      return await leads.settle(form, (earlier) =>
        earlier ? { answer: earlier.id } : { add: { ...lead, id }, answer: id },
      )
    } catch (fault) {
      if (!(fault instanceof IdTaken) || tries === 5) throw fault
    }
  }
}

/**
 * Takes a subscription from the quarantine onto the list, with the letter that was withheld.
 * @returns false: there is nothing to release @throws NotStored
 */
export async function releaseSubscriber(
  id: string,
  quarantine: HeldSubscribers,
  desk: SubscriptionDesk,
): Promise<boolean> {
  const held = await quarantine.one(id)
  if (!held) return false
  const { honeypot: _, ...sent } = held
  const fresh: Subscriber = { ...sent, id: randomUUID() }
  await keepSubscriber(fresh, desk.subscribers, desk)
  await quarantine.work(id, (found) =>
    found ? { erase: found, answer: undefined } : { answer: undefined },
  )
  return true
}
