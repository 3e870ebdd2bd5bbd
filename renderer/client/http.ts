/**
 * SPEC.md §7 "Generic behaviour": sends a request with credentials and, where there is a payload, a
 * JSON body. Out: the answer as JSON. Throws an `Error` whose message is the status code, a colon,
 * and the body text, or the status text where the body is empty (SPEC.md §8).
 */
export async function request(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** An answer that is no success. `body` is what the server said. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`)
  }
}
