import { z } from 'zod'
import { challenge } from './challenge.ts'

/** The body of every answer that is not a success. `message` is for people; `code` is stable, for programs. */
export const failure = z.strictObject({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  /** Which fields are wrong, by name, each with a sentence that says how to mend it. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `proof_needed`: the task to solve. */
  challenge: challenge.optional(),
})
export type Failure = z.infer<typeof failure>
