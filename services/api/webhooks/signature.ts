import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/**
 * The headers of a message by Standard Webhooks (standardwebhooks.com, “Webhook headers”): one id for
 * all attempts, the time of this attempt, HMAC-SHA256 over both and the body.
 * @param secret `whsec_` and the key in base64
 */
export function signedHeaders(id: string, at: Date, body: string, secret: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Whether a text is such a secret, with a key of 24 to 64 bytes as the rules ask. */
export function isSecret(text: string): boolean {
  const coded = text.slice(prefix.length)
  const { length } = Buffer.from(coded, 'base64')
  return text.startsWith(prefix) && /^[\w+/]+={0,2}$/.test(coded) && length >= 24 && length <= 64
}
