import { z } from 'zod'

/**
 * A task that costs the sender some computing (ALTCHA's form, version 1): which whole number from 0 to
 * `maxnumber`, written behind `salt`, has the SHA-256 `challenge`? The salt says until when it counts.
 */
export const challenge = z.strictObject({
  algorithm: z.literal('SHA-256'),
  /** In hexadecimal digits, as is `signature`. */
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.number().int(),
})
export type Challenge = z.infer<typeof challenge>

/** The solved task, as JSON in base64 in the field `altcha`. */
export const challengeSolution = challenge
  .omit({ maxnumber: true })
  .extend({ number: z.number().int().min(0) })

/** The field of a form that carries the solution, or `unsolved`. */
export const altcha = z.string().max(1000).optional()
