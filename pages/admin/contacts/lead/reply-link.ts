import { mailtoLink } from '../../../../services/content/model/mailto-link.ts'
import { firstName } from '../../../../services/api/contract/first-name.ts'
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
  const greeted = firstName(name, language)
  const facts = { name, firstName: greeted ?? '', reference, staff }
  const filled = (text: string) => fill(greeted === undefined ? withoutName(text) : text, facts)
  const { subject, body } = reply[language]
  return mailtoLink(email, {
    subject: filled(subject),
    'reply-to': office,
    body: filled(body).replaceAll('\n', '\r\n'),
  })
}

/**
 * Leaves out a first name that isn't known, with the space or comma before it: `Hi {firstName},` is `Hi,`, and
 * `Hola, {firstName}:` is `Hola:`.
 */
const withoutName = (text: string): string =>
  text
    .replaceAll(/^\{firstName\},? *(.)/gmu, (_, next: string) => next.toUpperCase())
    .replaceAll(/,? ?\{firstName\}/g, '')

/** A blank reply. */
export const blankReplyLink = (
  { email, reference }: ReplyRecipient,
  { office }: ReplySender,
): string => mailtoLink(email, { subject: reference, 'reply-to': office })
