import { readPage } from './page-data.ts'

/** Reads another page of the site. Throws where there is no such page, or no line. */
export async function fetchPage(url: string, signal?: AbortSignal) {
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal: signal ?? null })
  if (!response.ok || response.redirected) throw new Error(`${response.status}: ${url}`)
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'))
}
