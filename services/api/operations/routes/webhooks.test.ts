import { webhookDelivery } from '../../testing/webhook-delivery.ts'
import { webhookEvents } from '../../testing/webhook-events.ts'

webhookEvents('json-file', async () => undefined)
webhookDelivery('json-file', async () => undefined)
