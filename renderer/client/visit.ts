const key = 'highpine:visit'

/** What brought a visitor here: kept for the visit, sent with a lead. No cookie, no third party. */
export interface Visit {
  referrer: string
  /** Campaign parameters as a query string. */
  campaign: string
}

/** Remembers the first page of the visit. Called once when a document opens. */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(key)) return
    const { searchParams, origin } = new URL(location.href)
    const campaign = new URLSearchParams(
      [...searchParams].filter(([name]) => /^(utm_|gclid$|fbclid$|msclkid$)/.test(name)),
    ).toString()
    const referrer = document.referrer.startsWith(origin) ? '' : document.referrer
    sessionStorage.setItem(key, JSON.stringify({ referrer, campaign } satisfies Visit))
  } catch {
    // Without storage a lead simply does not know where its visitor came from.
  }
}

export function currentVisit(): Visit {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return { referrer: '', campaign: '' }
    const text = (name: string) => {
      const value: unknown = Reflect.get(kept, name)
      return typeof value === 'string' ? value.slice(0, 500) : ''
    }
    return { referrer: text('referrer'), campaign: text('campaign') }
  } catch {
    return { referrer: '', campaign: '' }
  }
}
