import { z } from 'zod'
import { action, byLanguage, prose, text, type Refer } from './fields.ts'
import { publication } from './publication.ts'

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
    ...publication,
    until: publication.until.unwrap(),
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
