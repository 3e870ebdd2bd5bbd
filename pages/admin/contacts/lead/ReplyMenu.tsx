import { useEffect, useRef } from 'react'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { useData } from '../../../../renderer/page-context.tsx'
import { useMe } from '../../layout/AdminLayout.tsx'
import type { data } from '../+data.ts'
import { mailtoLink } from '../../../../services/content/model/mailto-link.ts'
import { firstName } from '../../../../services/api/contract/first-name.ts'
import {
  defaultLanguage,
  englishName,
  inLanguage,
} from '../../../../services/content/model/languages.ts'
import { fill } from '../../../../services/content/model/location/placeholders.ts'
import type { Reply } from '../../../../services/content/model/site.ts'

interface ReplyMenuProps {
  lead: LeadView
  /** Called when a reply is opened in the mail program. */
  onReply: () => void
}

/** Reply templates, filled in for the lead. */
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
      <summary className="button secondary">
        {lead.language === defaultLanguage ? 'Write' : `Write in ${englishName(lead.language)}`}
      </summary>
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
  const { subject, body } = inLanguage(reply.words, language)
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
