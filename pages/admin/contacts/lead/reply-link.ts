import { mailtoLink } from '../../../../services/content/model/mailto-link.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { fill } from '../../../../services/content/model/location/placeholders.ts'
import type { Reply } from '../../../../services/content/model/site.ts'

/** Values for reply templates, besides the lead's own. */
interface ReplySender {
  /** The user. */
  staff: string
  /**
   * The office's mailbox, used as reply-to, so that the answer reaches the office whichever account
   * sends the reply.
   */
  office: string
}

type ReplyRecipient = Pick<LeadView, 'name' | 'email' | 'reference' | 'language'>

/** A mailto link (RFC 6068) with a reply in the prospect's language. */
export function replyLink(
  reply: Reply,
  lead: ReplyRecipient,
  { staff, office }: ReplySender,
): string {
  const { name, email, reference, language } = lead
  const facts = { name, firstName: name.split(/\s+/)[0] ?? name, reference, staff }
  const { subject, body } = reply[language]
  return mailtoLink(email, {
    subject: fill(subject, facts),
    'reply-to': office,
    body: fill(body, facts).replaceAll('\n', '\r\n'),
  })
}

/** A blank reply. */
export const blankReplyLink = (
  { email, reference }: ReplyRecipient,
  { office }: ReplySender,
): string => mailtoLink(email, { subject: reference, 'reply-to': office })
