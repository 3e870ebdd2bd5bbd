import './contacts.css'
import './list/lead-list.css'
import './lead/lead.css'
import './conversation/conversation.css'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { InboxNotice } from './conversation/InboxNotice.tsx'
import { useLeadChanges } from './changes/lead-changes.ts'
import { useLeadList, useNameOf } from './changes/lead-queries.ts'
import { FailedEmails } from './FailedEmails.tsx'
import { LeadShortcuts } from './keys/LeadShortcuts.tsx'
import { LeadDetail } from './lead/LeadDetail.tsx'
import { useContactsUrl, useOwnLeadsFirst } from './list/contacts-url.ts'
import { LeadList } from './list/LeadList.tsx'
import { SavedViews } from './list/SavedViews.tsx'
import { StatusTabs } from './list/StatusTabs.tsx'
import { Quarantine } from './Quarantine.tsx'

export const Page = () => (
  <AdminLayout>
    <Contacts />
  </AdminLayout>
)

/** The leads page: the list, and the open lead beside it (on a phone: over it). */
function Contacts() {
  const url = useContactsUrl()
  const isReady = useOwnLeadsFirst(url)
  const { lead: openId, view } = url.query
  const leadList = useLeadList(url.search, isReady)
  const changes = useLeadChanges(openId, useNameOf())
  if (!isReady) return null
  return (
    <>
      <FailedEmails url={url} />
      <InboxNotice />
      <StatusTabs url={url} />
      <SavedViews url={url} />
      <div className="list-and-detail" data-open={openId !== undefined || undefined}>
        {view === 'quarantine' ? <Quarantine url={url} /> : <LeadList url={url} list={leadList} />}
        {openId !== undefined && (
          <LeadDetail key={openId} id={openId} changes={changes} url={url} />
        )}
      </div>
      <LeadShortcuts url={url} leads={leadList.data?.leads ?? []} update={changes.update} />
    </>
  )
}
