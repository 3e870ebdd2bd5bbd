import { pino } from 'pino'
import { contactAccepted } from '../contract/contact.ts'
import { deliveryList } from '../contract/webhook.ts'
import type { Store } from '../store/store.ts'
import { sendDueHooks } from '../webhooks/courier.ts'
import { webhook } from '../webhooks/hook.ts'
import { hookSecret, verified, webhookReceiver } from './webhook-receiver.ts'
import { aRequest, ownerSignedIn, wholeApp } from './whole-app.ts'

/** A way to open a fresh store; undefined: one of files. */
export type OpenStore = () => Promise<Store | undefined>

/** The app with a receiver, a courier whose rounds the test makes, and what visitor and owner do. */
export async function hookedApp(
  open: OpenStore,
  { confirm = false, allowPrivate = true }: { confirm?: boolean; allowPrivate?: boolean } = {},
) {
  const receiver = await webhookReceiver()
  const settings = { url: receiver.url, secret: hookSecret, allowPrivate }
  const store = await open()
  const whole = await wholeApp({
    config: { webhook: settings, newsletterConfirm: confirm, probeToken: 'p'.repeat(24) },
    ...(store && { store }),
  })
  // Receivers refuse what is older than five minutes by their own clock.
  whole.clock.now = new Date()
  const round = {
    outbox: whole.store.outbox,
    hook: webhook(settings),
    origin: 'https://www.highpine.example',
    now: () => whole.clock.now,
    random: () => 0.5,
    log: pino({ level: 'silent' }),
  }
  const owner = await ownerSignedIn(whole)
  /** Posts the form. Out: the request's reference. */
  const post = async (change: object = {}, headers = {}) => {
    const payload = { ...aRequest, ...change }
    const sent = { method: 'POST', url: '/api/contact', payload, headers } as const
    return contactAccepted.parse((await whole.app.inject(sent)).json()).reference
  }
  const deliveries = async () =>
    deliveryList.parse(
      (await whole.app.inject({ url: '/api/admin/webhooks', headers: owner })).json(),
    )
  const sendAgain = (id: string) =>
    whole.app.inject({
      method: 'PATCH',
      url: `/api/admin/webhooks/${id}`,
      headers: owner,
      payload: { action: 'send again' },
    })
  const messages = () => receiver.got.map(verified)
  const minutesLater = (minutes: number) =>
    (whole.clock.now = new Date(whole.clock.now.getTime() + minutes * 60_000))
  const work = () => sendDueHooks(round)
  const deeds = { post, messages, minutesLater, sendAgain, deliveries, work }
  return { ...whole, receiver, round, owner, ...deeds }
}
