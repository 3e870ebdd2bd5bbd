import type { Band, RegionFactor } from '../schema/cost.ts'
import { firstLanguage, type Language } from './languages.ts'
import { fill } from './location/placeholders.ts'
import { phrases } from './phrases.ts'

type Range = Pick<Band, 'low' | 'high' | 'orMore'>

/** `$9,511`, `$11.50` */
export const formatDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`

/** `$4 to $11`, `$45`, `$300 to $800 or more` */
export function formatRange(
  { low, high, orMore }: Range,
  language: Language = firstLanguage,
): string {
  const words = phrases[language]
  const range =
    high > low
      ? fill(words.range, { low: formatDollars(low), high: formatDollars(high) })
      : formatDollars(low)
  return orMore ? fill(words.orMore, { range }) : range
}

/** Adjusts a range to this region: low times the low factor, high times the high one, rounded to two digits. */
export const adjusted = ({ low, high, orMore }: Range, factor: RegionFactor): Range => ({
  low: round(low * factor.low),
  high: round(high * factor.high),
  orMore,
})

/** Rounds to two digits: $5,209 becomes $5,200. */
const round = (amount: number) => Number(amount.toPrecision(2))

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
  factor: RegionFactor | undefined,
  town?: string,
  language: Language = firstLanguage,
): LocalPrice | undefined {
  const words = phrases[language]
  const local = bands.find(({ towns }) =>
    town === undefined ? towns.length > 0 : towns.includes(town),
  )
  if (local) {
    const facts = { range: formatRange(local, language), unit: local.unit }
    return { label: local.label, range: fill(words.perUnit, facts) }
  }
  if (!factor) return undefined
  const adjustable = bands.filter(({ adjust }) => adjust)
  const band = adjustable.find(({ teaser }) => teaser) ?? adjustable[0]
  return (
    band && {
      label: band.label,
      range: fill(words.aboutPerUnit, {
        range: formatRange(adjusted(band, factor), language),
        unit: band.unit,
        where: factor.where,
      }),
    }
  )
}

/** The line about a cost guide on other pages: `A metal roof: about $14 to $41 per square foot up here.` */
export function priceLine(
  guide: { bands: readonly Band[]; summary: string },
  factor: RegionFactor | undefined,
  town?: string,
  language?: Language,
): string {
  const price = localPrice(guide, factor, town, language)
  return price ? `${price.label}: ${price.range}.` : guide.summary
}
