import { z } from 'zod'

/** Where somebody is signed in. Times are ISO 8601 in UTC. */
export const openSession = z.strictObject({
  id: z.string(),
  /** In words, from what the browser says of itself: `Firefox on Windows`. */
  device: z.string(),
  startedAt: z.string(),
  /** To within ten minutes. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const account = z.strictObject({
  success: z.literal(true),
  sessions: z.array(openSession),
  /** Whether signing in asks for a code besides the password, and how many recovery codes are left. */
  secondFactor: z.strictObject({ on: z.boolean(), recoveryCodes: z.number().int() }),
})
export type Account = z.infer<typeof account>

/** What a person must prove again before the way of signing in is changed. */
export const passwordAgain = z.strictObject({ password: z.string().min(1).max(200) })

/** For the app that shows codes: `address` as a QR code, or `secret` typed in. */
export const secondFactorOffer = z.strictObject({
  success: z.literal(true),
  secret: z.string(),
  address: z.string(),
})
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>

export const secondFactorProof = z.strictObject({ code: z.string().trim().min(6).max(20) })

/** Each signs in once without the app. They are shown here and never again. */
export const recoveryCodes = z.strictObject({
  success: z.literal(true),
  recoveryCodes: z.array(z.string()),
})
export type RecoveryCodes = z.infer<typeof recoveryCodes>
