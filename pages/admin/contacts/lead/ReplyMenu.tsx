import { useEffect, useRef } from 'react'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { useData } from '../../../../renderer/page-context.tsx'
import { useMe } from '../../layout/AdminLayout.tsx'
import type { data } from '../+data.ts'
import { blankReplyLink, replyLink } from './reply-link.ts'

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
      <summary className="button">{lead.language === 'es' ? 'Write in Spanish' : 'Write'}</summary>
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
