import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import {
  deliveryChange,
  deliveryList,
  deliveryListQuery,
  type Delivery as DeliveryView,
} from '../../contract/webhook.ts'
import { triedAgain } from '../../staff/dead-letters.ts'
import type { Deliveries, Delivery } from '../../staff/deliveries.ts'
import { noSuchWebhook } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import type { Sessions } from '../plugins/sessions.ts'

interface Desk {
  deliveries: Deliveries
  /** The host that messages go to; undefined: none is set. */
  receiver: string | undefined
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** The owner's list of what the firm's own software was told, and how to tell it once more. */
export function adminWebhookRoutes(app: App, desk: Desk) {
  const { deliveries, receiver, sessions, ownOrigin, now } = desk

  app.route({
    method: 'GET',
    url: paths.admin.webhooks,
    schema: { querystring: deliveryListQuery, response: { 200: deliveryList } },
    preValidation: sessions.ownerSignedIn,
    handler: async (request) => {
      const { page, perPage } = request.query
      const found = await deliveries.newestFirst((page - 1) * perPage, perPage)
      return {
        success: true as const,
        ...(receiver !== undefined && { receiver }),
        deliveries: found.deliveries.map(view),
        total: found.total,
      }
    },
  })

  app.route({
    method: 'PATCH',
    url: `${paths.admin.webhooks}/:id`,
    schema: {
      params: z.object({ id: z.string() }),
      body: deliveryChange,
      response: { 200: z.strictObject({ success: z.literal(true) }) },
    },
    preValidation: [sessions.ownerSignedIn, ownOrigin],
    handler: async (request) => {
      const again = triedAgain(now())
      if (!(await deliveries.change(request.params.id, again))) throw noSuchWebhook()
      return { success: true as const }
    },
  })
}

function view({ kind, recordId, event, row }: Delivery): DeliveryView {
  const { id, state, attempts, nextAttemptAt, sentAt, lastFault, note } = row
  return {
    id,
    event: event.type,
    at: event.at,
    state,
    attempts,
    ...(state === 'waiting' && { nextAttemptAt }),
    ...(sentAt !== undefined && { sentAt }),
    ...(lastFault !== undefined && { fault: lastFault }),
    ...(note !== undefined && { note }),
    ...(kind === 'lead' && { lead: recordId }),
  }
}
