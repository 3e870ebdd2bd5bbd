import { z } from 'zod'
import { action, byLanguage, prose, text, type Refer } from './fields.ts'

/** The folders of content whose pages a notice may be on. */
export const noticeKinds = [
  'pages',
  'offerings',
  'towns',
  'locations',
  'posts',
  'guides',
  'building-guide',
  'projects',
  'costs',
  'openings',
] as const

/** A day, or a day with a time of day in the office’s time zone. */
const moment = (example: string) =>
  z
    .string()
    .regex(/^(19|20)\d\d-\d\d-\d\d( ([01]\d|2[0-3]):[0-5]\d)?$/, {
      error: 'is not a day such as 2026-12-01, or a day with a time such as 2026-12-01 07:00',
    })
    .refine((written) => isDay(written.slice(0, 10)), { error: 'is a day that doesn’t exist' })
    .meta({ example })

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const notice = (refer: Refer) =>
  z.strictObject({
    text: byLanguage(refer, prose(160, 'Closed for the storm on Tuesday.')).describe(
      'One or two short sentences, in each language that the notice is shown in.',
    ),
    link: z
      .strictObject({
        label: byLanguage(refer, text(40, 'What to do until then')),
        href: action.shape.href,
      })
      .optional()
      .describe('A link behind the text.'),
    start: moment('2026-12-01 07:00')
      .optional()
      .describe(
        'When it appears, in the office’s time zone: a day, or a day and a time. Left out, it is there at once.',
      ),
    end: moment('2026-12-02').describe(
      'When it disappears, in the office’s time zone: at the end of this day, or at this time.',
    ),
    audience: z
      .strictObject({
        home: z.boolean().default(false).describe('The home page.'),
        kinds: z
          .array(z.enum(noticeKinds))
          .max(noticeKinds.length)
          .default([])
          .describe('The pages of these folders; `locations` are those of a service in a town.'),
        towns: z
          .array(refer('towns'))
          .max(40)
          .default([])
          .describe('The pages of these towns and of services in them.'),
      })
      .refine(({ home, kinds, towns }) => home || kinds.length + towns.length > 0, {
        error: 'names no page',
      })
      .optional()
      .describe('The pages that it is on, those of each of the fields; left out, all pages.'),
  })

/** content/notice.yaml — what every visitor must know for some days, above the pages: a storm, a holiday, a new number. */
export const notices = (refer: Refer) => z.array(notice(refer)).max(20)
export type NoticeFields = z.infer<ReturnType<typeof notices>>[number]
