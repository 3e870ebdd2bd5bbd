import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { heldChange, heldList, heldReleased, type HeldView } from '../../contract/quarantine.ts'
import type { Intake } from '../../intake/accept-contact.ts'
import type { HeldLeads, HeldSubscribers } from '../../intake/quarantine.ts'
import { releaseLead, releaseSubscriber } from '../../intake/release.ts'
import type { SubscriptionDesk } from '../../intake/subscribe.ts'
import type { Lead } from '../../records/lead.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import { nothingHeld } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  quarantine: { leads: HeldLeads; subscribers: HeldSubscribers }
  intake: Intake
  subscriptions: SubscriptionDesk
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
}

/** So many of each kind; what is older goes by itself (retention.ts). */
const mostShown = 100

/** What was set aside as automatic, for staff to look through and to release. */
export function adminQuarantineRoutes(app: App, desk: Desk) {
  const { quarantine, intake, subscriptions, sessions, ownOrigin } = desk

  app.route({
    method: 'GET',
    url: paths.admin.quarantine,
    schema: { response: { 200: heldList } },
    preValidation: sessions.signedIn,
    handler: async () => {
      const leads = await quarantine.leads.newestFirst(0, mostShown)
      const subscribers = await quarantine.subscribers.newestFirst(0, mostShown)
      const held = [...leads.leads.map(heldLead), ...subscribers.subscribers.map(heldSubscriber)]
      held.sort((one, other) => (one.at < other.at ? 1 : -1))
      return { success: true as const, held, total: leads.total + subscribers.total }
    },
  })

  app.route({
    method: 'PATCH',
    url: `${paths.admin.quarantine}/:id`,
    schema: {
      params: z.object({ id: z.string() }),
      body: heldChange,
      response: { 200: heldReleased },
    },
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request) => {
      const { id } = request.params
      const by = personIn(request).name
      const reference = await releaseLead(id, by, quarantine.leads, intake)
      if (reference !== undefined) return { success: true as const, reference }
      if (!(await releaseSubscriber(id, quarantine.subscribers, subscriptions))) throw nothingHeld()
      return { success: true as const }
    },
  })
}

const heldLead = ({ id, receivedAt, name, email, phone, message, honeypot }: Lead): HeldView => ({
  id,
  what: 'request',
  at: receivedAt,
  name,
  email,
  phone,
  message,
  why: honeypot === undefined ? 'no proof' : 'hidden field',
})

const heldSubscriber = ({ id, subscribedAt, email, honeypot, ...one }: Subscriber): HeldView => ({
  id,
  what: 'subscription',
  at: subscribedAt,
  name: `${one.firstName} ${one.lastName}`.trim(),
  email,
  phone: '',
  message: '',
  why: honeypot === undefined ? 'no proof' : 'hidden field',
})
