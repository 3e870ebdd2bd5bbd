import { useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import type { Me } from '../Desk.tsx'
import { Letters } from './Letters.tsx'
import { Reached } from './Reached.tsx'
import { telLink } from './tel-link.ts'
import type { Wanted } from './undo.ts'

interface ReachProps {
  lead: LeadView
  me: Me
  change: (wanted: Wanted) => Promise<boolean>
}

/** Calling and writing: one press each, and afterwards whether it came about. */
export function Reach({ lead, me, change }: ReachProps) {
  const [tried, setTried] = useState(false)
  return (
    <>
      <div className="reach">
        {lead.phone !== '' && (
          <a className="button" href={telLink(lead.phone)} onClick={() => setTried(true)}>
            Call {lead.phone}
          </a>
        )}
        {lead.email !== '' && <Letters lead={lead} me={me} written={() => setTried(true)} />}
      </div>
      <Reached lead={lead} tried={tried} mark={() => void change({ status: 'contacted' })} />
    </>
  )
}
