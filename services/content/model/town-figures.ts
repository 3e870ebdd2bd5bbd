import type { Town } from './site.ts'
import type { Source } from '../schema/fields.ts'

export interface Figure {
  label: string
  value: string
  note?: string | undefined
  source: Source
}

const number = (value: number) => value.toLocaleString('en-US')

/** What the place asks of a building, each figure with where it comes from. */
export const townFigures = ({ elevation, snowfall, snowLoad, frostDepth }: Town): Figure[] => [
  { label: 'Elevation', ...elevation, value: `${number(elevation.value)} ft` },
  { label: 'Ground snow load', ...snowLoad, value: `${number(snowLoad.value)} psf` },
  { label: 'Frost depth', ...frostDepth, value: `${number(frostDepth.value)} in` },
  { label: 'Snow in a year', ...snowfall, value: `${number(snowfall.value)} in` },
]
