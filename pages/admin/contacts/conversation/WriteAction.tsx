import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { Button } from '../../components/buttons.tsx'
import { ReplyMenu, writeLabel } from '../lead/ReplyMenu.tsx'
import { openAnswer } from './AnswerForm.tsx'
import { useConversation } from './conversation-queries.ts'

interface WriteActionProps {
  lead: LeadView
  /** Called when a reply is opened in the mail program. */
  onReply: () => void
}

/** Opens the form for an answer or, where no mail server is configured, the templates for the mail program. */
export function WriteAction({ lead, onReply }: WriteActionProps) {
  const { data, isPending } = useConversation(lead.id)
  if (isPending) return null
  if (!data?.canSend) return <ReplyMenu lead={lead} onReply={onReply} />
  return (
    <Button className="button secondary" onClick={openAnswer}>
      {writeLabel(lead)}
    </Button>
  )
}
