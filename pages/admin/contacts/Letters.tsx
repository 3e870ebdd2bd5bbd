import { useEffect, useRef } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { useData } from '../../../renderer/page-context.tsx'
import type { Me } from '../Desk.tsx'
import type { data } from './+data.ts'
import { plainReply, replyLink } from './reply-link.ts'

interface LettersProps {
  lead: LeadView
  me: Me
  /** A letter was opened in the mail program. */
  written: () => void
}

/** The letters that a lead can be answered with, each with its words filled in. */
export function Letters({ lead, me, written }: LettersProps) {
  const { replies, office } = useData<typeof data>()
  const answerer = { staff: me.name, office }
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [])
  const chosen = () => {
    close()
    written()
  }
  return (
    // The keys are those of the summary and the links in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={menu}
      className="reply"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        // The menu alone goes, the lead stays.
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
            <a href={replyLink(reply, lead, answerer)} onClick={chosen}>
              {reply.name}
            </a>
          </li>
        ))}
        <li>
          <a href={plainReply(lead, answerer)} onClick={chosen}>
            An empty letter
          </a>
        </li>
      </ul>
    </details>
  )
}
