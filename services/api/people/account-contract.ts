import { rights, roles } from '../contract/colleague.ts'
import { z } from 'zod'
import { success } from '../contract/success.ts'
import { emailAddress, line } from '../contract/text.ts'
import { limits } from '../contract/limits.ts'

/** An active session. Times are ISO 8601 in UTC. */
const activeSession = z.strictObject({
  id: z.string(),
  /** From the User-Agent header: `Firefox on Windows`. */
  device: z.string(),
  startedAt: z.string(),
  /** Accurate to ten minutes. */
  lastSeenAt: z.string(),
  /** Whether it is the session of the request. */
  current: z.boolean(),
})
export type ActiveSession = z.infer<typeof activeSession>

export const account = success({
  sessions: z.array(activeSession),
  /** Whether sign-in requires a code besides the password, and the number of unused recovery codes. */
  secondFactor: z.strictObject({ on: z.boolean(), recoveryCodes: z.number().int() }),
})

/** The password, required again before sign-in settings change. */
export const passwordConfirmation = z.strictObject({ password: z.string().min(1).max(200) })

/** The secret for an authenticator app: `address` as a QR code, or `secret` to type in. */
export const secondFactorOffer = success({
  secret: z.string(),
  address: z.string(),
})

export const secondFactorCode = z.strictObject({ code: z.string().trim().min(6).max(20) })

/** Recovery codes. Each one replaces a code from the app once. They cannot be shown again. */
export const recoveryCodes = success({ recoveryCodes: z.array(z.string()) })

const password = z.string().min(12, 'Please choose a password of at least 12 characters.').max(200)

/** The one-time link of the first start, which creates the owner. */
export const setupRequest = z.object({
  token: z.string().min(1).max(200),
  name: line().min(1, 'Please tell us your name.').max(limits.name),
  email: emailAddress(),
  password,
})

export type SetupRequest = z.infer<typeof setupRequest>

export const signInRequest = z.object({
  email: emailAddress(),
  password: z.string().min(1, 'Please type your password.').max(200),
  /** A code from the app or a recovery code, if the account requires one. */
  code: z.string().trim().max(20).optional(),
})

export type SignInRequest = z.infer<typeof signInRequest>

/** Requests the email with the link. The response does not reveal whether the account exists. */
export const passwordResetRequest = z.object({ email: signInRequest.shape.email })

export const newPasswordRequest = z.object({
  token: z.string().min(1).max(1000),
  password,
})

export type NewPasswordRequest = z.infer<typeof newPasswordRequest>

/** A staff member as everyone on staff sees them. */
export const personView = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /**
   * What staff may do besides. Left out if that is nothing, and for owners, who may do everything: admin pages of the
   * previous release that are still open know no such field.
   */
  rights: z.array(z.enum(rights)).optional(),
})

/** Whose leads somebody sees first: their own, or everybody's. */
export const whoseLeads = ['mine', 'everybody'] as const
export type WhoseLeads = (typeof whoseLeads)[number]

export const whoseChange = z.strictObject({ whose: z.enum(whoseLeads) })

/**
 * The signed-in person. `whose` is left out until they have chosen it, and `push` unless the session has turned push
 * messages on or off: admin pages of the previous release that are still open know no such fields.
 */
export const sessionResponse = success({
  person: personView.extend({
    whose: z.enum(whoseLeads).optional(),
    push: z.enum(['on', 'off']).optional(),
  }),
})

export type SessionResponse = z.infer<typeof sessionResponse>
