import { createHmac } from 'node:crypto'
import { PermanentDeliveryError } from '../outbox/outbox.ts'
import { guardedPost } from './guarded-post.ts'
import type { Resolve } from './private-network.ts'

/** The webhook receiver, from the settings. */
export interface WebhookSettings {
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
  /** Allows receivers in private networks, and http. */
  allowPrivate: boolean
}

/** The timeout: enough for a receiver that only stores the message; well below the lease of a claimed row. */
const timeoutMs = 10_000

/**
 * Creates a client that posts messages, with a new signature for each attempt. Redirects are not followed, against
 * SSRF. Only the status of the answer is read. @param resolve replaces the system's resolver in tests
 */
export function createWebhookClient(
  { url, secret, allowPrivate }: WebhookSettings,
  { resolve, waitMs = timeoutMs }: { resolve?: Resolve | undefined; waitMs?: number } = {},
) {
  const to = new URL(url)
  const closing = new AbortController()
  return {
    /** The receiver's host only: the rest of the URL may contain a secret. */
    where: to.host,
    /** Aborts running requests, which count as failed attempts. */
    close: () => closing.abort(),
    /** Resolves when the receiver has accepted the message; rejects when it must be retried. @throws PermanentDeliveryError */
    send: async (id: string, body: string, at: Date): Promise<void> => {
      const { status } = await guardedPost(to, body, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'contractor-site-webhook',
          ...signHeaders(id, at, body, secret),
        },
        allowPrivate,
        resolve,
        waitMs,
        closing: closing.signal,
      })
      if (status === 410) throw new PermanentDeliveryError('the receiver has unsubscribed (410)')
      if (status >= 300 && status < 400)
        throw new Error(`the receiver redirected (${status}), and we don’t follow redirects`)
      if (status < 200 || status >= 300) throw new Error(`the receiver answered ${status}`)
    },
  }
}
export type WebhookClient = ReturnType<typeof createWebhookClient>

const prefix = 'whsec_'

/**
 * Returns the headers of Standard Webhooks (standardwebhooks.com, “Webhook headers”): an id that all attempts share,
 * the time of this attempt, and an HMAC-SHA256 over both and the body.
 * @param secret `whsec_` and the key in base64
 */
function signHeaders(id: string, at: Date, body: string, secret: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Returns whether a text is such a secret with a key of 24 to 64 bytes, as the standard requires. */
export function isWebhookSecret(text: string): boolean {
  const coded = text.slice(prefix.length)
  const { length } = Buffer.from(coded, 'base64')
  return text.startsWith(prefix) && /^[\w+/]+={0,2}$/.test(coded) && length >= 24 && length <= 64
}
