import { doneResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import {
  webhookDeliveryChange,
  webhookDeliveryList,
  webhookDeliveryListQuery,
  type Delivery as DeliveryView,
} from '../../webhooks/contract.ts'
import { idParams } from '../../contract/text.ts'
import { requeue } from '../../outbox/outbox-row.ts'
import type { StoredOutboxRow } from '../../storage/outbox-rows.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import type { OperationsDeps } from './deps.ts'

/** Registers the routes of the webhook delivery log, with resending; owner only. */
export function adminWebhookRoutes(app: App, deps: OperationsDeps) {
  const { deliveries, receiver, now } = deps

  app.get(paths.admin.webhooks, {
    config: { role: 'owner' },
    schema: {
      summary: 'Webhook deliveries, newest first. Owner only.',
      querystring: webhookDeliveryListQuery,
      response: { 200: webhookDeliveryList },
    },
    handler: async (request) => {
      const { page, perPage } = request.query
      const [found, failed] = await Promise.all([
        deliveries.newestFirst((page - 1) * perPage, perPage),
        deliveries.failed(),
      ])
      return {
        success: true as const,
        ...(receiver !== undefined && { receiver }),
        deliveries: found.deliveries.flatMap(view),
        total: found.total,
        failed,
      }
    },
  })

  app.patch(paths.admin.webhooks, {
    config: { role: 'owner' },
    schema: {
      summary: 'Sends all permanently failed webhook deliveries again. Owner only.',
      body: webhookDeliveryChange,
      response: { 200: doneResponse },
    },
    handler: async () => {
      await deliveries.changeFailed(requeue(now()))
      return { success: true as const }
    },
  })

  app.patch(paths.admin.webhookOf.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary: 'Sends a webhook delivery again. Owner only.',
      params: idParams,
      body: webhookDeliveryChange,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const again = requeue(now())
      if (!(await deliveries.change(request.params.id, again))) throw httpError('no_such_webhook')
      return { success: true as const }
    },
  })
}

const view = ({ collection, recordId, row }: StoredOutboxRow): DeliveryView[] => {
  if (!row.event) return []
  const { type: event, at } = row.event
  const nextAttemptAt = row.state === 'waiting' ? row.nextAttemptAt : undefined
  const lead = collection === 'leads' ? recordId : undefined
  return [{ ...row, event, at, nextAttemptAt, fault: row.lastFault, lead }]
}
