import { webhookDelivery } from '../../testing/webhook-delivery.suite.ts'
import { webhookEvents } from '../../testing/webhook-events.suite.ts'

webhookEvents('json-file', async () => undefined)
webhookDelivery('json-file', async () => undefined)
