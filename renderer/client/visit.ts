const key = 'highpine:visit'

/** What brought a visitor here: kept for the visit, sent with a lead. No cookie, no third party. */
export interface Visit {
  /** The path of the first page. */
  landing: string
  referrer: string
  /** Campaign parameters as a query string. */
  campaign: string
}

/**
 * Remembers the first page of the visit. Called once when a document is seen. Out: whether a visit
 * begins with it; a page that one of ours opened in another tab is part of a visit that goes on.
 */
export function rememberVisit(): boolean {
  const { searchParams, origin, pathname } = new URL(location.href)
  const fromHere = document.referrer.startsWith(`${origin}/`)
  try {
    if (sessionStorage.getItem(key)) return false
    const campaign = new URLSearchParams(
      [...searchParams].filter(([name]) => /^(utm_|gclid$|fbclid$|msclkid$)/.test(name)),
    ).toString()
    const referrer = fromHere ? '' : document.referrer
    const visit = { landing: pathname, referrer, campaign } satisfies Visit
    sessionStorage.setItem(key, JSON.stringify(visit))
  } catch {
    // Without storage a lead simply does not know where its visitor came from.
  }
  return !fromHere
}

export function currentVisit(): Visit {
  let kept: unknown
  try {
    kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    // Storage denied, or not what we wrote.
  }
  const text = (name: keyof Visit, most: number) => {
    const value: unknown = typeof kept === 'object' && kept ? Reflect.get(kept, name) : ''
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  return {
    landing: text('landing', 300),
    referrer: text('referrer', 500),
    campaign: text('campaign', 500),
  }
}
