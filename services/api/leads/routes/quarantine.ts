import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import {
  quarantineChange,
  quarantineList,
  quarantineQuery,
  releaseResponse,
  type QuarantinedView,
} from '../contract.ts'
import { recordId } from '../../contract/text.ts'
import type { ContactIntakeDeps } from '../intake/accept-contact.ts'
import type { LeadQuarantine } from '../lead-repository.ts'
import type { SubscriberRepository } from '../../subscribers/subscriber-repository.ts'
import { releaseLead, releaseSubscriber } from '../intake/release-quarantined.ts'
import type { SubscriptionDeps } from '../../subscribers/subscription.ts'
import type { Lead } from '../lead.ts'
import type { Subscriber } from '../../subscribers/subscriber.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { type AdminRouteDeps, currentPerson } from '../../people/sessions.ts'

interface Deps extends AdminRouteDeps {
  quarantine: { leads: LeadQuarantine; subscribers: SubscriberRepository }
  intake: ContactIntakeDeps
  subscriptions: SubscriptionDeps
}

/** Registers the routes of the quarantine, where staff review and release entries. */
export function adminQuarantineRoutes(app: App, deps: Deps) {
  const { quarantine, intake, subscriptions, sessions } = deps

  app.route({
    method: 'GET',
    url: paths.admin.quarantine,
    schema: {
      summary: 'Submissions in quarantine, newest first.',
      querystring: quarantineQuery,
      response: { 200: quarantineList },
    },
    preValidation: sessions.requireSession,
    handler: async (request) => {
      const { take } = request.query
      const leads = await quarantine.leads.newestFirst(0, take)
      const subscribers = await quarantine.subscribers.newestFirst(0, take)
      // Named `held` in the response, for admin pages of the previous release that are still open.
      const held = [
        ...leads.leads.map(quarantinedLead),
        ...subscribers.subscribers.map(quarantinedSubscriber),
      ]
      held.sort((one, other) => (one.at < other.at ? 1 : -1))
      return { success: true as const, held, total: leads.total + subscribers.total }
    },
  })

  app.route({
    method: 'PATCH',
    url: paths.admin.quarantineOf.route,
    config: { docs: { errors: [404] } },
    schema: {
      summary: 'Releases a submission from quarantine. Its emails are sent.',
      params: z.object({ id: recordId }),
      body: quarantineChange,
      response: { 200: releaseResponse },
    },
    preValidation: sessions.requireSession,
    handler: async (request) => {
      const { id } = request.params
      const by = currentPerson(request).name
      const reference = await releaseLead(id, by, quarantine.leads, intake)
      if (reference !== undefined) return { success: true as const, reference }
      if (!(await releaseSubscriber(id, quarantine.subscribers, subscriptions)))
        throw httpError('nothing_held')
      return { success: true as const }
    },
  })
}

const reasonOf = ({ honeypot }: Lead | Subscriber) =>
  honeypot === undefined ? ('no proof' as const) : ('hidden field' as const)

const quarantinedLead = (lead: Lead): QuarantinedView => ({
  ...lead,
  what: 'request',
  at: lead.receivedAt,
  why: reasonOf(lead),
})

const quarantinedSubscriber = (one: Subscriber): QuarantinedView => ({
  ...one,
  what: 'subscription',
  at: one.subscribedAt,
  name: `${one.firstName} ${one.lastName}`.trim(),
  phone: '',
  message: '',
  why: reasonOf(one),
})
