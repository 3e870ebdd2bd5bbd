import { request as overHttp } from 'node:http'
import { request as overHttps, type RequestOptions } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { assertPublicHost, createGuardedLookup, type Resolve } from './private-network.ts'

interface PostOptions {
  headers: Readonly<Record<string, string>>
  /** Allows hosts in private networks. */
  allowPrivate: boolean
  /** What to do about a private host, for the error; left out: that of webhooks. */
  repair?: string | undefined
  /** Replaces the system's resolver in tests. */
  resolve?: Resolve | undefined
  /** A certificate authority that is trusted besides the system's, in tests. */
  ca?: string | undefined
  waitMs: number
  /** Aborts the request. */
  closing: AbortSignal
}

/**
 * Posts to an address that somebody else has chosen: private networks are refused when the name is resolved, and redirects
 * are not followed, against SSRF. Returns the status and Retry-After of the response, whose body is not read.
 * @throws Error there was no response in time, or the host is private
 */
export async function guardedPost(
  to: URL,
  body: string | Uint8Array,
  { headers, allowPrivate, repair, resolve: resolver, ca, waitMs, closing }: PostOptions,
): Promise<{ status: number; retryAfter: string | undefined }> {
  if (!allowPrivate) assertPublicHost(to, repair)
  const options: RequestOptions = {
    ...urlToHttpOptions(to),
    lookup: createGuardedLookup(resolver, {
      allowPrivate,
      ...(repair !== undefined && { repair }),
    }),
    ...(ca !== undefined && { ca }),
    method: 'POST',
    // A new connection for each request, so that every address is checked.
    agent: false,
    headers: { 'content-length': Buffer.byteLength(body), ...headers },
  }
  const start = to.protocol === 'https:' ? overHttps : overHttp
  const late = AbortSignal.timeout(waitMs)
  return new Promise((resolve, reject) => {
    const sending = start({ ...options, signal: AbortSignal.any([late, closing]) })
    sending.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
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
