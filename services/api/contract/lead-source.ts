/**
 * How people reach the firm other than by the form of the website: what staff choose when they enter a lead, with the label that
 * they read. The names are stored; don't rename one.
 */
export const leadSources = {
  phone: 'Phone call',
  text: 'Text message',
  email: 'Email',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  show: 'Home show',
  sign: 'Yard sign or truck',
  other: 'Something else',
} as const
export type LeadSource = keyof typeof leadSources

/** The source of leads that the form of the website or a program sent. */
export const websiteSource = 'website'

/** Returns the label of a lead's source; of one that a later release added, its name. */
export const leadSourceLabel = (source: string | undefined): string =>
  source === undefined || source === websiteSource
    ? 'Website'
    : (Object.entries<string>(leadSources).find(([name]) => name === source)?.[1] ?? source)

/** Returns the stored name of a source that was typed by its name or label, in any case; another one as it is. */
export function sourceIn(typed: string): string {
  const wanted = typed.toLowerCase()
  if (wanted === websiteSource) return websiteSource
  const known = Object.entries(leadSources).find(
    ([name, label]) => name === wanted || label.toLowerCase() === wanted,
  )
  return known ? known[0] : typed
}

export const leadSourceNames = Object.keys(leadSources) as [LeadSource, ...LeadSource[]]
