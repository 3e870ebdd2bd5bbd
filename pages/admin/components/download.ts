import { HttpError } from '../../../renderer/client/http.ts'

/**
 * Posts fields and saves the answer as a file. A fetch, since a form of the browser would leave the page for the message of
 * an error. @param fallback the file's name if the answer has none @throws HttpError
 */
export async function downloadByPost(path: string, fields: object, fallback: string) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  if (!response.ok) throw new HttpError(response.status, await response.text())
  const [, name = fallback] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(await response.blob(), name)
}

/** Saves a file that the page has made or fetched. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
