/** Which page, which campaign: what the office wants to know about where a lead came from. */
export interface OriginOfLead {
  /** The path of the page that held the form; empty when nothing says so. */
  page: string
  /** The query string's campaign parameters, `utm_source=…&utm_medium=…`. */
  campaign: string
}

const campaignParameter = /^(utm_.+|gclid|fbclid|msclkid)$/

/**
 * From the Referer of a form post, for forms that could not say it themselves (no JavaScript).
 * Another site's Referer says nothing about our pages.
 * @param referer the header; @param host the host that the request was made to
 */
export function originOfLead(referer: string | undefined, host: string): OriginOfLead {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  if (from?.host !== host) return { page: '', campaign: '' }
  const parameters = [...from.searchParams].filter(([name]) => campaignParameter.test(name))
  return {
    page: from.pathname.slice(0, 300),
    campaign: new URLSearchParams(parameters).toString().slice(0, 500),
  }
}
