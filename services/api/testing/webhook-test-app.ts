import { events } from '../features.ts'
import { pino } from 'pino'
import { contactAccepted } from '../contact-form/contract.ts'
import { webhookDeliveryList } from '../webhooks/contract.ts'
import type { Store } from '../store.ts'
import { sendDueWebhooks } from '../webhooks/webhook-worker.ts'
import { createWebhookClient } from '../webhooks/webhook-client.ts'
import { webhookSecret, verifyWebhook, startWebhookReceiver } from './webhook-receiver.ts'
import { contactFields } from './send-contact.ts'
import { signInOwner, startTestApp } from './test-app.ts'

/** Opens an empty store; undefined: the JSON-file store. */
export type OpenStore = () => Promise<Store | undefined>

/** Starts the app with a receiver, a webhook worker, and actions of visitors and the owner. */
export async function startWebhookTestApp(
  open: OpenStore,
  { confirm = false, allowPrivate = true }: { confirm?: boolean; allowPrivate?: boolean } = {},
) {
  const receiver = await startWebhookReceiver()
  const settings = { url: receiver.url, secret: webhookSecret, allowPrivate }
  const store = await open()
  const testApp = await startTestApp({
    config: { webhook: settings, newsletterConfirm: confirm, probeToken: 'p'.repeat(24) },
    ...(store && { store }),
  })
  // Receivers reject messages older than five minutes by the real clock.
  testApp.clock.now = new Date()
  const deps = {
    outbox: testApp.store.outbox,
    client: createWebhookClient(settings),
    events,
    origin: 'https://www.highpine.example',
    colleagues: () => testApp.store.people.listMembers(),
    now: () => testApp.clock.now,
    random: () => 0.5,
    log: pino({ level: 'silent' }),
  }
  const owner = await signInOwner(testApp)
  /** Posts the form and returns the lead's reference. */
  const post = async (change: object = {}, headers = {}) => {
    const payload = { ...contactFields, ...change }
    const sent = { method: 'POST', url: '/api/contact', payload, headers } as const
    return contactAccepted.parse((await testApp.app.inject(sent)).json()).reference
  }
  const deliveries = async () =>
    webhookDeliveryList.parse(
      (await testApp.app.inject({ url: '/api/admin/webhooks', headers: owner })).json(),
    )
  const sendAgain = (id: string) =>
    testApp.app.inject({
      method: 'PATCH',
      url: `/api/admin/webhooks/${id}`,
      headers: owner,
      payload: { action: 'send again' },
    })
  const messages = () => receiver.got.map(verifyWebhook)
  const minutesLater = (minutes: number) =>
    (testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000))
  const work = () => sendDueWebhooks(deps)
  const actions = { post, messages, minutesLater, sendAgain, deliveries, work }
  return { ...testApp, receiver, deps, owner, ...actions }
}
