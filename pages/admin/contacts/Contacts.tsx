import { useLayoutEffect, useRef } from 'react'
import type { Me } from '../AdminLayout.tsx'
import { useLeadChanges } from './lead-changes.ts'
import { useColleagues, useLeadList, useTags } from './lead-queries.ts'
import { FailedEmails } from './FailedEmails.tsx'
import { Quarantine, useQuarantine } from './Quarantine.tsx'
import { LeadPanel } from './LeadPanel.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadShortcuts } from './LeadShortcuts.tsx'
import { focusLead } from './row-focus.ts'
import { SavedViews, useSavedViews } from './SavedViews.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { useContactsUrl } from './contacts-url.ts'

/** The leads page: the list, and the open lead beside it (on a phone: over it). */
export function Contacts({ me }: { me: Me }) {
  const navigation = useContactsUrl()
  const { query, lead: openId, shows } = navigation.url
  const leadList = useLeadList(query)
  const quarantine = useQuarantine()
  const colleagues = useColleagues()
  const tags = useTags()
  const savedViews = useSavedViews()
  const nameOf = (person: string) =>
    colleagues.find(({ id }) => id === person)?.name ?? 'someone who has left'
  const changes = useLeadChanges(openId, nameOf)
  const open = (id: string) =>
    navigation.go({ lead: id }, openId === undefined ? 'push' : 'replace')

  const before = useRef(openId)
  // A layout effect, so that the focus returns to the lead's row before the next paint.
  useLayoutEffect(() => {
    const closedLead = before.current
    before.current = openId
    if (closedLead !== undefined && openId === undefined) focusLead(closedLead)
  }, [openId])

  return (
    <>
      <FailedEmails open={open} linkTo={(lead) => navigation.linkTo({ lead })} />
      <StatusTabs
        navigation={navigation}
        counts={leadList.data?.counts}
        quarantinedCount={quarantine.data?.total}
      />
      <SavedViews navigation={navigation} savedViews={savedViews} />
      <div className="list-and-detail" data-open={openId !== undefined || undefined}>
        {shows === 'quarantine' ? (
          <Quarantine
            open={(lead) => navigation.go({ lead, shows: 'leads' })}
            onRelease={() => changes.undoHistory.record({ description: 'Releasing a lead' })}
          />
        ) : (
          <LeadList
            navigation={navigation}
            list={leadList}
            colleagues={colleagues}
            tags={tags}
            savedViews={savedViews}
            nameOf={nameOf}
            undoHistory={changes.undoHistory}
            open={open}
          />
        )}
        {openId !== undefined && (
          <LeadPanel
            key={openId}
            id={openId}
            me={me}
            colleagues={colleagues}
            tags={tags}
            changes={changes}
            close={navigation.close}
            open={open}
          />
        )}
      </div>
      <LeadShortcuts
        navigation={navigation}
        me={me}
        leads={leadList.data?.leads ?? []}
        colleagues={colleagues}
        views={savedViews.views}
        changes={changes}
        open={open}
      />
    </>
  )
}
