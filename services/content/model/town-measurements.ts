import { firstLanguage, type Language } from './languages.ts'
import { fill } from './location/placeholders.ts'
import { phrases, type Phrases } from './phrases.ts'
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
function designValue(
  { value, note, ...rest }: MeasuredValue,
  unit: string,
  { planned: sentence, askDepartment }: Phrases,
) {
  const figure = fill(unit, { value: formatNumber(value) })
  if (rest.source.checked) return { ...rest, value: figure, note }
  const planned = fill(sentence, { figure })
  return {
    ...rest,
    value: askDepartment,
    unread: true,
    note: note ? `${planned} ${note}` : planned,
  }
}

/** Returns the known figures of a town that matter to a trade (all when left out), each with its source. */
export const townMeasurements = (
  { elevation, snowfall, snowLoad, frostDepth }: Town,
  shown?: readonly TownFactKey[],
  language: Language = firstLanguage,
): TownMeasurement[] => {
  const words = phrases[language]
  const all: (TownMeasurement | undefined)[] = [
    elevation && {
      key: 'elevation',
      label: words.elevation,
      ...elevation,
      value: fill(words.feet, { value: formatNumber(elevation.value) }),
    },
    snowLoad && {
      key: 'snowLoad',
      label: snowLoad.on === 'roof' ? words.roofSnowLoad : words.groundSnowLoad,
      ...designValue(snowLoad, words.pounds, words),
    },
    frostDepth && {
      key: 'frostDepth',
      label: words.frostDepth,
      ...designValue(frostDepth, words.inches, words),
    },
    snowfall && {
      key: 'snowfall',
      label: words.snowfall,
      ...snowfall,
      value: fill(words.inches, { value: formatNumber(snowfall.value) }),
    },
  ]
  return all.flatMap((figure) => (figure && (shown?.includes(figure.key) ?? true) ? figure : []))
}
