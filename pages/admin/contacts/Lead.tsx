import { useEffect, useRef } from 'react'
import type { Colleagues } from '../../../services/api/contract/admin.ts'
import type { Me } from '../Desk.tsx'
import { Unloaded } from '../Unloaded.tsx'
import type { LeadChanges } from './change-lead.ts'
import { useLead } from './lead-queries.ts'
import { LeadBody } from './LeadBody.tsx'

interface LeadProps {
  id: string
  me: Me
  colleagues: Colleagues['people']
  tags: string[]
  changes: LeadChanges
  close: () => void
  open: (id: string) => void
}

/** One lead, beside the list or over it; it has the focus from when it opens. */
export function Lead(props: LeadProps) {
  const { id, close } = props
  const answer = useLead(id)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const lead = answer.data?.lead
  return (
    <section ref={ref} className="lead" aria-label="Lead" tabIndex={-1}>
      <button type="button" className="quiet close" onClick={close}>
        Close<kbd aria-hidden="true">Esc</kbd>
      </button>
      {answer.isPending && (
        <div className="lead-skeleton" role="status">
          <span className="unseen">Loading...</span>
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </div>
      )}
      {answer.isError && <Unloaded of={answer} />}
      {lead && <LeadBody {...props} lead={lead} />}
    </section>
  )
}
