import type { Town } from './site.ts'
import type { Source } from '../schema/fields.ts'

export interface TownMeasurement {
  label: string
  value: string
  note?: string | undefined
  source: Source
  /** Whether the reader must hear that it is to be confirmed for a lot: the note does not say so. */
  toBeConfirmed: boolean
}

type MeasuredValue = Town['frostDepth']

/** For design values, which an office confirms; elevation and climate need no confirmation. */
const needsConfirmation = ({ note = '', source }: MeasuredValue) =>
  !source.checked && !/confirm/i.test(note)

const formatNumber = (value: number) => value.toLocaleString('en-US')

/** What the place asks of a building, each figure with where it comes from. */
export const townMeasurements = ({
  elevation,
  snowfall,
  snowLoad,
  frostDepth,
}: Town): TownMeasurement[] => [
  {
    label: 'Elevation',
    ...elevation,
    value: `${formatNumber(elevation.value)} ft`,
    toBeConfirmed: false,
  },
  {
    label: snowLoad.on === 'roof' ? 'Roof snow load' : 'Ground snow load',
    ...snowLoad,
    value: `${formatNumber(snowLoad.value)} psf`,
    toBeConfirmed: needsConfirmation(snowLoad),
  },
  {
    label: 'Frost depth',
    ...frostDepth,
    value: `${formatNumber(frostDepth.value)} in`,
    toBeConfirmed: needsConfirmation(frostDepth),
  },
  ...(snowfall
    ? [
        {
          label: 'Snow in a year',
          ...snowfall,
          value: `${formatNumber(snowfall.value)} in`,
          toBeConfirmed: false,
        },
      ]
    : []),
]
