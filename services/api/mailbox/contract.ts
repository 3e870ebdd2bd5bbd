import { z } from 'zod'
import { attachmentView } from '../attachments/contract.ts'
import { recordPath } from '../contract/paths.ts'
import { pageQuery } from '../contract/paging.ts'
import { success } from '../contract/success.ts'
import { line } from '../contract/text.ts'

export const inboxPaths = {
  page: '/admin/inbox',
  inbox: '/api/admin/inbox',
  assign: recordPath('/api/admin/inbox/:id/lead'),
  dismiss: recordPath('/api/admin/inbox/:id/dismissal'),
  attachment: recordPath<[mail: string, id: string]>('/api/admin/inbox/:id/attachments/:file'),
} as const

/** Why an email is in the inbox rather than on a lead. */
export const inboxReasons = {
  'no match': 'It answers none of our emails, and no lead has this address.',
  'not verified':
    'It names a lead or comes from a lead’s address, but our mail server couldn’t confirm who sent it.',
  'another address': 'It names a lead, but comes from another address than the lead has.',
  'several leads': 'Several open leads have this address.',
  'lead erased': 'It answers a lead that was erased.',
  'lead full': 'The lead has as many emails as fit.',
  bounce: 'A mail server reports on an email that isn’t one of ours.',
  unreadable: 'We couldn’t read this email. It’s still in the mailbox.',
  'too large': 'This email is too large for us. It’s still in the mailbox.',
} as const
export type InboxReason = keyof typeof inboxReasons

/** An email in the inbox. Times are ISO 8601 in UTC. */
const inboxMail = z.object({
  id: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  quoted: z.string().optional(),
  automatic: z.boolean().optional(),
  left: z.array(z.string()).optional(),
  files: z.array(attachmentView),
  /** Why it is here, for staff. */
  why: z.string(),
  /** The lead that it may belong to, by reference. */
  guess: z.string().optional(),
})
export type InboxMail = z.infer<typeof inboxMail>

export const inboxQuery = z.object(pageQuery(25, 100))

export const inboxList = success({
  mails: z.array(inboxMail),
  total: z.number().int(),
  /** Whether a mailbox is read at all. */
  isRead: z.boolean(),
})

/** The lead that an email is put on, by reference. */
export const inboxAssignment = z.strictObject({
  lead: line('Type a lead’s reference.')
    .min(1, 'Type a lead’s reference.')
    .max(20, 'A reference is shorter.')
    .toUpperCase(),
})
