import type { Lead } from './lead.ts'

/** What brought a visit, as it is counted: bounded words that name nobody. */
export interface CameFrom {
  /** The path of its first page; empty when that is not known. */
  landing: string
  /** The host of the page that linked to it; empty for a visit that came by itself. */
  referrer: string
  /** Source, medium and name of its campaign, `flyer / print / spring`; empty without one. */
  campaign: string
}

const longestHost = 100
const longestPart = 60

/** In: an address, or what a browser said is one. Out: its host without `www.`; empty for what is none. */
export function referrerHost(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, hostname } = new URL(address)
  const ofTheWeb = protocol === 'https:' || protocol === 'http:'
  return ofTheWeb ? plain(hostname.replace(/^www\./, ''), longestHost) : ''
}

/**
 * In: campaign parameters as a query string. Out: what the campaign is called. Click ids (`gclid`) are
 * one for each visitor: they say which firm sold the click, and are not kept themselves.
 */
export function campaignName(query: string): string {
  const parameters = new URLSearchParams(query)
  const parts = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => {
    const part = plain(parameters.get(name) ?? '', longestPart)
    return part === '' ? [] : [part]
  })
  if (parts.length > 0) return parts.join(' / ')
  if (parameters.has('gclid')) return 'google ads'
  return parameters.has('msclkid') ? 'microsoft ads' : ''
}

/** One spelling, of at most so many letters: small, single spaces, nothing that cannot be seen. */
const plain = (text: string, longest: number): string =>
  [
    ...text
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  ]
    .slice(0, longest)
    .join('')

/** What brought a lead. One that does not say where its visit began counts for the page it was sent from. */
export const cameFrom = (
  lead: Pick<Lead, 'landing' | 'page' | 'referrer' | 'campaign'>,
): CameFrom => ({
  landing: lead.landing || lead.page,
  referrer: referrerHost(lead.referrer),
  campaign: campaignName(lead.campaign),
})
