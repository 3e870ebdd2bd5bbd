import type { Town } from './site.ts'
import type { Source } from '../schema/fields.ts'
import type { FigureKey, TownFactKey } from '../schema/town.ts'

export interface TownMeasurement {
  key: FigureKey
  label: string
  value: string
  /** Nobody has read it at its source: the value says whom to ask. */
  unread?: boolean
  note?: string | undefined
  source: Source
  /** Sources that give another figure. */
  others?: MeasuredValue['others']
}

type MeasuredValue = NonNullable<Town['frostDepth']>

const formatNumber = (value: number) => value.toLocaleString('en-US')

/**
 * Formats a value that the building department sets. Until somebody has read it there on a recorded day, readers
 * are told to ask, and the firm's planning value is in the note: a large number would look like the department's.
 */
function designValue({ value, note, ...rest }: MeasuredValue, unit: string) {
  const figure = `${formatNumber(value)} ${unit}`
  if (rest.source.checked) return { ...rest, value: figure, note }
  const planned = `We start from ${figure}.`
  return {
    ...rest,
    value: 'Ask the department',
    unread: true,
    note: note ? `${planned} ${note}` : planned,
  }
}

/** Returns the known figures of a town that matter to a trade (all when left out), each with its source. */
export const townMeasurements = (
  { elevation, snowfall, snowLoad, frostDepth }: Town,
  shown?: readonly TownFactKey[],
): TownMeasurement[] => {
  const all: (TownMeasurement | undefined)[] = [
    elevation && {
      key: 'elevation',
      label: 'Elevation',
      ...elevation,
      value: `${formatNumber(elevation.value)} ft`,
    },
    snowLoad && {
      key: 'snowLoad',
      label: snowLoad.on === 'roof' ? 'Roof snow load' : 'Ground snow load',
      ...designValue(snowLoad, 'psf'),
    },
    frostDepth && {
      key: 'frostDepth',
      label: 'Frost depth',
      ...designValue(frostDepth, 'in'),
    },
    snowfall && {
      key: 'snowfall',
      label: 'Snow in a year',
      ...snowfall,
      value: `${formatNumber(snowfall.value)} in`,
    },
  ]
  return all.flatMap((figure) => (figure && (shown?.includes(figure.key) ?? true) ? figure : []))
}
