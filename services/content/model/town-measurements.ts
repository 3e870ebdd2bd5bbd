import type { Town } from './site.ts'
import type { Source } from '../schema/fields.ts'
import type { FigureKey, TownFactKey } from '../schema/town.ts'

export interface TownMeasurement {
  key: FigureKey
  label: string
  value: string
  note?: string | undefined
  source: Source
  /** Sources that give another figure. */
  others?: Town['frostDepth']['others']
  /** Whether the reader must hear that it is to be confirmed for a lot: the note does not say so. */
  toBeConfirmed: boolean
}

type MeasuredValue = Town['frostDepth']

/** For design values, which an office confirms; elevation and climate need no confirmation. */
const needsConfirmation = ({ note = '', source }: MeasuredValue) =>
  !source.checked && !/confirm/i.test(note)

const formatNumber = (value: number) => value.toLocaleString('en-US')

/** The figures of a town that bear on a trade (all when left out), each with where it comes from. */
export const townMeasurements = (
  { elevation, snowfall, snowLoad, frostDepth }: Town,
  shown?: readonly TownFactKey[],
): TownMeasurement[] => {
  const all: TownMeasurement[] = [
    {
      key: 'elevation',
      label: 'Elevation',
      ...elevation,
      value: `${formatNumber(elevation.value)} ft`,
      toBeConfirmed: false,
    },
    {
      key: 'snowLoad',
      label: snowLoad.on === 'roof' ? 'Roof snow load' : 'Ground snow load',
      ...snowLoad,
      value: `${formatNumber(snowLoad.value)} psf`,
      toBeConfirmed: needsConfirmation(snowLoad),
    },
    {
      key: 'frostDepth',
      label: 'Frost depth',
      ...frostDepth,
      value: `${formatNumber(frostDepth.value)} in`,
      toBeConfirmed: needsConfirmation(frostDepth),
    },
    ...(snowfall
      ? [
          {
            key: 'snowfall' as const,
            label: 'Snow in a year',
            ...snowfall,
            value: `${formatNumber(snowfall.value)} in`,
            toBeConfirmed: false,
          },
        ]
      : []),
  ]
  return all.filter(({ key }) => shown?.includes(key) ?? true)
}
