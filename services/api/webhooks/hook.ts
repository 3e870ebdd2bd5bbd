import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { Refused } from '../mail/post.ts'
import { guardedLookup, refusePrivateHost, type Resolve } from './guarded-lookup.ts'
import { signedHeaders } from './signature.ts'

/** Where the firm's own software hears of what happens, by the settings. */
export interface HookSettings {
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
  /** Receivers inside the private network are allowed, and http. */
  allowPrivate: boolean
}

export interface Hook {
  /** The receiver's host, in words for people: the rest of the address may hold a password. */
  readonly where: string
  /** Resolves when the receiver has taken the message; rejects when it must be tried again. @throws Refused */
  send(id: string, body: string, at: Date): Promise<void>
  /** Lets go of whatever is on the way: it counts as an attempt that failed. */
  close(): void
}

/** Longer than a receiver may take that only notes what it gets; far below a claimed row's lease. */
const patienceMs = 10_000

/**
 * Posts messages, signed anew at each attempt. A redirect is not followed: it could lead anywhere. Of
 * the answer only the status is read. @param resolve for tests, instead of the system's resolver
 */
export function webhook(
  { url, secret, allowPrivate }: HookSettings,
  { resolve, waitMs = patienceMs }: { resolve?: Resolve; waitMs?: number } = {},
): Hook {
  const to = new URL(url)
  const closing = new AbortController()
  return {
    where: to.host,
    close: () => closing.abort(),
    send: async (id, body, at) => {
      if (!allowPrivate) refusePrivateHost(to)
      const status = await post(to, {
        body,
        headers: signedHeaders(id, at, body, secret),
        guard: allowPrivate ? {} : { lookup: guardedLookup(resolve) },
        waitMs,
        closing: closing.signal,
      })
      if (status === 410) throw new Refused('the receiver wants no more of them (410)')
      if (status >= 300 && status < 400)
        throw new Error(`the receiver redirects (${status}), which is not followed`)
      if (status < 200 || status >= 300) throw new Error(`the receiver answered ${status}`)
    },
  }
}

interface Message {
  body: string
  headers: Record<string, string>
  guard: { lookup?: ReturnType<typeof guardedLookup> }
  waitMs: number
  closing: AbortSignal
}

/** The status of the answer. @throws Error no answer came within the time */
function post(to: URL, { body, headers, guard, waitMs, closing }: Message): Promise<number> {
  const start = to.protocol === 'https:' ? overHttps : overHttp
  const late = AbortSignal.timeout(waitMs)
  return new Promise((resolve, reject) => {
    const sending = start({
      ...urlToHttpOptions(to),
      ...guard,
      method: 'POST',
      // A connection of its own, closed afterwards: none is kept to an address that was judged earlier.
      agent: false,
      signal: AbortSignal.any([late, closing]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'highpine-webhook',
        ...headers,
      },
    })
    sending.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sending.on('error', (fault) => {
      if (closing.aborted) reject(new Error('the service was stopped meanwhile'))
      else if (late.aborted)
        reject(new Error(`the receiver did not answer within ${waitMs / 1000} seconds`))
      else reject(inWords(fault))
    })
    sending.end(body)
  })
}

/** Several addresses of one host that all refuse come as one fault without words of its own. */
function inWords(fault: Error): Error {
  if (!(fault instanceof AggregateError)) return fault
  const words = fault.errors.map((one) => (one instanceof Error ? one.message : String(one)))
  return new Error(words.join('; '), { cause: fault })
}
