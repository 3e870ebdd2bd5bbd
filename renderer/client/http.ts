type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * S6.8, S6.9: sends a request with credentials and, if there is a payload, a JSON body.
 *
 * @returns the response's JSON; undefined if the body is empty
 * @throws HttpError whose message is the status code, a colon, and the body text, or the status text if the body is
 * empty (S7.10)
 */
export async function request(
  method: Method,
  path: string,
  payload?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const text = await requestText(method, path, payload, {}, signal)
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** In characters. Browsers reject `keepalive` when the bodies of all such requests exceed 64 kB together. */
const maxKeepaliveLength = 10_000

/** As `request`, for responses that are not JSON. @returns the body as text */
export async function requestText(
  method: Method,
  path: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<string> {
  const body = payload === undefined ? '' : JSON.stringify(payload)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(signal && { signal }),
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { body }),
    // The request is completed even if the visitor leaves the page.
    ...(method !== 'GET' && body.length < maxKeepaliveLength && { keepalive: true }),
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return text
}

/** A response whose status is not 2xx. `body` is the response's text, or the status text if that is empty. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`)
  }
}

/** The timeout of a call, in ms, for connections that are open but no longer respond. */
const callTimeoutMs = 30_000

/** No response in time. The request is not aborted: the server may still process it. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  constructor() {
    super(`No answer within ${callTimeoutMs} ms`)
  }
}

/** Waits for a call. @throws TimeoutError if it takes longer than `callTimeoutMs` */
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
