import type { LeadView } from '../../../../services/api/leads/contract.ts'
import type { MessageView } from '../../../../services/api/leads/conversation-contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { QueryError } from '../../components/ErrorMessage.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { useConversation } from './conversation-queries.ts'
import { EmailContent } from './EmailContent.tsx'

interface ConversationProps {
  lead: LeadView
  /** The lead was erased or merged: nothing can be sent. */
  readOnly: boolean
}

/** So many of the latest messages are shown; the earlier ones are folded. */
const shown = 3

/** The emails between staff and the person, and the form for an answer. */
export function Conversation({ lead, readOnly }: ConversationProps) {
  const query = useConversation(lead.id)
  if (query.isError) return <QueryError query={query} />
  if (!query.data) return null
  const { messages, canSend } = query.data
  const canAnswer = canSend && !readOnly && lead.email !== ''
  if (messages.length === 0 && !canAnswer) return null
  const earlier = messages.slice(0, -shown)
  return (
    <section className="conversation" aria-label="Emails">
      <h3>Emails</h3>
      {earlier.length > 0 && (
        <details>
          <summary>
            {earlier.length === 1 ? '1 earlier email' : `${earlier.length} earlier emails`}
          </summary>
          <Messages messages={earlier} lead={lead} />
        </details>
      )}
      <Messages messages={messages.slice(-shown)} lead={lead} />
      {canAnswer && <AnswerForm lead={lead} conversation={query.data} />}
    </section>
  )
}

const Messages = ({ messages, lead }: { messages: readonly MessageView[]; lead: LeadView }) => (
  <ol className="messages">
    {messages.map((message) => (
      <li key={message.id} className={message.direction === 'in' ? 'incoming' : 'outgoing'}>
        <Message message={message} lead={lead} />
      </li>
    ))}
  </ol>
)

function Message({ message, lead }: { message: MessageView; lead: LeadView }) {
  const { by, from, to, at, direction, reference } = message
  const files = [lead, ...(lead.merged ?? [])]
    .filter((one) => one.reference === reference)
    .flatMap(({ attachments }) => attachments)
    .filter(({ id }) => message.files?.includes(id))
    .map((file) => ({ ...file, href: paths.admin.attachment(reference, file.id) }))
  return (
    <>
      <EmailContent
        email={message}
        who={by}
        address={direction === 'in' ? from : `to ${to}`}
        at={at}
        files={files}
        note={reference === lead.reference ? undefined : `On ${reference}`}
      />
      <Delivery message={message} />
    </>
  )
}

/** How far an answer has got, until it is sent. */
function Delivery({ message: { delivery, to } }: { message: MessageView }) {
  if (!delivery || (delivery.state === 'sent' && delivery.note === undefined)) return null
  const { state, fault, note } = delivery
  if (state === 'failed')
    return (
      <p className="notice" role="status">
        <b>{to} didn’t get this.</b> The mail server said: {fault ?? 'nothing'}. You can send it
        again under Failed emails.
      </p>
    )
  if (state === 'waiting')
    return (
      <p className="message-note">
        We’re sending it.{fault !== undefined && ` Still trying: ${fault}`}
      </p>
    )
  return (
    <p className="message-note">
      {state === 'dropped' ? 'Not sent' : 'Sent'}: {note}.
    </p>
  )
}
