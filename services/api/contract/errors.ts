import { z } from 'zod'
import { challenge } from './challenge.ts'

/** Error codes that the admin pages act on. Every other code is only reported. */
export const errorCodes = { codeNeeded: 'code_needed', signInNeeded: 'sign_in_needed' } as const

/**
 * What every answer that is not a success says (S7.15). `message` is for people; `code`
 * is stable, for programs. A client reads these and leaves the rest, so that an older or a newer
 * service does not confuse it.
 */
export const errorEnvelope = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  /** Which fields are wrong, by name, each with a sentence that says how to fix it. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `proof_needed`: the task to solve. */
  challenge: challenge.optional(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>

/** The body as it is sent: problem details (RFC 9457) with those as its extension members. */
export const problemDetails = z.strictObject({
  /** Always `about:blank`: the title is the status in words, and `code` says which problem it is. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** The same sentence as `message`. */
  detail: z.string(),
  ...errorEnvelope.shape,
})
export type ProblemDetails = z.infer<typeof problemDetails>

export const problemMediaType = 'application/problem+json'

export const messageResponse = z.strictObject({ success: z.literal(true), message: z.string() })
