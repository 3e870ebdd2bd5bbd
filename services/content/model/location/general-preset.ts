import { townFactNames } from '../facts.ts'
import { type Facts, fillAll, placeholders, strings } from './placeholders.ts'
import type { Preset } from '../../schema/service.ts'

/** Facts that are known of a town without a file: its name and its county. */
const knownNames: readonly string[] = ['town', 'county', 'Service', 'service']
const unknownNames = townFactNames.filter((name) => !knownNames.includes(name))

/** Whether every name in a text is known for any town. */
const isGenerallyKnown = (value: unknown): boolean =>
  [...strings(value)].every(({ text }) =>
    placeholders(text).every(({ name }) => !unknownNames.some((each) => each === name)),
  )

/** A service type's copy without facts that only a town's file knows; `{town}` and `{county}` stay. */
export interface GeneralPreset {
  badge: string
  lead: string
  copy: Pick<Preset, 'stats' | 'benefits' | 'expert' | 'comparison' | 'differentiators'>
}

interface PresetDefaults {
  badge: string
  lead: string
  stats: Preset['stats']
  /** At least three; they replace benefits that mention a town's figures. */
  benefits: Preset['benefits']
}

/**
 * Returns copy for a town that only the service knows (S2.27).
 * @param preset the service type's copy
 * @param firm the firm's facts
 */
export function generalPreset(
  preset: Preset,
  defaults: PresetDefaults,
  firm: Facts,
): GeneralPreset {
  const { expert, comparison } = preset
  const paragraphs = expert?.paragraphs.filter(isGenerallyKnown) ?? []
  const stats = fillAll(preset.stats.filter(isGenerallyKnown), firm)
  const others = defaults.stats.filter(({ value }) => stats.every((each) => each.value !== value))
  return fillAll(
    {
      badge: isGenerallyKnown(preset.badge) ? preset.badge : defaults.badge,
      lead: isGenerallyKnown(preset.lead) ? preset.lead : defaults.lead,
      copy: {
        stats: [...stats, ...others].slice(0, 4),
        benefits: [...preset.benefits.filter(isGenerallyKnown), ...defaults.benefits].slice(0, 3),
        expert: expert && {
          title: expert.title,
          paragraphs: paragraphs.length > 0 ? paragraphs : [defaults.lead],
        },
        comparison: comparison && {
          ...comparison,
          rows: comparison.rows.filter(isGenerallyKnown),
        },
        differentiators: preset.differentiators.filter(isGenerallyKnown),
      },
    },
    firm,
  )
}
