import type { Band, RegionFactor } from '../schema/cost.ts'
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

interface LocalPrice {
  /** What the range prices. */
  label: string
  /** `$300 to $800 or more per square foot`, `about $14 to $41 per square foot up here` */
  range: string
}

/**
 * Returns the price of a cost guide that stands on other pages: the first range that is from the page's town, or else
 * the guide's typical one, adjusted to this region (S2.87). Undefined if its figures are from elsewhere and can't be
 * adjusted.
 *
 * @param town the slug of the page's town; left out: the page is about all towns
 */
export function localPrice(
  { bands }: { bands: readonly Band[] },
  site: PricedSite,
  town?: string,
): LocalPrice | undefined {
  const t = siteWords(site, 'prices')
  const factor = site.regionFactor
  const local = bands.find(({ towns }) =>
    town === undefined ? towns.length > 0 : towns.includes(town),
  )
  if (local) {
    const facts = { range: formatRange(local, site), unit: local.unit }
    return { label: local.label, range: t('perUnit', facts) }
  }
  if (!factor) return undefined
  const adjustable = bands.filter(({ adjust }) => adjust)
  const band = adjustable.find(({ teaser }) => teaser) ?? adjustable[0]
  return (
    band && {
      label: band.label,
      range: t('aboutPerUnit', {
        range: formatRange(adjusted(band, factor), site),
        unit: band.unit,
        where: factor.where,
      }),
    }
  )
}

/** The line about a cost guide on other pages: `A metal roof: about $14 to $41 per square foot up here.` */
export function priceLine(
  guide: { bands: readonly Band[]; summary: string },
  site: PricedSite,
  town?: string,
): string {
  const price = localPrice(guide, site, town)
  return price
    ? siteWords(site, 'prices')('line', { label: price.label, price: price.range })
    : guide.summary
}
