import type { TownTable } from '../schema/building-guide.ts'
import type { Site, Town } from './site.ts'
import { type HasWords, siteWords } from './site-words.ts'
import type { Translator } from './translator.ts'
import type { Words } from '../schema/words/words.ts'

interface Cell {
  text: string
  href?: string | undefined
}

/** A table as data: pages and the PDF each draw it in their own way. */
export interface Table {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Follows a figure that somebody has read at its source. */
const confirmedMark = '•'

/** Stands for what a town's file does not say. */
const unknown = '—'

/** Returns a table with a row for each town, sorted by name. */
export const townTable = (kind: TownTable, site: Pick<Site, 'towns'> & HasWords): Table => {
  const t = siteWords(site, 'townTable')
  const { columns, row } = tables[kind]
  const sorted = [...site.towns].sort((a, b) => a.name.localeCompare(b.name))
  return { columns: columns.map((name) => t(name)), rows: sorted.map((town) => row(town, t)) }
}

type TableWords = Translator<Words['townTable']>
type Column = Exclude<keyof Words['townTable'], 'onRoof'>

const tables: Record<TownTable, { columns: Column[]; row: (town: Town, t: TableWords) => Cell[] }> =
  {
    offices: {
      columns: ['place', 'county', 'permitOffice', 'website'],
      row: ({ name, county = unknown, permits }, t) => [
        { text: name },
        // Without the word that heads the column.
        {
          text: county.endsWith(` ${t('county')}`)
            ? county.slice(0, -t('county').length - 1)
            : county,
        },
        { text: permits?.office ?? unknown },
        permits
          ? { text: new URL(permits.url).hostname.replace(/^www\./, ''), href: permits.url }
          : { text: unknown },
      ],
    },
    figures: {
      columns: ['place', 'elevation', 'snowLoad', 'frostDepth', 'snowfall'],
      row: ({ name, elevation, snowLoad, frostDepth, snowfall }, t) => [
        { text: name },
        measurementCell(elevation),
        measurementCell(snowLoad, (value) =>
          snowLoad?.on === 'roof' ? t('onRoof', { value }) : value,
        ),
        ...[frostDepth, snowfall].map((each) => measurementCell(each)),
      ],
    },
  }

/**
 * Formats a figure, if there is one.
 * @param qualified says what the formatted figure is about
 */
const measurementCell = (figure: Town['snowfall'], qualified = (value: string) => value): Cell => ({
  text: figure
    ? qualified(figure.value.toLocaleString('en-US')) +
      (figure.source.checked ? ` ${confirmedMark}` : '')
    : unknown,
})
