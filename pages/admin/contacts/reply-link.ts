import type { LeadView } from '../../../services/api/contract/admin.ts'
import { fill } from '../../../services/content/model/placeholders.ts'
import type { Reply } from '../../../services/content/model/site.ts'

/** What a letter is filled in with, besides the prospect's own. */
export interface Answerer {
  /** Whoever writes. */
  staff: string
  /** The firm's mailbox, to which the prospect's answer goes, whoever's mail program this is. */
  office: string
}

type Answered = Pick<LeadView, 'name' | 'email' | 'reference' | 'language'>

/** A link that opens a letter in the mail program (RFC 6068), in the prospect's language. */
export function replyLink(reply: Reply, lead: Answered, { staff, office }: Answerer): string {
  const { name, email, reference, language } = lead
  const facts = { name, firstName: name.split(/\s+/)[0] ?? name, reference, staff }
  const { subject, body } = reply[language]
  return mailto(email, {
    subject: fill(subject, facts),
    'reply-to': office,
    body: fill(body, facts).replaceAll('\n', '\r\n'),
  })
}

/** An empty letter that answers a request. */
export const plainReply = ({ email, reference }: Answered, { office }: Answerer): string =>
  mailto(email, { subject: reference, 'reply-to': office })

/** Not by URLSearchParams: mail programs take its `+` for a plus. */
function mailto(to: string, fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${parts.join('&')}`
}
