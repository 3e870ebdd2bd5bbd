type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * S6.8, S6.9: sends a request with credentials and, where there is a payload, a JSON body. Out: the
 * response's JSON. Throws an `Error` whose message is the status code, a colon, and the body text,
 * or the status text where the body is empty (S7.10).
 */
export async function request(method: Method, path: string, payload?: unknown): Promise<unknown> {
  const text = await requestText(method, path, payload)
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** Browsers refuse `keepalive` for bodies of 64 kB and more, all requests together. */
const maxKeepaliveLength = 10_000

/** The same, for responses that are not JSON. Out: the body as text. */
export async function requestText(
  method: Method,
  path: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const body = payload === undefined ? '' : JSON.stringify(payload)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { body }),
    // Sent even if the page is left meanwhile.
    ...(method !== 'GET' && body.length < maxKeepaliveLength && { keepalive: true }),
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return text
}

/** A response whose status is not 2xx. `body` is what the server sent. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`)
  }
}

/** The timeout of a call, in ms, for connections that are open but silent. */
const callTimeoutMs = 30_000

/** No response in time. The request is not aborted: the server may still process it. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  constructor() {
    super(`No answer within ${callTimeoutMs} ms`)
  }
}

/** Out: the result of the call. Throws `TimeoutError` when it takes longer than `callTimeoutMs`. */
export async function withTimeout<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), callTimeoutMs)
  })
  try {
    return await Promise.race([call, timeout])
  } finally {
    clearTimeout(timer)
  }
}
