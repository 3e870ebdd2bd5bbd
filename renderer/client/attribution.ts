import { withStorage } from './storage.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

const storageKey = `${storedPrefix}:visit`

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
 * Records the landing page of the visit. Called once per document.
 *
 * @returns whether this page starts a visit; a page of the site opened in a new tab continues the visit of the first tab
 */
export function recordVisit(): boolean {
  if (withStorage(() => sessionStorage.getItem(storageKey))) return false
  const { searchParams, origin, pathname } = new URL(location.href)
  const fromHere = document.referrer.startsWith(`${origin}/`)
  for (const name of [...searchParams.keys()])
    if (!/^(utm_|gclid$|fbclid$|msclkid$)/.test(name)) searchParams.delete(name)
  const attribution: Attribution = {
    landing: pathname,
    referrer: fromHere ? '' : document.referrer,
    campaign: `${searchParams}`,
  }
  // Without storage a lead has no attribution.
  withStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(attribution)))
  return !fromHere
}

export function currentAttribution(): Attribution {
  const stored = withStorage(
    () => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown> | null,
  )
  const text = (name: keyof Attribution, maxLength: number) => {
    const value = stored?.[name]
    return typeof value === 'string' ? value.slice(0, maxLength) : ''
  }
  return {
    landing: text('landing', 300),
    referrer: text('referrer', 500),
    campaign: text('campaign', 500),
  }
}
