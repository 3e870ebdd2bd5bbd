import { z } from 'zod'
import { roles, setupRequest } from './admin.ts'

/** Somebody of the staff, as the others see them. Times are ISO 8601 in UTC. */
export const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  joinedAt: z.string(),
  /** Whether signing in asks them for a code besides the password. */
  secondFactor: z.boolean(),
})
export type Member = z.infer<typeof member>

/** An invitation that nobody has taken up. */
export const openInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  by: z.string(),
  at: z.string(),
  until: z.string(),
  expired: z.boolean(),
  /** What became of its letter. */
  letter: z.enum(['waiting', 'sent', 'failed', 'dropped', 'in a file']),
  /** While no letter leaves this machine: what it would have brought, to be handed over by the owner. */
  link: z.string().optional(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

export const team = z.strictObject({
  success: z.literal(true),
  /** In the order they joined. */
  people: z.array(member),
  /** The owner's alone: empty for others. */
  invitations: z.array(openInvitation),
  /** Whether letters leave this machine; without, the owner hands an invitation's link over. */
  byLetter: z.boolean(),
})
export type Team = z.infer<typeof team>

export const invitationRequest = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email('Please check the email address.')),
  role: z.enum(roles),
})
export type InvitationRequest = z.infer<typeof invitationRequest>

export const roleChange = z.strictObject({ role: z.enum(roles) })

const token = z.string().min(1).max(1000)

export const joinQuery = z.strictObject({ token })

/** What an invitation's page shows before anything is chosen. */
export const joinOffer = z.strictObject({
  success: z.literal(true),
  email: z.string(),
  role: z.enum(roles),
  by: z.string(),
  firm: z.string(),
})

export type JoinOffer = z.infer<typeof joinOffer>

export const joinRequest = setupRequest.omit({ email: true }).extend({ token })
export type JoinRequest = z.infer<typeof joinRequest>
