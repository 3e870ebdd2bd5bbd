import { formatDollars } from './price.ts'
import type { Offering, Site } from './site.ts'

/** A line of a table of rental rates: dollars, or undefined where the machine isn’t rented that way. */
export interface RateRow {
  machine: string
  /** The page with further machines, which this one stands for. */
  page?: { path: string; label: string } | undefined
  day: string | undefined
  week: string | undefined
  month: string | undefined
  /** Undefined if there is none. */
  deposit: string | undefined
}

/** The rental rates on a page. */
export interface RateTable {
  rows: RateRow[]
  /** Each row is the first machine of a page. */
  summary: boolean
  delivery: { zone: string; price: string }[]
  note: string | undefined
}

/**
 * Returns the rental rates that the page of an offering shows, or its page in a town, with that town's delivery zone alone.
 * The first page of the rentals shows the first machine of each other one. Undefined if there are none.
 */
export function rateTable(
  site: Pick<Site, 'offerings'>,
  { slug, group, rates }: Offering,
  town?: string,
): RateTable | undefined {
  if (rates) {
    const zones = rates.delivery.filter(({ towns }) => towns.some((each) => each === town))
    return {
      rows: rates.machines.map(rateRow),
      summary: false,
      delivery: (zones.length > 0 ? zones : rates.delivery).map(({ zone, price }) => ({
        zone,
        price: formatDollars(price),
      })),
      note: rates.note,
    }
  }
  const rentals = site.offerings.filter((offering) => offering.group === 'rent')
  if (group !== 'rent' || rentals[0]?.slug !== slug) return undefined
  const rows = rentals.flatMap(({ path, label, rates: others }) => {
    const first = others?.machines[0]
    return first ? { ...rateRow(first), page: { path, label } } : []
  })
  return rows.length > 0 ? { rows, summary: true, delivery: [], note: undefined } : undefined
}

type Machine = NonNullable<Offering['rates']>['machines'][number]

const rateRow = ({ machine, day, week, month, deposit }: Machine): RateRow => ({
  machine,
  day: dollars(day),
  week: dollars(week),
  month: dollars(month),
  deposit: dollars(deposit),
})

const dollars = (amount: number | undefined): string | undefined =>
  amount ? formatDollars(amount) : undefined
