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

/** For what a building is designed for: an office confirms that; a height and a climate are what they are. */
const wantsConfirming = ({ note = '', source }: Measured) =>
  !source.checked && !/confirm/i.test(note)

const number = (value: number) => value.toLocaleString('en-US')

/** What the place asks of a building, each figure with where it comes from. */
export const townFigures = ({ elevation, snowfall, snowLoad, frostDepth }: Town): Figure[] => [
  { label: 'Elevation', ...elevation, value: `${number(elevation.value)} ft`, confirm: false },
  {
    label: 'Ground snow load',
    ...snowLoad,
    value: `${number(snowLoad.value)} psf`,
    confirm: wantsConfirming(snowLoad),
  },
  {
    label: 'Frost depth',
    ...frostDepth,
    value: `${number(frostDepth.value)} in`,
    confirm: wantsConfirming(frostDepth),
  },
  { label: 'Snow in a year', ...snowfall, value: `${number(snowfall.value)} in`, confirm: false },
]
