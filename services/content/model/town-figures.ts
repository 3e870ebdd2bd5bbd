import type { Town } from './site.ts'
import type { Source } from '../schema/fields.ts'

export interface Figure {
  label: string
  value: string
  note?: string | undefined
  source: Source
  /** Whether the reader must hear that it is to be confirmed for a lot: the note does not say so. */
  confirm: boolean
}

type Measured = Town['snowLoad']

/** A height and a climate are what they are; what a building is designed for, an office confirms. */
const designed = ({ note = '', source }: Measured) => !source.checked && !/confirm/i.test(note)

const number = (value: number) => value.toLocaleString('en-US')

/** What the place asks of a building, each figure with where it comes from. */
export const townFigures = ({ elevation, snowfall, snowLoad, frostDepth }: Town): Figure[] => [
  { label: 'Elevation', ...elevation, value: `${number(elevation.value)} ft`, confirm: false },
  {
    label: 'Ground snow load',
    ...snowLoad,
    value: `${number(snowLoad.value)} psf`,
    confirm: designed(snowLoad),
  },
  {
    label: 'Frost depth',
    ...frostDepth,
    value: `${number(frostDepth.value)} in`,
    confirm: designed(frostDepth),
  },
  { label: 'Snow in a year', ...snowfall, value: `${number(snowfall.value)} in`, confirm: false },
]
