import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of emails, whose own texts are in content/emails. */
export const emailWords = {
  /** In every email that has them. */
  emails: z.strictObject({ reference: message(), unsubscribe: message() }),
}
