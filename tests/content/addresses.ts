import { attribute, type BuiltPage, client, files, origin, pages, read, site } from './build.ts'

/** Attributes that lead somewhere or fetch something. */
const carriers = [
  ['a, area, link', 'href'],
  ['script, img, source, iframe, video, audio, embed, input', 'src'],
  ['img, source', 'srcset'],
  ['link', 'imagesrcset'],
  ['video', 'poster'],
  ['form', 'action'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content'],
] as const

/** Every address that a page names, as it is written. */
export function addressesIn({ root }: BuiltPage): string[] {
  const found = carriers.flatMap(([selector, name]) =>
    root.querySelectorAll(selector).flatMap((element) => {
      const value = element.getAttribute(name)
      if (value === undefined) return []
      return name.endsWith('srcset') ? value.split(',').map(firstWord) : [value]
    }),
  )
  return [...new Set(found)]
}

const firstWord = (candidate: string) => candidate.trim().split(/\s+/)[0] ?? ''

const idsByPath = new Map(
  pages.map(({ path, root }) => [
    path,
    new Set(root.querySelectorAll('[id]').map((element) => attribute(element, 'id'))),
  ]),
)
const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]))
/** What the service answers besides files. */
const calls = new Set(['/api/contact', '/api/newsletter/subscribe', '/api/applications'])

/** Returns why an address on a page does not resolve; undefined when it does. */
export function deadEnd(address: string, page: string): string | undefined {
  if (
    /^(mailto:[^@\s]+@[^@\s]+|tel:\+1(-?\d{3}){2}-?\d{4}|sms:\+1\d{10}\?&body=[^\s&]+)$/.test(
      address,
    )
  )
    return undefined
  if (!URL.canParse(address, origin + page)) return 'is no address'
  const url = new URL(address, origin + page)
  if (url.origin !== origin)
    return /^https?:$/.test(url.protocol) ? undefined : 'is no address of the web'
  const path = decodeURIComponent(url.pathname)
  if (redirects.has(path)) return deadEnd(redirects.get(path) ?? '', page)
  if (calls.has(path) || (files.has(path) && !path.endsWith('.html'))) return undefined
  const ids = idsByPath.get(path)
  if (!ids) return path.endsWith('/') ? 'ends with a slash' : 'is no page and no file'
  const id = decodeURIComponent(url.hash.slice(1))
  return id === '' || ids.has(id) ? undefined : `has no #${id}`
}

/** Addresses in our style sheets: fonts and pictures. */
export const styleAddresses = [...files]
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...read(file).matchAll(/url\(\s*['"]?([^'")]+)/g)].map(([, address = '']) => ({
      file: client + file,
      address: new URL(address, origin + file).href,
    })),
  )
