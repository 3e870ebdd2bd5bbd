import { z } from 'zod'
import { day, point, prose, source, text } from './fields.ts'

/** Something about a place that anybody can look up: the source was read on the day it names. */
export const lookedUp = point.extend({ source: source.extend({ checked: day() }) })

/** What a town's own page says besides its figures, topics and questions. */
export const townHub = z.strictObject({
  /** The meta description: 130 to 155 characters. */
  description: prose(
    160,
    'General contractor in Vail: what it’s like to build here, permits, hazards, neighborhoods.',
  ),
  /** Under the headline: what an owner here worries about, then what we do about it. */
  lead: prose(260, 'You’ve got a creek behind you or a hillside above you. We start with both.'),
  /** What it takes to keep a house here through the year. */
  keeping: prose(
    700,
    'Two to five sentences, as someone who looks after houses there would say it.',
  ),
  /** The way to a building permit, in order. */
  steps: z.array(point).min(3).max(6),
  /** What the ground, water, snow or fire can do, with who says so. */
  hazards: z.array(lookedUp).min(1).max(4),
  /** Real ones, by the names people use. */
  neighborhoods: z
    .array(lookedUp.extend({ title: text(50, 'East Vail') }))
    .min(2)
    .max(8),
  /** The day the words of this section last changed. */
  updated: day(),
})
