import { z } from 'zod'

/**
 * A proof-of-work challenge (ALTCHA, version 1): find the integer from 0 to `maxnumber` that, appended to `salt`, has
 * the SHA-256 `challenge`. The salt contains the expiry.
 */
export const challenge = z.strictObject({
  algorithm: z.literal('SHA-256'),
  /** Hexadecimal, like `signature`. */
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.number().int(),
})
export type Challenge = z.infer<typeof challenge>

/** The solution: JSON in base64, in the field `altcha`. */
export const challengeSolution = challenge
  .omit({ maxnumber: true })
  .extend({ number: z.number().int().min(0) })

/** The form field with the solution, or `unsolved`. */
export const altcha = z
  .string()
  .max(1000)
  .optional()
  .describe(
    'After 428: JSON in base64 with `algorithm`, `challenge`, `salt` and `signature` from the answer, and `number`: the one from 0 to `maxnumber` for which the SHA-256 of `salt` followed by it, in hexadecimal, is `challenge`. With `unsolved` instead, the request waits in quarantine.',
  )
