import './contacts.css'
import './list/lead-list.css'
import './lead/lead.css'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { useLeadChanges } from './changes/lead-changes.ts'
import { useLeadList, useNameOf } from './changes/lead-queries.ts'
import { FailedEmails } from './FailedEmails.tsx'
import { LeadShortcuts } from './keys/LeadShortcuts.tsx'
import { LeadDetail } from './lead/LeadDetail.tsx'
import { useContactsUrl } from './list/contacts-url.ts'
import { LeadList } from './list/LeadList.tsx'
import { SavedViews } from './list/SavedViews.tsx'
import { StatusTabs } from './list/StatusTabs.tsx'
import { Quarantine, useQuarantine } from './Quarantine.tsx'

export const Page = () => (
  <AdminLayout>
    <Contacts />
  </AdminLayout>
)

/** The leads page: the list, and the open lead beside it (on a phone: over it). */
function Contacts() {
  const url = useContactsUrl()
  const { lead: openId, view } = url.query
  const leadList = useLeadList(url.search)
  const quarantine = useQuarantine()
  const changes = useLeadChanges(openId, useNameOf())
  return (
    <>
      <FailedEmails open={url.open} linkTo={(lead) => url.linkTo({ ...url.query, lead })} />
      <StatusTabs
        url={url}
        counts={leadList.data?.counts}
        quarantinedCount={quarantine.data?.total}
      />
      <SavedViews url={url} />
      <div className="list-and-detail" data-open={openId !== undefined || undefined}>
        {view === 'quarantine' ? (
          <Quarantine open={(lead) => url.go({ ...url.query, lead, view: undefined })} />
        ) : (
          <LeadList url={url} list={leadList} />
        )}
        {openId !== undefined && (
          <LeadDetail key={openId} id={openId} changes={changes} url={url} />
        )}
      </div>
      <LeadShortcuts url={url} leads={leadList.data?.leads ?? []} update={changes.update} />
    </>
  )
}
