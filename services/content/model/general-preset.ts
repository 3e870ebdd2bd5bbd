import { townFactNames } from './facts.ts'
import { type Facts, fillAll, placeholders, strings } from './placeholders.ts'
import type { Preset } from '../schema/service.ts'

/** What is known of a town that has no file: its name and its county. */
const known: readonly string[] = ['town', 'county', 'Service', 'service']
const unknown = townFactNames.filter((name) => !known.includes(name))

/** Whether every name in a text is known for any town. */
const fits = (value: unknown): boolean =>
  [...strings(value)].every(({ text }) =>
    placeholders(text).every(({ name }) => !unknown.some((each) => each === name)),
  )

/** A service type's copy without what only a town's file knows; `{town}` and `{county}` stay. */
export interface GeneralPreset {
  badge: string
  lead: string
  copy: Pick<Preset, 'stats' | 'benefits' | 'expert' | 'comparison' | 'differentiators'>
}

export interface Stead {
  badge: string
  lead: string
  stats: Preset['stats']
  /** At least three; they stand in for benefits that speak of a town's figures. */
  benefits: Preset['benefits']
}

/**
 * In: a service type's copy, what stands in for words that need a town's figures, and the firm's
 * facts. Out: copy for a town that only the service knows (SPEC.md §2 "Preset copy").
 */
export function generalPreset(preset: Preset, stead: Stead, firm: Facts): GeneralPreset {
  const { expert, comparison } = preset
  const paragraphs = expert.paragraphs.filter(fits)
  const stats = fillAll(preset.stats.filter(fits), firm)
  const others = stead.stats.filter(({ value }) => stats.every((each) => each.value !== value))
  return fillAll(
    {
      badge: fits(preset.badge) ? preset.badge : stead.badge,
      lead: fits(preset.lead) ? preset.lead : stead.lead,
      copy: {
        stats: [...stats, ...others].slice(0, 4),
        benefits: [...preset.benefits.filter(fits), ...stead.benefits].slice(0, 3),
        expert: {
          title: expert.title,
          paragraphs: paragraphs.length > 0 ? paragraphs : [stead.lead],
        },
        comparison: { ...comparison, rows: comparison.rows.filter(fits) },
        differentiators: preset.differentiators.filter(fits),
      },
    },
    firm,
  )
}
