import { z } from 'zod'
import { challenge } from './challenge.ts'

/** Error codes that the admin pages handle. Other errors only show their message. */
export const errorCodes = {
  codeNeeded: 'code_needed',
  signInNeeded: 'sign_in_needed',
  alreadyEntered: 'already_entered',
  answerSent: 'answer_sent',
} as const

/**
 * The fields of every error response (S7.15). `message` is for people, `code` is stable, for programs. Clients ignore
 * other fields, so that they work with an older or a newer service.
 */
export const errorEnvelope = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  /** Invalid fields by name, each with a message that says how to fix it. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `proof_needed`: the challenge to solve. */
  challenge: challenge.optional(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>

/** The response body: problem details (RFC 9457) with these fields as extension members. */
export const problemDetails = z.strictObject({
  /** Always `about:blank`: the title is the status text, and `code` identifies the problem. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** The same as `message`. */
  detail: z.string(),
  ...errorEnvelope.shape,
})
export type ProblemDetails = z.infer<typeof problemDetails>

export const problemMediaType = 'application/problem+json'
