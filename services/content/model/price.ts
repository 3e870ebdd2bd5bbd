import type { Band, CostFields, RegionFactor } from '../schema/cost.ts'
import { type HasWords, siteWords } from './site-words.ts'

type Range = Pick<Band, 'low' | 'high' | 'orMore'>

/** `$9,511`, `$11.50` */
export const formatDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`

/** `$4 to $11`, `$45`, `$300 to $800 or more` */
export function formatRange({ low, high, orMore }: Range, site: HasWords): string {
  const t = siteWords(site, 'prices')
  const range =
    high > low
      ? t('range', { low: formatDollars(low), high: formatDollars(high) })
      : formatDollars(low)
  return orMore ? t('orMore', { range }) : range
}

/** Adjusts a range to this region: low times the low factor, high times the high one, rounded to two digits. */
export const adjusted = ({ low, high, orMore }: Range, factor: RegionFactor): Range => ({
  low: round(low * factor.low),
  high: round(high * factor.high),
  orMore,
})

/** Rounds to two digits: $5,209 becomes $5,200. */
const round = (amount: number) => Number(amount.toPrecision(2))

type PricedSite = HasWords & { regionFactor: RegionFactor | undefined }

/** Returns the offerings whose pages a range may stand on. */
export const offeringsOf = (
  { offerings }: Pick<Band, 'offerings'>,
  guide: Pick<CostFields, 'offering'>,
): readonly string[] => (offerings.length > 0 ? offerings : [guide.offering])

/** The page on which a price stands. */
interface PricedPage {
  /** The offering that it is about; left out: that of the guide. */
  offering?: string | undefined
  /** The town that it is about; left out: all of them. */
  town?: string | undefined
}

interface PriceTeaser {
  /** What the range prices. */
  label: string
  /** `$300 to $800 or more per square foot`, `about $14 to $41 per square foot up here` */
  range: string
}

type TeaserGuide = Pick<CostFields, 'offering' | 'bands'>

/**
 * Returns the price of a cost guide that stands on another page (S2.87): the range for the page's work in its town, or
 * else the one for the work, adjusted to this region. Undefined if there is none, or if there are several and none of them
 * is the `teaser`.
 */
export function priceTeaser(
  guide: TeaserGuide,
  site: PricedSite,
  { offering = guide.offering, town }: PricedPage,
): PriceTeaser | undefined {
  const t = siteWords(site, 'prices')
  const factor = site.regionFactor
  const bands = guide.bands.filter((band) => offeringsOf(band, guide).includes(offering))
  const local = standing(
    bands.filter(({ towns }) => (town === undefined ? towns.length > 0 : towns.includes(town))),
  )
  if (local) {
    const facts = { range: formatRange(local, site), unit: local.unit }
    return { label: local.label, range: t('perUnit', facts) }
  }
  const band = factor && standing(bands.filter(({ adjust }) => adjust))
  if (!band) return undefined
  const range = formatRange(adjusted(band, factor), site)
  return {
    label: band.label,
    range: t('aboutPerUnit', { range, unit: band.unit, where: factor.where }),
  }
}

/** The one that stands for ranges about the same work in the same place. */
const standing = (bands: readonly Band[]): Band | undefined =>
  bands.find(({ teaser }) => teaser) ?? (bands.length === 1 ? bands[0] : undefined)

/** The line about a cost guide on other pages: `A metal roof: about $14 to $41 per square foot up here.` */
export function priceLine(
  guide: TeaserGuide & { summary: string },
  site: PricedSite,
  page: PricedPage,
): string {
  const price = priceTeaser(guide, site, page)
  return price
    ? siteWords(site, 'prices')('line', { label: price.label, price: price.range })
    : guide.summary
}
