import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of emails, whose own texts are in content/emails. */
export const emailWords = {
  emails: z
    .strictObject({ reference: message(), unsubscribe: message() })
    .describe('In every email that has them.'),
}
