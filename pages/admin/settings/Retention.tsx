import { paths } from '../../../services/api/contract/paths.ts'
import { retentionResponse } from '../../../services/api/audit/contract.ts'
import { useResource } from '../resource/use-resource.ts'
import { QueryError } from '../components/ErrorMessage.tsx'

/** How long data is kept. */
export function Retention() {
  const answer = useResource({ path: paths.admin.retention, response: retentionResponse })
  if (answer.isPending) return <p role="status">Loading the retention settings...</p>
  if (answer.isLoadingError) return <QueryError query={answer} />
  const { days, applicationDays, quarantineDays } = answer.data
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">Data retention</h2>
      <p>
        {days === null
          ? 'Leads and subscriptions are kept forever (RETENTION_DAYS=off). The privacy policy says they’re erased: set a number of days.'
          : `Leads you didn’t win, and subscriptions, are erased ${days.toLocaleString('en')} days after their last activity. Won leads stay.`}{' '}
        {applicationDays === null
          ? 'Job applications are kept forever (APPLICATION_RETENTION_DAYS=off), but the form says for how long you keep them.'
          : `Job applications are erased ${applicationDays.toLocaleString('en')} days after they came in.`}{' '}
        Quarantined forms are erased after {quarantineDays} days. The service checks every hour and
        notes what it erased in the audit log.
      </p>
      <p>
        To change it, set <code>RETENTION_DAYS</code> or <code>APPLICATION_RETENTION_DAYS</code> in
        the service’s environment (30 or more) and restart it.
      </p>
    </section>
  )
}
