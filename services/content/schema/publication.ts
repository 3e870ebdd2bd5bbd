import { z } from 'zod'

/** A day, or a day with the time at which something begins or ends, in the office's time zone. */
export const moment = (example = '2026-12-01 07:00') =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d)?$/, {
      error: 'isn’t written as year-month-day, with or without a time',
    })
    .refine(isInCalendar, {
      error: ({ input }) => `is “${String(input)}”, which isn’t a date on the calendar`,
    })
    .refine((written) => /^(19|20)/.test(written), {
      error: 'is in a year that cannot be right',
    })
    .meta({ example, moment: true })

/** February 30 and April 31 are not. */
function isInCalendar(moment: string): boolean {
  const day = moment.slice(0, 10)
  const found = new Date(`${day}T00:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day)
}

/**
 * What decides whether an entry is on the site: the fields of every kind of content that pages show, and of entries in lists.
 * Posts and guides have `date` in place of `from`, jobs `posted`.
 */
export const publication = {
  draft: z
    .boolean()
    .optional()
    .meta({ example: true })
    .describe('On no page while it is true. Its problems are reported and do not stop the build.'),
  from: moment()
    .optional()
    .describe(
      'When it appears, by itself: a day, or a day and a time in the office’s time zone (`2026-12-01 07:00`). Left out, at once.',
    ),
  until: moment()
    .optional()
    .describe(
      'The last day on which it is on the site, or the day and the time when it leaves (`2026-12-24 12:00`). Left out, it stays.',
    ),
}
