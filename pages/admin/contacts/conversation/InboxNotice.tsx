import { inboxPaths } from '../../../../services/api/mailbox/contract.ts'
import { useInboxCount } from '../../inbox/inbox-count.ts'

/** Says that emails wait in the inbox; nothing without any. */
export function InboxNotice() {
  const data = useInboxCount()
  if (!data || data.total === 0) return null
  return (
    <p className="notice">
      <a href={inboxPaths.page}>
        {data.total === 1 ? 'One email came in' : `${data.total} emails came in`} that we couldn’t
        match to a lead.
      </a>
    </p>
  )
}
