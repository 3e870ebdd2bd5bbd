import { useEffect, useRef } from 'react'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { useData } from '../../../../renderer/page-context.tsx'
import { useMe } from '../../layout/AdminLayout.tsx'
import type { data } from '../+data.ts'
import { mailtoLink } from '../../../../services/content/model/mailto-link.ts'
import { defaultLanguage, englishName } from '../../../../services/content/model/languages.ts'
import type { Reply } from '../../../../services/content/model/site.ts'
import { filledReply } from '../conversation/filled-reply.ts'

interface ReplyMenuProps {
  lead: LeadView
  /** Called when a reply is opened in the mail program. */
  onReply: () => void
}

/** Reply templates, filled in for the lead, which open in the mail program. */
export function ReplyMenu({ lead, onReply }: ReplyMenuProps) {
  const { replies, office } = useData<typeof data>()
  const sender = { staff: useMe().name, office }
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useEffect(() => {
    const closeOnOutsidePress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [])
  const choose = () => {
    close()
    onReply()
  }
  return (
    // Not a control itself: the keys are pressed on its summary and links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className="reply"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        // Escape closes the menu only, not the lead.
        event.preventDefault()
        close()
        event.currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary className="button secondary">{writeLabel(lead)}</summary>
      <ul>
        {replies.map((reply) => (
          <li key={reply.slug}>
            <a href={replyLink(reply, lead, sender)} onClick={choose}>
              {reply.name}
            </a>
          </li>
        ))}
        <li>
          <a href={blankReplyLink(lead, sender)} onClick={choose}>
            Blank email
          </a>
        </li>
      </ul>
    </details>
  )
}

/** What writing to a lead is called: in which language, unless it is the first. */
export const writeLabel = ({ language }: Pick<LeadView, 'language'>): string =>
  language === defaultLanguage ? 'Write' : `Write in ${englishName(language)}`

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
  const { subject, body } = filledReply(reply, lead, staff)
  return mailtoLink(lead.email, {
    subject,
    'reply-to': office,
    body: body.replaceAll('\n', '\r\n'),
  })
}

/** A blank reply. */
export const blankReplyLink = (
  { email, reference }: ReplyRecipient,
  { office }: ReplySender,
): string => mailtoLink(email, { subject: reference, 'reply-to': office })
