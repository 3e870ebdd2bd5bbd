import type { LeadView } from '../../../services/api/contract/admin.ts'
import { useData } from '../../../renderer/page-context.tsx'
import { toast } from '../../../renderer/client/toasts.ts'
import type { Me } from '../Desk.tsx'
import type { data } from './+data.ts'
import { plainReply, replyLink } from './reply-link.ts'
import type { Wanted } from './undo.ts'

interface ReachProps {
  lead: LeadView
  me: Me
  change: (wanted: Wanted) => Promise<boolean>
}

/** Calling and writing: one press each, a letter with its words filled in. */
export function Reach({ lead, me, change }: ReachProps) {
  const { replies, office } = useData<typeof data>()
  const answerer = { staff: me.name, office }
  // A call or a letter leaves the desk: nobody but the caller knows whether it came about.
  const reached = () => {
    if (lead.status !== 'new') return
    toast({
      title: `Did you reach ${lead.name}?`,
      description: 'Then the request is answered, and nobody is reminded of it any more.',
      action: {
        label: 'Mark as contacted',
        instead: 'Press E to mark it as contacted',
        run: () => void change({ status: 'contacted' }),
      },
    })
  }
  return (
    <div className="reach">
      {lead.phone !== '' && (
        <a
          className="button"
          href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}
          onClick={reached}
        >
          Call {lead.phone}
        </a>
      )}
      {lead.email !== '' && (
        // The keys are those of the summary and the links in it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <details
          className="reply"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !event.currentTarget.open) return
            // The menu alone goes, the lead stays.
            event.preventDefault()
            event.currentTarget.open = false
            event.currentTarget.querySelector('summary')?.focus()
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
          }}
        >
          <summary className="button">
            Write{lead.language === 'es' && <span> in Spanish</span>}
          </summary>
          <ul>
            {replies.map((reply) => (
              <li key={reply.slug}>
                <a href={replyLink(reply, lead, answerer)} onClick={reached}>
                  {reply.name}
                </a>
              </li>
            ))}
            <li>
              <a href={plainReply(lead, answerer)} onClick={reached}>
                An empty letter
              </a>
            </li>
          </ul>
        </details>
      )}
    </div>
  )
}
