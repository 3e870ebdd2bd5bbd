import { cleanText } from '../contract/text.ts'
import type { DueRow } from '../outbox/outbox.ts'
import { emailOf, type EmailDefinition } from './define-email.ts'
import type { DroppedEmail, EmailContext } from './email.ts'
import type { OutgoingEmail } from './mail-transport.ts'
import { renderEmailHtml, renderEmailText, renderPersonalHtml } from './render-email.ts'

/** Renders the email of a due row, or returns why it is dropped. */
export async function renderDueEmail(
  { row, collection, record, other }: DueRow,
  emails: readonly EmailDefinition[],
  context: EmailContext,
  now: Date,
): Promise<OutgoingEmail | DroppedEmail> {
  const kind = emailOf(row, emails)
  if (kind.collection !== undefined && kind.collection !== collection)
    throw new Error(`There is no email ${kind.kind} in ${collection}.`)
  const dropped = kind.dropWhen?.(record, { row, context, now })
  if (dropped !== undefined) return { dropped }
  const { mail = [] } = record
  const first = kind.conversation && mail.find((one) => one.to === row.to && startsOne(one, emails))
  const inReplyTo = first && first.id !== row.id ? first.id : undefined
  const isFollowUp = inReplyTo !== undefined
  const asked = new Date(row.nextAttemptAt)
  const email = await kind.compose(record, {
    row,
    context,
    asked,
    isFollowUp,
    other,
    emails,
  })
  if ('dropped' in email) return email
  const { name, address, office } = context
  const isRead = kind.to === 'prospect' && context.replyAddress
  const answers = isRead ? isRead(record.id) : office
  const toUs = answers === address ? undefined : { name, address: answers }
  if ('by' in email) {
    const { by, subject, text, language, files, answers: earlier } = email
    return {
      id: row.id,
      isPersonal: true,
      from: { name: `${by}, ${name}`, address },
      ...(toUs && { replyTo: toUs }),
      to: row.to,
      ...(earlier && ('of' in earlier ? { answers: earlier.of } : { inReplyTo: earlier.row })),
      subject,
      text: cleanText(`${text}\n`),
      html: renderPersonalHtml({ text, language }),
      ...(files.length > 0 && { files }),
    }
  }
  const replyTo = email.replyTo ?? toUs
  return {
    id: row.id,
    from: { name, address },
    ...(replyTo && { replyTo }),
    to: row.to,
    ...(isFollowUp && { inReplyTo }),
    // Gmail shows emails as one conversation only if their subjects are the same, apart from “Re:”.
    subject: isFollowUp && kind.conversation === 'starts' ? `Re: ${email.subject}` : email.subject,
    text: renderEmailText(email, context),
    html: renderEmailHtml(email, context),
    ...(email.calendar && { calendar: email.calendar }),
    ...(email.unsubscribe && { unsubscribe: email.unsubscribe.href }),
  }
}

const startsOne = (row: DueRow['row'], emails: readonly EmailDefinition[]): boolean =>
  emails.some((one) => one.conversation === 'starts' && one.is(row))
