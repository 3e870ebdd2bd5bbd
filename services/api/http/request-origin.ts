/** The page and the campaign that a form was sent from. */
export interface RequestOrigin {
  /** The path of the form's page; empty: unknown. */
  page: string
  /** The query string's campaign parameters, `utm_source=…&utm_medium=…`. */
  campaign: string
}

const campaignParameter = /^(utm_.+|gclid|fbclid|msclkid)$/

/**
 * Parses the Referer of a form that was posted without JavaScript. A Referer of another site is ignored.
 * @param referer the header
 * @param host the host of the request
 */
export function parseRequestOrigin(referer: string | undefined, host: string): RequestOrigin {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  if (from?.host !== host) return { page: '', campaign: '' }
  const parameters = [...from.searchParams].filter(([name]) => campaignParameter.test(name))
  return {
    page: from.pathname.slice(0, 300),
    campaign: new URLSearchParams(parameters).toString().slice(0, 500),
  }
}
