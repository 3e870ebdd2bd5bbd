import { findBySlug, type Site } from './site.ts'

/** What a page is about, where it is about one. */
export interface PageTopic {
  /** The slug of an offering. */
  offering?: string | undefined
  /** The slug of a town. */
  town?: string | undefined
}

/**
 * Returns what the trust strip of a page says, in the order of claims.yaml: the claims with `strip` that are shown
 * everywhere, and those of the page's offering and town, without those of other groups of offerings. A placeholder has no
 * `href`.
 */
export function trustStrip(
  { claims, offerings }: Pick<Site, 'claims' | 'offerings'>,
  { offering, town }: PageTopic = {},
) {
  const group = offering === undefined ? undefined : findBySlug(offerings, offering)?.group
  return Object.values(claims).flatMap(({ text, label, strip, link, placeholder }) =>
    strip &&
    isAbout(offering, strip.offerings) &&
    isAbout(town, strip.towns) &&
    (group === undefined || (strip.groups?.includes(group) ?? true))
      ? { text, label, number: strip.number, href: placeholder ? undefined : link?.url }
      : [],
  )
}

const isAbout = (slug: string | undefined, named: readonly string[] | undefined): boolean =>
  named === undefined || (slug !== undefined && named.includes(slug))
