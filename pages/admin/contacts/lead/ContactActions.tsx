import { useState } from 'react'
import { withStorage } from '../../../../renderer/client/storage.ts'
import { telLink } from '../../../../services/api/contract/phone-number.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { ReplyMenu } from './ReplyMenu.tsx'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { TextButton } from '../../components/buttons.tsx'
import { personalKeys } from '../../stored-keys.ts'

interface ContactActionsProps {
  lead: LeadView
  update: (wanted: LeadPatch) => Promise<boolean>
  /** Why the last change of the status was rejected. */
  error: string | undefined
}

/** Buttons to call and to email, then a prompt whether the lead was reached. */
export function ContactActions({ lead, update, error }: ContactActionsProps) {
  const [attempted, setAttempted] = useContactAttempt(lead.id)
  return (
    <>
      <div className="contact-actions">
        {lead.phone !== '' && (
          <a className="button" href={telLink(lead.phone)} onClick={() => setAttempted(true)}>
            Call {lead.phone}
          </a>
        )}
        {lead.email !== '' && <ReplyMenu lead={lead} onReply={() => setAttempted(true)} />}
      </div>
      <ContactedPrompt
        lead={lead}
        attempted={attempted}
        markContacted={() => void update({ status: 'contacted' })}
        error={error}
      />
    </>
  )
}

/**
 * Whether a call or an email to this lead was started in this tab. It is stored, because a phone may discard the page
 * during the call.
 */
export function useContactAttempt(lead: string): [boolean, (attempted: boolean) => void] {
  const key = `${personalKeys.contactAttempt}${lead}`
  const [attempted, setAttempted] = useState(() => !!withStorage(() => sessionStorage.getItem(key)))
  return [
    attempted,
    (now) => {
      withStorage(() =>
        now ? sessionStorage.setItem(key, 'started') : sessionStorage.removeItem(key),
      )
      setAttempted(now)
    },
  ]
}

interface ContactedPromptProps {
  lead: Pick<LeadView, 'name' | 'status'>
  /** Whether a call or an email was started. */
  attempted: boolean
  /** Marks the lead as contacted. */
  markContacted: () => void
  /** Why it wasn't marked. */
  error?: string | undefined
}

/**
 * Calls and emails happen outside the app, so only the user knows the outcome: the prompt stays
 * until it is answered.
 */
export const ContactedPrompt = ({
  lead,
  attempted,
  markContacted,
  error,
}: ContactedPromptProps) => (
  <div className="contacted-prompt" role="status">
    {attempted && lead.status === 'new' && (
      <div className="notice">
        <p>Did you reach {lead.name}? Mark the lead as contacted and the reminders stop.</p>
        {error !== undefined && <p className="field-error">{error}</p>}
        <TextButton onClick={markContacted}>Mark as contacted</TextButton>
      </div>
    )}
  </div>
)
