import type { Lead } from './lead.ts'

/** Where a visit came from. Bounded strings without personal data. */
export interface Attribution {
  /** The path of its first page; empty when that is not known. */
  landing: string
  /** The host of the page that linked to it; empty for a visit that came by itself. */
  referrer: string
  /** Source, medium and name of its campaign, `flyer / print / spring`; empty without one. */
  campaign: string
}

const maxHostLength = 100
const maxPartLength = 60

/** The host of a URL without `www.`; empty for an invalid URL. */
export function referrerHost(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, hostname } = new URL(address)
  const ofTheWeb = protocol === 'https:' || protocol === 'http:'
  return ofTheWeb ? normalize(hostname.replace(/^www\./, ''), maxHostLength) : ''
}

/**
 * In: campaign parameters as a query string. Out: what the campaign is called. Click ids (`gclid`) are
 * one for each visitor: they say which firm sold the click, and are not kept themselves.
 */
export function campaignName(query: string): string {
  const parameters = new URLSearchParams(query)
  const parts = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => {
    const part = normalize(parameters.get(name) ?? '', maxPartLength)
    return part === '' ? [] : [part]
  })
  if (parts.length > 0) return parts.join(' / ')
  if (parameters.has('gclid')) return 'google ads'
  return parameters.has('msclkid') ? 'microsoft ads' : ''
}

/** Lower case, single spaces, no invisible characters, bounded length. */
const normalize = (text: string, maxLength: number): string =>
  [
    ...text
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  ]
    .slice(0, maxLength)
    .join('')

/** The attribution of a lead. Without a landing page, the page of the form counts. */
export const attributionOf = (
  lead: Pick<Lead, 'landing' | 'page' | 'referrer' | 'campaign'>,
): Attribution => ({
  landing: lead.landing || lead.page,
  referrer: referrerHost(lead.referrer),
  campaign: campaignName(lead.campaign),
})
