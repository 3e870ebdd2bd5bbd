import { PermanentDeliveryError } from '../../outbox/outbox.ts'
import { guardedPost } from '../../webhooks/guarded-post.ts'
import { isPrivateHost, type Resolve } from '../../webhooks/private-network.ts'
import type { PushPayload } from '../push-contract.ts'
import {
  encryptMessage,
  type SubscriptionKeys,
  vapidAuthorization,
  type VapidKeys,
} from './web-push.ts'

/** The browser doesn't take messages any more: the subscription is to be removed. */
export class SubscriptionGoneError extends Error {
  override name = 'SubscriptionGoneError'
}

/** The push service wants the next attempt to wait at least this long. */
export class BusyPushServiceError extends Error {
  override name = 'BusyPushServiceError'
  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message)
  }
}

/** The client was closed during the request: it says nothing about the device. */
export class PushClientClosedError extends Error {
  override name = 'PushClientClosedError'
}

/** Where a browser gets messages. */
export interface PushTarget extends SubscriptionKeys {
  endpoint: string
}

export interface PushMessage {
  payload: PushPayload
  /** How long the push service keeps it for a device that is off; in seconds. */
  ttl: number
  /** `high` wakes a device that saves power. */
  urgency: 'high' | 'normal'
}

/** Whom the push service gets messages from. */
export interface PushSender {
  keys: VapidKeys
  /** `https:` or `mailto:`, whom its operator may contact. */
  subject: string
}

/** Well below the lease of a claimed row. */
const timeoutMs = 10_000
const longestWaitMs = 60 * 60 * 1000

/** Returns whether an address may be that of a push service: `https:`, and outside private networks. */
export const isPushEndpoint = (endpoint: string): boolean => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  return url?.protocol === 'https:' && url.username === '' && !isPrivateHost(url)
}

/** Creates a client that sends encrypted messages to push services. The options are for tests. */
export function createPushClient({
  allowPrivate = false,
  resolve,
  ca,
  waitMs = timeoutMs,
}: { allowPrivate?: boolean; resolve?: Resolve; ca?: string; waitMs?: number } = {}) {
  const closing = new AbortController()
  return {
    /** Aborts running requests, which count as failed attempts. */
    close: () => closing.abort(),
    /**
     * Resolves when the push service has accepted the message; rejects when it must be retried.
     * @throws PermanentDeliveryError, SubscriptionGoneError, BusyPushServiceError, PushClientClosedError
     */
    send: async (
      { endpoint, ...keys }: PushTarget,
      { payload, ttl, urgency }: PushMessage,
      { sender, now }: { sender: PushSender; now: Date },
    ): Promise<void> => {
      if (!allowPrivate && !isPushEndpoint(endpoint))
        throw new PermanentDeliveryError('the address is not one of a push service')
      const to = new URL(endpoint)
      const { status, retryAfter } = await guardedPost(
        to,
        encryptMessage(JSON.stringify(payload), keys),
        {
          headers: {
            authorization: vapidAuthorization(to, sender.keys, { subject: sender.subject, now }),
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(ttl),
            urgency,
            // A later message about the same replaces one that still waits there.
            topic: Buffer.from(payload.tag).toString('base64url').slice(0, 32),
          },
          allowPrivate,
          repair: 'push services are on the internet',
          resolve,
          ca,
          waitMs,
          closing: closing.signal,
        },
      ).catch((error: unknown) => {
        throw closing.signal.aborted
          ? new PushClientClosedError('the service was stopped during the request')
          : error
      })
      if (status === 404 || status === 410)
        throw new SubscriptionGoneError(`the push service has ended the subscription (${status})`)
      const answered = `the push service answered ${status}`
      if (status === 429 || status >= 500)
        throw new BusyPushServiceError(answered, waitMsOf(retryAfter, now))
      if (status < 200 || status >= 300) throw new PermanentDeliveryError(answered)
    },
  }
}
export type PushClient = ReturnType<typeof createPushClient>

/** Returns the pause that Retry-After asks for, in ms: seconds or a date; 0: none. */
function waitMsOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined
  const ms = seconds ?? Date.parse(retryAfter) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestWaitMs)
}

/** Returns the function that tells whom push services get messages from: the site if it is on https, else the office. */
export const createPushSender =
  ({
    obtainKeys,
    origin,
    office,
    now,
  }: {
    obtainKeys: (now: Date) => Promise<VapidKeys>
    origin: string
    office: () => string
    now: () => Date
  }) =>
  async (): Promise<PushSender> => {
    const { publicKey, privateKey } = await obtainKeys(now())
    const subject = origin.startsWith('https:') ? origin : `mailto:${office()}`
    return { keys: { publicKey, privateKey }, subject }
  }
