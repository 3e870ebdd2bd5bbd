import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { guardedLookup, refusePrivateLiteral, type Resolve } from './guarded-lookup.ts'
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
  /** Resolves when the receiver has taken the message; rejects when it must be tried again. */
  send(id: string, body: string, at: Date): Promise<void>
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
  return {
    send: async (id, body, at) => {
      if (!allowPrivate) refusePrivateLiteral(to)
      const status = await post(to, {
        body,
        headers: signedHeaders(id, at, body, secret),
        guard: allowPrivate ? {} : { lookup: guardedLookup(resolve) },
        waitMs,
      })
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
}

/** The status of the answer. @throws Error no answer came within the time */
function post(to: URL, { body, headers, guard, waitMs }: Message): Promise<number> {
  const start = to.protocol === 'https:' ? overHttps : overHttp
  const signal = AbortSignal.timeout(waitMs)
  return new Promise((resolve, reject) => {
    const sending = start({
      ...urlToHttpOptions(to),
      ...guard,
      method: 'POST',
      // A connection of its own, closed afterwards: none is kept to an address that was judged earlier.
      agent: false,
      signal,
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
    sending.on('error', (fault) =>
      reject(
        signal.aborted
          ? new Error(`the receiver did not answer within ${waitMs / 1000} seconds`)
          : fault,
      ),
    )
    sending.end(body)
  })
}
