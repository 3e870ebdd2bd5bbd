import { z } from 'zod'
import { day, prose } from './fields.ts'

/**
 * content/emails/{kind}.md — an email that visitors or prospects get, in Markdown: its headline (`# `), paragraphs, lists,
 * and buttons, which are paragraphs that are only a link. Fields and text are messages as in content/words, with the
 * placeholders of `emailKinds`.
 */
export const email = z.strictObject({
  subject: prose(1000, 'We have your request ({reference})'),
  /** What mail programs show next to the subject. */
  preview: prose(1000, 'One of us will call you.'),
  /** Why its reader gets it, in small print at its end. */
  reason: prose(1000, 'You’re getting this because someone used this address on our website.'),
  /** The day its words last changed. */
  updated: day().optional(),
})
export type EmailFields = z.infer<typeof email>
