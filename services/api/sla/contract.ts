import { z } from 'zod'
import { language } from '../contract/language.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** How soon the firm answers (S8.7: within 24 hours), as content/business.yaml has it. */
export const responseSla = z.object({
  hours: z.number().positive().default(24),
  /** Whether all hours count, or only those in which the office is open. */
  counts: z.enum(['every-hour', 'open-hours']).default('every-hour'),
  /** The office's time zone, as the IANA database calls it. */
  timeZone: z.string(),
  /** What people call it, by language, the site's first one first. */
  timeZoneNames: z.record(language, z.string()),
  /** Office hours, in local time: `08:00`. */
  open: z
    .array(z.object({ days: z.array(z.enum(days)), opens: z.string(), closes: z.string() }))
    .default([]),
  /** Days on which it is closed, `2026-11-26`. */
  holidays: z.array(z.string()).default([]),
})
export type ResponseSla = z.infer<typeof responseSla>

/** The days of the week in the order of `Date.getUTCDay`. */
export const weekdays = days
