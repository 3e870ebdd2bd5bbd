import { z } from 'zod'
import { roles, setupRequest } from './account-contract.ts'
import { line } from '../contract/text.ts'
import { limits } from '../contract/limits.ts'

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
export const pendingInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  by: z.string(),
  at: z.string(),
  until: z.string(),
  expired: z.boolean(),
  /** What became of its email. Named as the field of the stored row (outbox/mail-row.ts). */
  letter: z.enum(['waiting', 'sent', 'failed', 'dropped', 'in a file']),
  /** The invitation's link, for the owner to hand over. Only while emails are written to files. */
  link: z.string().optional(),
})
export type PendingInvitation = z.infer<typeof pendingInvitation>

export const team = z.strictObject({
  success: z.literal(true),
  /** In the order they joined. */
  people: z.array(member),
  /** The owner's alone: empty for others. */
  invitations: z.array(pendingInvitation),
  /**
   * Whether invitations go out by email; otherwise the owner hands the link over. An open admin page of the
   * release before reads the field under this name.
   */
  byLetter: z.boolean(),
})
export type Team = z.infer<typeof team>

export const invitationRequest = z.object({
  email: line()
    .max(limits.email)
    .pipe(z.email('Check that email address. It should look like name@example.com.')),
  role: z.enum(roles),
})
export type InvitationRequest = z.infer<typeof invitationRequest>

export const roleChange = z.object({ role: z.enum(roles) })

const token = z.string().min(1).max(1000)

export const joinQuery = z.object({ token })

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

/** The name of a saved view. */
const viewName = line().min(1, 'Give the view a name.').max(60)

/** A filter that somebody of the staff has named. */
export const savedView = z.strictObject({
  name: viewName,
  /** The filter and the order as the contacts page has them in its address, without `?`. */
  query: line().max(1_000),
})
export type SavedView = z.infer<typeof savedView>

/** One's own views, in the order they were made. */
export const savedViews = z.strictObject({
  success: z.literal(true),
  views: z.array(savedView),
})
