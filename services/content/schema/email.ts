import { z } from 'zod'
import { day, prose } from './fields.ts'

/**
 * content/emails/{kind}.md — an email that visitors or prospects get, in Markdown: its headline (`# `), paragraphs, lists,
 * and buttons, which are paragraphs that are only a link. Fields and text are messages as in content/words, with the
 * placeholders of `emailKinds`.
 */
export const email = z.strictObject({
  subject: prose(1000, 'We have your request ({reference})'),
  preview: prose(1000, 'One of us will call you.').describe(
    'What mail programs show next to the subject.',
  ),
  reason: prose(
    1000,
    'You’re getting this because someone used this address on our website.',
  ).describe('Why its reader gets it, in small print at its end.'),
  updated: day().optional().describe('The day its words last changed.'),
})
export type EmailFields = z.infer<typeof email>
