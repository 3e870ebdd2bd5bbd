const storageKey = 'highpine:visit'

/**
 * Attribution: where a visitor came from. Kept in sessionStorage for the visit and sent with a
 * lead. No cookie, no third party.
 */
export interface Attribution {
  /** The path of the first page. */
  landing: string
  referrer: string
  /** Campaign parameters as a query string. */
  campaign: string
}

/**
 * Records the landing page of the visit. Called once per document. Out: whether this page starts a
 * visit; a page opened in a new tab from one of ours continues the visit of that tab.
 */
export function recordVisit(): boolean {
  const { searchParams, origin, pathname } = new URL(location.href)
  const fromHere = document.referrer.startsWith(`${origin}/`)
  try {
    if (sessionStorage.getItem(storageKey)) return false
    const campaign = new URLSearchParams(
      [...searchParams].filter(([name]) => /^(utm_|gclid$|fbclid$|msclkid$)/.test(name)),
    ).toString()
    const referrer = fromHere ? '' : document.referrer
    const attribution = { landing: pathname, referrer, campaign } satisfies Attribution
    sessionStorage.setItem(storageKey, JSON.stringify(attribution))
  } catch {
    // Without storage a lead has no attribution.
  }
  return !fromHere
}

export function currentAttribution(): Attribution {
  let stored: unknown
  try {
    stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    // Storage is denied, or holds something this code did not write.
  }
  const text = (name: keyof Attribution, maxLength: number) => {
    const value: unknown = typeof stored === 'object' && stored ? Reflect.get(stored, name) : ''
    return typeof value === 'string' ? value.slice(0, maxLength) : ''
  }
  return {
    landing: text('landing', 300),
    referrer: text('referrer', 500),
    campaign: text('campaign', 500),
  }
}
