import { formerAssignee } from '../../../services/api/leads/contract.ts'
import type { Me } from '../layout/AdminLayout.tsx'
import type { NameOf } from './lead-labels.tsx'
import { useContactsUrl } from './list/contacts-url.ts'
import { FailedEmails } from './FailedEmails.tsx'
import { useLeadChanges } from './changes/lead-changes.ts'
import { useColleagues, useLeadList, useTags } from './changes/lead-queries.ts'
import { LeadDetail } from './lead/LeadDetail.tsx'
import { LeadList } from './list/LeadList.tsx'
import { LeadShortcuts } from './keys/LeadShortcuts.tsx'
import { Quarantine, useQuarantine } from './Quarantine.tsx'
import { SavedViews, useSavedViews } from './list/SavedViews.tsx'
import { StatusTabs } from './list/StatusTabs.tsx'

/** The leads page: the list, and the open lead beside it (on a phone: over it). */
export function Contacts({ me }: { me: Me }) {
  const url = useContactsUrl()
  const { lead: openId, view } = url.query
  const leadList = useLeadList(url.search)
  const quarantine = useQuarantine()
  const colleagues = useColleagues()
  const tags = useTags()
  const savedViews = useSavedViews()
  const nameOf: NameOf = (person, lead = { history: [] }) =>
    colleagues.find(({ id }) => id === person)?.name ?? formerAssignee(lead)
  const changes = useLeadChanges(openId, nameOf)
  return (
    <>
      <FailedEmails open={url.open} linkTo={(lead) => url.linkTo({ ...url.query, lead })} />
      <StatusTabs
        url={url}
        counts={leadList.data?.counts}
        quarantinedCount={quarantine.data?.total}
      />
      <SavedViews url={url} savedViews={savedViews} />
      <div className="list-and-detail" data-open={openId !== undefined || undefined}>
        {view === 'quarantine' ? (
          <Quarantine
            open={(lead) => url.go({ ...url.query, lead, view: undefined })}
            onRelease={() => changes.undoHistory.record({ description: 'Releasing a lead' })}
          />
        ) : (
          <LeadList
            url={url}
            list={leadList}
            colleagues={colleagues}
            tags={tags}
            savedViews={savedViews}
            nameOf={nameOf}
            undoHistory={changes.undoHistory}
          />
        )}
        {openId !== undefined && (
          <LeadDetail
            key={openId}
            id={openId}
            me={me}
            colleagues={colleagues}
            tags={tags}
            changes={changes}
            url={url}
          />
        )}
      </div>
      <LeadShortcuts
        url={url}
        me={me}
        leads={leadList.data?.leads ?? []}
        colleagues={colleagues}
        views={savedViews.views}
        changes={changes}
      />
    </>
  )
}
