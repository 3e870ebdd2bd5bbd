import { request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { PermanentDeliveryError } from '../outbox/outbox.ts'
import { createGuardedLookup, assertPublicHost, type Resolve } from './private-network.ts'
import { createHmac } from 'node:crypto'

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
  { resolve, waitMs = timeoutMs }: { resolve?: Resolve; waitMs?: number } = {},
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
      if (!allowPrivate) assertPublicHost(to)
      const status = await post(to, body, {
        headers: signHeaders(id, at, body, secret),
        ...(!allowPrivate && { lookup: createGuardedLookup(resolve) }),
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

/** Posts a message and returns the status of the response. @throws Error the request timed out */
function post(
  to: URL,
  body: string,
  { waitMs, closing, ...options }: RequestOptions & { waitMs: number; closing: AbortSignal },
): Promise<number> {
  const start = to.protocol === 'https:' ? overHttps : overHttp
  const late = AbortSignal.timeout(waitMs)
  return new Promise((resolve, reject) => {
    const sending = start({
      ...urlToHttpOptions(to),
      ...options,
      method: 'POST',
      // A new connection for each request, so that every address is checked.
      agent: false,
      signal: AbortSignal.any([late, closing]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'contractor-site-webhook',
        ...options.headers,
      },
    })
    sending.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sending.on('error', (error) => {
      if (closing.aborted) reject(new Error('the service was stopped during the request'))
      else if (late.aborted)
        reject(new Error(`the receiver didn’t answer within ${waitMs / 1000} seconds`))
      else reject(inWords(error))
    })
    sending.end(body)
  })
}

/** Adds a message to the AggregateError without one that Node throws if all addresses of a host fail. */
function inWords(error: Error): Error {
  if (!(error instanceof AggregateError)) return error
  const words = error.errors.map((one) => (one instanceof Error ? one.message : String(one)))
  return new Error(words.join('; '), { cause: error })
}

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
