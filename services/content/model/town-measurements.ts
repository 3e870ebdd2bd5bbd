import type { Town } from './site.ts'
import { type HasWords, siteWords } from './site-words.ts'
import type { Translator } from './translator.ts'
import type { Source } from '../schema/fields.ts'
import type { FigureKey, TownFactKey } from '../schema/town.ts'
import type { Words } from '../schema/words/words.ts'

export interface TownMeasurement {
  key: FigureKey
  label: string
  value: string
  note?: string | undefined
  source: Source
  /** Sources that give another figure. */
  others?: MeasuredValue['others']
}

type MeasuredValue = NonNullable<Town['frostDepth']>

const formatNumber = (value: number) => value.toLocaleString('en-US')

/**
 * Formats a value that the building department sets. Until somebody has read it there on a recorded day it is the firm's
 * planning value, and the note says so.
 */
function designValue(
  { value, note, ...rest }: MeasuredValue,
  unit: 'pounds' | 'inches',
  t: Translator<Words['townFigures']>,
) {
  const figure = t(unit, { value: formatNumber(value) })
  if (rest.source.checked) return { ...rest, value: figure, note }
  return { ...rest, value: figure, note: note ? `${t('planned')} ${note}` : t('planned') }
}

/** Returns the known figures of a town that matter to a trade (all when left out), each with its source. */
export const townMeasurements = (
  { elevation, snowfall, snowLoad, frostDepth }: Town,
  site: HasWords,
  shown?: readonly TownFactKey[],
): TownMeasurement[] => {
  const t = siteWords(site, 'townFigures')
  const all: (TownMeasurement | undefined)[] = [
    elevation && {
      key: 'elevation',
      label: t('elevation'),
      ...elevation,
      value: t('feet', { value: formatNumber(elevation.value) }),
    },
    snowLoad && {
      key: 'snowLoad',
      label: t(snowLoad.on === 'roof' ? 'roofSnowLoad' : 'groundSnowLoad'),
      ...designValue(snowLoad, 'pounds', t),
    },
    frostDepth && {
      key: 'frostDepth',
      label: t('frostDepth'),
      ...designValue(frostDepth, 'inches', t),
    },
    snowfall && {
      key: 'snowfall',
      label: t('snowfall'),
      ...snowfall,
      value: t('inches', { value: formatNumber(snowfall.value) }),
    },
  ]
  return all.flatMap((figure) => (figure && (shown?.includes(figure.key) ?? true) ? figure : []))
}
