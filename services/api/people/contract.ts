import { z } from 'zod'
import { success } from '../contract/success.ts'
import { rights, roles } from '../contract/colleague.ts'
import { personView, setupRequest } from './account-contract.ts'
import { day } from '../contract/day.ts'
import { emailAddress, line, recordId } from '../contract/text.ts'

/** A staff member as the others see them. Times are ISO 8601 in UTC. */
const member = personView.extend({
  joinedAt: z.string(),
  /** Whether signing in requires a code besides the password. */
  secondFactor: z.boolean(),
  /** The first and the last day on which they are away. */
  away: z.strictObject({ from: z.string(), to: z.string() }).optional(),
})
export type Member = z.infer<typeof member>

/** A pending invitation. */
const pendingInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  by: z.string(),
  at: z.string(),
  until: z.string(),
  expired: z.boolean(),
  /** The state of its email, named as in the stored row (outbox/outbox-row.ts). */
  letter: z.enum(['waiting', 'sent', 'failed', 'dropped', 'in a file']),
  /** The invitation's link, for the owner to hand over. Only while emails are written to files. */
  link: z.string().optional(),
})
export type PendingInvitation = z.infer<typeof pendingInvitation>

export const team = success({
  /** In the order they joined. */
  people: z.array(member),
  /** For the owner only; empty for others. */
  invitations: z.array(pendingInvitation),
  /**
   * Whether invitations are sent by email; otherwise the owner hands the link over. The name is fixed by admin pages
   * of the previous release that are still open.
   */
  byLetter: z.boolean(),
})
export type Team = z.infer<typeof team>

export const invitationRequest = z.strictObject({
  email: emailAddress(),
  role: z.enum(roles),
})
export type InvitationRequest = z.infer<typeof invitationRequest>

export const roleChange = z.strictObject({ role: z.enum(roles) })

/** What a staff member may do besides, from now on. */
export const rightsChange = z.strictObject({ rights: z.array(z.enum(rights)) })

/** The days on which somebody is away; `null`: they are back. Their open leads can go to somebody else at once. */
export const awayChange = z.strictObject({
  away: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to, {
      error: 'The last day must not be before the first.',
      path: ['to'],
    })
    .nullable(),
  giveTo: recordId.min(1).max(100).optional(),
})
export type AwayChange = z.infer<typeof awayChange>

/** Who gets the open leads of a removed colleague, by id; left out: nobody. */
export const removalQuery = z.strictObject({ giveTo: recordId.min(1).max(100).optional() })

/** A token. A missing one is answered like an expired one. */
const token = z.string().max(1000)

export const joinQuery = z.object({ token })

/** The data of the invitation's page. */
export const joinOffer = success({
  email: z.string(),
  role: z.enum(roles),
  by: z.string(),
  firm: z.string(),
})

export type JoinOffer = z.infer<typeof joinOffer>

export const joinRequest = setupRequest.omit({ email: true }).extend({ token })
export type JoinRequest = z.infer<typeof joinRequest>

const viewName = line().min(1, 'Give the view a name.').max(60)

/** A saved filter of a staff member. */
export const savedView = z.strictObject({
  name: viewName,
  /** The query string of the contacts page, without `?`. */
  query: line().max(1_000),
})
export type SavedView = z.infer<typeof savedView>

/** The person's own views, in the order of creation. */
export const savedViews = success({
  // A stored view may have keys of another release.
  views: z.array(z.object(savedView.shape)),
})
