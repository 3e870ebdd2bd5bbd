import { useLayoutEffect, useRef } from 'react'
import type { Me } from '../Desk.tsx'
import { useLeadChanges } from './change-lead.ts'
import { useColleagues } from './colleagues.ts'
import { FailedMail } from './FailedMail.tsx'
import { useHeld } from './held.ts'
import { Lead } from './Lead.tsx'
import { useLeadList, useTags } from './lead-queries.ts'
import { LeadList } from './LeadList.tsx'
import { LeadKeys } from './LeadKeys.tsx'
import { Quarantine } from './Quarantine.tsx'
import { focusLead } from './row-focus.ts'
import { useSavedViews } from './saved-views.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { useAddress } from './use-address.ts'
import { Views } from './Views.tsx'

/** The leads as the address says, one of them open beside the list (on a phone: over it). */
export function Contacts({ me }: { me: Me }) {
  const at = useAddress()
  const { query, lead: openId, shows } = at.address
  const list = useLeadList(query)
  const held = useHeld()
  const colleagues = useColleagues()
  const tags = useTags()
  const saved = useSavedViews()
  const nameOf = (person: string) =>
    colleagues.find(({ id }) => id === person)?.name ?? 'somebody who has left'
  const changes = useLeadChanges(openId, nameOf)
  const open = (id: string) => at.go({ lead: id }, openId === undefined ? 'push' : 'replace')

  const before = useRef(openId)
  // Before anybody looks: the focus goes back to the row that it came from.
  useLayoutEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed !== undefined && openId === undefined) focusLead(closed)
  }, [openId])

  return (
    <>
      <FailedMail />
      <StatusTabs at={at} counts={list.data?.counts} held={held.data?.total} />
      <Views at={at} saved={saved} />
      <div className="desk-columns" data-open={openId !== undefined || undefined}>
        {shows === 'set aside' ? (
          <Quarantine open={(lead) => at.go({ lead, shows: 'leads' })} />
        ) : (
          <LeadList
            at={at}
            list={list}
            colleagues={colleagues}
            tags={tags}
            saved={saved}
            nameOf={nameOf}
            open={open}
          />
        )}
        {openId !== undefined && (
          <Lead
            key={openId}
            id={openId}
            me={me}
            colleagues={colleagues}
            tags={tags}
            changes={changes}
            close={at.close}
            open={open}
          />
        )}
      </div>
      <LeadKeys
        at={at}
        me={me}
        leads={list.data?.leads ?? []}
        colleagues={colleagues}
        views={saved.views}
        changes={changes}
        open={open}
      />
    </>
  )
}
