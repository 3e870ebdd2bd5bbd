import { z } from 'zod'
import { attachmentView } from '../attachments/contract.ts'
import { language } from '../contract/language.ts'
import { limits } from '../contract/limits.ts'
import { pageQuery } from '../contract/paging.ts'
import { plainDigits } from '../contract/phone-number.ts'
import { success } from '../contract/success.ts'
import { emailAddress, line, shortText } from '../contract/text.ts'

/** The message of a required answer that is empty; visitors get the one in content/words. */
export const missingAnswer = 'Please fill this in.'

const answer = (max: number) => shortText(max, missingAnswer).min(1, missingAnswer)

/** The text fields of POST /api/applications, a multipart form with files. */
export const applicationRequest = z.object({
  job: answer(200).describe('The slug of the job.'),
  name: answer(limits.name),
  phone: answer(limits.phone)
    .overwrite(plainDigits)
    .regex(/(?:\d\D*){7}/, missingAnswer),
  email: z
    .union([z.literal(''), emailAddress()])
    .default('')
    .describe('Left out or empty: the applicant gets no confirmation.'),
  trade: answer(200).describe('What the applicant does, and for how long.'),
  start: answer(200).describe('When the applicant could start.'),
  website: shortText(500)
    .default('')
    .describe(
      'Leave it out: a honeypot. With a value, the application is set aside, without its files.',
    ),
  page: line()
    .max(300)
    .default('')
    .describe('The path of the page with the form, which decides the language.'),
})
export type ApplicationRequest = z.infer<typeof applicationRequest>

/** `received`: the office was told. `held`: it looks automated, so nobody was. */
export const applicationStates = ['received', 'held'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Labels of the states, for staff. */
export const stateLabels: Record<ApplicationState, string> = {
  received: 'Received',
  held: 'Looks automated',
}

export const applicationListQuery = z.object({
  q: line()
    .max(200)
    .default('')
    .describe('Search words. Name, phone, email, trade and job must have all of them.'),
  state: z.enum(applicationStates).optional(),
  ...pageQuery(50, 200),
})

/** An application as the owner and whoever has the right see it. Times are ISO 8601 in UTC. */
const applicationView = z.object({
  id: z.string(),
  receivedAt: z.string(),
  /** The job’s title in the site’s first language or, once the site has it no more, as it was on the form. */
  job: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  trade: z.string(),
  start: z.string(),
  /** Of the form. */
  language,
  state: z.enum(applicationStates),
  /** What the mail server said, if the confirmation did not arrive. */
  bounce: z.string().optional(),
  files: z.array(attachmentView),
})
export type ApplicationView = z.infer<typeof applicationView>

export const applicationList = success({
  applications: z.array(applicationView),
  /** The number of matches, across all pages. */
  total: z.number().int(),
  /** The number of matches by state, ignoring the filter's state. */
  counts: z.strictObject({ received: z.number().int(), held: z.number().int() }),
})

export const applicationResponse = success({ application: applicationView })
