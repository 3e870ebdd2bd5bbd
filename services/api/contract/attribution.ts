const maxHostLength = 100
const maxPartLength = 60

/** Returns the host of a referrer URL, without `www.`; empty for an invalid URL. */
export function referrerHost(address: string): string {
  if (!URL.canParse(address)) return ''
  const { protocol, hostname } = new URL(address)
  const ofTheWeb = protocol === 'https:' || protocol === 'http:'
  return ofTheWeb ? normalize(hostname.replace(/^www\./, ''), maxHostLength) : ''
}

/**
 * Returns the campaign's name from its parameters, a query string. A click id (`gclid`) identifies one visitor, so only
 * the name of its ad network is stored.
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

/** Normalizes text: lower case, single spaces, no invisible characters, bounded length. */
const normalize = (text: string, maxLength: number): string =>
  [
    ...text
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  ]
    .slice(0, maxLength)
    .join('')
