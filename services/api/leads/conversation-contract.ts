import { z } from 'zod'
import { attachmentLimits, limits } from '../contract/limits.ts'
import { success } from '../contract/success.ts'
import { line, recordId, text, tooLong } from '../contract/text.ts'

/** The most characters of an answer that staff write, and of the words of an email that came in. */
export const maxMessage = 20_000

/**
 * The most bytes of the files of one answer: mail servers accept about 25 MB, and an email has a third more than its
 * files.
 */
export const maxAnswerFiles = 15 * 1024 * 1024

/** An email between the firm and the person of a lead, as it is stored. Times are ISO 8601 in UTC. */
export const storedMessage = {
  /** A UUID. Of an answer it is also the id of its row in the outbox. */
  id: z.string(),
  /** When it was written or, of one that came in, when the mail server had it. */
  at: z.string(),
  /** `out`: staff wrote it. `in`: it came into the mailbox. */
  direction: z.string(),
  /** The name of the staff member, or of the sender. */
  by: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The part that repeats earlier emails. */
  quoted: z.string().optional(),
  /** The attachments of the lead that belong to it, by id. */
  files: z.array(z.string()).optional(),
  /** What of it could not be taken: the names of files with the reason. */
  left: z.array(z.string()).optional(),
  /** The Message-ID of an email that came in. */
  messageId: z.string().optional(),
  /** A program sent it: an out-of-office note, or a mailing. */
  automatic: z.boolean().optional(),
}

/** A message as staff see it. */
export const messageView = z.object({
  ...storedMessage,
  /** The lead that it is on: the one that is shown, or one that was merged into it. */
  reference: z.string(),
  /** How far an answer has got. */
  delivery: z
    .object({
      state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
      fault: z.string().optional(),
      note: z.string().optional(),
    })
    .optional(),
})
export type MessageView = z.infer<typeof messageView>

/** The emails of a lead and of those merged into it, oldest first. */
export const conversation = success({
  messages: z.array(messageView),
  /** Whether answers can be sent from here: a mail server is configured. */
  canSend: z.boolean(),
  /** The address at which replies come in on the lead; left out: no mailbox is read, and they go to the office. */
  replyAddress: z.string().optional(),
  /** Where replies go otherwise. */
  office: z.string(),
})
export type Conversation = z.infer<typeof conversation>

/** What staff write. */
const answerText = {
  subject: line('Type a subject.').min(1, 'Type a subject.').max(200, tooLong(200)),
  text: text('Type your answer.').min(1, 'Type your answer.').max(maxMessage, tooLong(maxMessage)),
  files: z
    .array(recordId.max(100))
    .max(attachmentLimits.files)
    .default([])
    .describe('Attachments of the lead, by id.'),
}

/** An answer to send. */
export const leadAnswer = z.strictObject({
  key: z.uuid().describe('One for each answer, so that sending it again sends no second email.'),
  after: recordId
    .max(100)
    .nullable()
    .describe('The id of the latest message that the writer has seen; `null`: there was none.'),
  to: line().max(limits.email).describe('The address that the writer has seen.'),
  ...answerText,
})
export type LeadAnswer = z.output<typeof leadAnswer>

export const answerDraft = z.strictObject(answerText)
export type AnswerDraft = z.output<typeof answerDraft>

/** An answer as its reader will see it. */
export const answerPreview = success({
  from: z.string(),
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
  files: z.array(z.string()),
})
export type AnswerPreview = z.infer<typeof answerPreview>
