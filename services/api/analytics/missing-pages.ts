import type { SiteFile } from '../site/contract.ts'
import { locationServices } from '../site/location-services.ts'
import { indexPages } from '../site/site-file.ts'
import { normalizePath, siteRedirects } from '../site/static-site-rules.ts'

/** Whether an address shows “Page Not Found”: it has no page, no location service and no redirect. */
export function missingPages(site: SiteFile): (path: string) => boolean {
  const findPage = indexPages(site)
  const findLocation = locationServices(site)
  const redirects = siteRedirects(site.redirects)
  return (path) => {
    const plain = normalizePath(path).toLowerCase()
    const slug = plain.replace(/^(\/services)?\//, '')
    return !findPage(plain) && !redirects.has(plain) && !findLocation(slug)
  }
}

/** The most missing pages to count per day. Their addresses are chosen by clients. */
const maxPerDay = 100

/** A path that somebody may have linked to: no email address, no endless path of a scanner. */
const linkedPath = /^(\/[\w.%~-]{1,80}){1,4}\/?$/

/** Returns a function that decides whether a view of a missing page is counted on a day. */
export function countableMissingPages(site: SiteFile): (path: string, day: string) => boolean {
  const isMissing = missingPages(site)
  const counted = new Set<string>()
  let today = ''
  return (path, day) => {
    if (day !== today) counted.clear()
    today = day
    if (!linkedPath.test(path) || !isMissing(path)) return false
    if (counted.size < maxPerDay) counted.add(path)
    return counted.has(path)
  }
}
