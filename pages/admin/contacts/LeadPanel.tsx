import { useEffect, useRef } from 'react'
import type { Colleagues } from '../../../services/api/contract/leads.ts'
import type { Me } from '../AdminLayout.tsx'
import { QueryError } from '../ErrorMessage.tsx'
import type { LeadChanges } from './lead-changes.ts'
import { useLead } from './lead-queries.ts'
import { LeadBody } from './LeadBody.tsx'

interface LeadPanelProps {
  id: string
  me: Me
  colleagues: Colleagues['people']
  tags: string[]
  changes: LeadChanges
  close: () => void
  open: (id: string) => void
}

/** A lead, beside the list or over it; gets the focus when it opens. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, close } = props
  const answer = useLead(id)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const lead = answer.data?.lead
  return (
    <section ref={ref} className="lead" aria-label="Lead" tabIndex={-1}>
      <button type="button" className="text-button close" onClick={close}>
        Close<kbd aria-hidden="true">Esc</kbd>
      </button>
      {answer.isPending && (
        <div className="lead-skeleton" role="status">
          <span className="visually-hidden">Loading...</span>
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </div>
      )}
      {answer.isError && <QueryError query={answer} />}
      {lead && <LeadBody {...props} lead={lead} />}
    </section>
  )
}
