import { useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import type { Me } from '../Desk.tsx'
import { Letters } from './Letters.tsx'
import type { Wanted } from './undo.ts'

interface ReachProps {
  lead: LeadView
  me: Me
  change: (wanted: Wanted) => Promise<boolean>
}

/**
 * Calling and writing: one press each. Both leave the desk, and nobody but the caller knows whether they came about:
 * the question waits here, however long the call or the letter takes.
 */
export function Reach({ lead, me, change }: ReachProps) {
  const [tried, setTried] = useState(false)
  return (
    <>
      <div className="reach">
        {lead.phone !== '' && (
          <a
            className="button"
            href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`}
            onClick={() => setTried(true)}
          >
            Call {lead.phone}
          </a>
        )}
        {lead.email !== '' && <Letters lead={lead} me={me} written={() => setTried(true)} />}
      </div>
      <div role="status">
        {tried && lead.status === 'new' && (
          <div className="flagged">
            <p>
              Did you reach {lead.name}? Then the request is answered, and nobody is reminded of it
              any more.
            </p>
            <button
              type="button"
              className="quiet"
              onClick={() => void change({ status: 'contacted' })}
            >
              Mark as contacted
            </button>
          </div>
        )}
      </div>
    </>
  )
}
