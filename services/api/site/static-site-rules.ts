import { filesFolder } from '../../content/model/text-files.ts'
import type { ShellData } from './shell-contract.ts'

/** Values of `Cache-Control`. */
export const cacheControl = {
  /** For URLs that change with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Always revalidated; 304 while unchanged. */
  revalidate: 'no-cache',
  never: 'no-store',
  oneHour: 'public, max-age=3600',
} as const

/** The folder of the built site whose file names contain a hash of their content. */
export const hashedFolder = '/assets/'

/** Returns `Cache-Control` of a file of the built site. */
export function cacheControlFor(path: string, file: string): string {
  if (path.startsWith(hashedFolder)) return cacheControl.immutable
  // A file that is replaced keeps its address.
  if (path.startsWith(filesFolder)) return cacheControl.revalidate
  // A browser that stores no page shows none again after signing out. Its manifest and its service worker have no data.
  if (/^\/admin(\/|$)/.test(path))
    return file.endsWith('.html') ? cacheControl.never : cacheControl.revalidate
  return file.endsWith('.html') ? cacheControl.revalidate : cacheControl.oneHour
}

/** Returns whether `If-None-Match` names this tag; weak tags count as well (RFC 9110 §13.1.2). */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))

/**
 * Returns the files with `noindex`, since a page has the same text: /building-guide and its PDF would compete in search
 * results.
 */
export const noindexPaths = ({ guide }: Pick<ShellData, 'guide'>): readonly string[] =>
  guide ? [guide.pdf] : []

interface Redirect {
  from: string
  to: string
  status: number
}

/** `/admin` goes to the dashboard. Temporary, so that browsers do not cache it. */
const adminRedirect: Redirect = { from: '/admin', to: '/admin/dashboard', status: 302 }

/** Returns the redirects of content and of the site itself, by path. */
export const siteRedirects = (redirects: readonly Redirect[]): Map<string, Redirect> =>
  new Map([adminRedirect, ...redirects].map((redirect) => [redirect.from, redirect]))

/** Removes the slash or the `/index.html` at the end of a path: `/roofing/` → `/roofing`. */
export const normalizePath = (path: string): string =>
  path.replace(/(.)\/$/, '$1').replace(/\/index\.html$/, '') || '/'

/** What stands behind an address in a text or a chat, and is copied with it; and the slash before it. */
const pastedEnd = /[\s.,;:!*()[\]{}<>"'’”»…/\u00ad\u200b-\u200f\u2060\ufeff]/

/** Returns a path without the punctuation and the spaces that were pasted behind it: `/roofing).` → `/roofing`. */
export function withoutPastedEnd(path: string): string {
  let end = path.length
  while (end > 0 && pastedEnd.test(path.charAt(end - 1))) end -= 1
  return path.slice(0, end) || '/'
}

/** Returns the redirect's target with the query of the request; a fragment stays at the end. */
export const withQuery = (path: string, query: string): string => {
  if (query === '') return path
  const [rest = '', anchor] = path.split('#')
  const joined = `${rest}${rest.includes('?') ? '&' : '?'}${query}`
  return anchor === undefined ? joined : `${joined}#${anchor}`
}
