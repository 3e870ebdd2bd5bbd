import { useState } from 'react'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import type { Me } from '../../layout/AdminLayout.tsx'
import { ReplyMenu } from './ReplyMenu.tsx'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { TextButton } from '../../components/buttons.tsx'

interface ContactActionsProps {
  lead: LeadView
  me: Me
  update: (wanted: LeadPatch) => Promise<boolean>
}

/** Buttons to call and to email, then a prompt whether the lead was reached. */
export function ContactActions({ lead, me, update }: ContactActionsProps) {
  const [attempted, setAttempted] = useState(false)
  return (
    <>
      <div className="contact-actions">
        {lead.phone !== '' && (
          <a className="button" href={telLink(lead.phone)} onClick={() => setAttempted(true)}>
            Call {lead.phone}
          </a>
        )}
        {lead.email !== '' && <ReplyMenu lead={lead} me={me} onReply={() => setAttempted(true)} />}
      </div>
      <ContactedPrompt
        lead={lead}
        attempted={attempted}
        markContacted={() => void update({ status: 'contacted' })}
      />
    </>
  )
}

interface ContactedPromptProps {
  lead: Pick<LeadView, 'name' | 'status'>
  /** Whether a call or an email was started. */
  attempted: boolean
  /** Marks the lead as contacted. */
  markContacted: () => void
}

/**
 * Calls and emails happen outside the app, so only the user knows the outcome: the prompt stays
 * until it is answered.
 */
export const ContactedPrompt = ({ lead, attempted, markContacted }: ContactedPromptProps) => (
  <div className="contacted-prompt" role="status">
    {attempted && lead.status === 'new' && (
      <div className="notice">
        <p>Did you reach {lead.name}? Mark the lead as contacted and the reminders stop.</p>
        <TextButton onClick={markContacted}>Mark as contacted</TextButton>
      </div>
    )}
  </div>
)

/**
 * A typed phone number as a tel: link: `(970) 555-0177` is `tel:9705550177`. An extension is dialed after a
 * pause: `970-555-0177 ext. 12` is `tel:9705550177,12`.
 */
export function telLink(phone: string): string {
  const [, number = phone, extension] = /^(.*?\d)\D*(?:x|ext\w*|#)\D*(\d+)\D*$/i.exec(phone) ?? []
  const digits = number.replaceAll(/[^\d+]/g, '')
  return `tel:${digits}${extension === undefined ? '' : `,${extension}`}`
}
