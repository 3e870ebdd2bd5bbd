import type { TownTable } from '../schema/building-guide.ts'
import type { Town } from './site.ts'

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
export const townTable = (kind: TownTable, towns: readonly Town[]): Table => {
  const { columns, row } = tables[kind]
  const sorted = [...towns].sort((a, b) => a.name.localeCompare(b.name))
  return { columns, rows: sorted.map(row) }
}

const tables: Record<TownTable, { columns: string[]; row: (town: Town) => Cell[] }> = {
  offices: {
    columns: ['Place', 'County', 'Building permit from', 'Ask at'],
    row: ({ name, county = unknown, permits }) => [
      { text: name },
      { text: county.replace(/ County$/, '') },
      { text: permits?.office ?? unknown },
      permits
        ? { text: new URL(permits.url).hostname.replace(/^www\./, ''), href: permits.url }
        : { text: unknown },
    ],
  },
  figures: {
    columns: [
      'Place',
      'Elevation, feet',
      'Snow load, lb per sq ft',
      'Frost depth, inches',
      'Snow in a year, inches',
    ],
    row: ({ name, elevation, snowLoad, frostDepth, snowfall }) => [
      { text: name },
      measurementCell(elevation),
      measurementCell(snowLoad, snowLoad?.on === 'roof' ? ' (roof)' : ''),
      ...[frostDepth, snowfall].map((each) => measurementCell(each)),
    ],
  },
}

/**
 * Formats a figure, if there is one.
 * @param qualifier follows it directly
 */
const measurementCell = (figure: Town['snowfall'], qualifier = ''): Cell => ({
  text: figure
    ? figure.value.toLocaleString('en-US') +
      qualifier +
      (figure.source.checked ? ` ${confirmedMark}` : '')
    : unknown,
})
