import { paths } from '../../../services/api/contract/paths.ts'
import { retentionResponse, type RetentionResponse } from '../../../services/api/audit/contract.ts'
import { useResource } from '../resource/use-resource.ts'
import { formatTime } from '../format.ts'
import { QueryError } from '../ErrorMessage.tsx'
import { collectionLabel } from './AuditLog.tsx'

/** How long data is kept, and what is erased next. */
export function Retention() {
  const answer = useResource({
    key: ['retention'],
    path: paths.admin.retention,
    response: retentionResponse,
  })
  if (answer.isPending) return <p role="status">Loading the retention settings...</p>
  if (answer.isLoadingError) return <QueryError query={answer} />
  const { days, quarantineDays, kinds } = answer.data
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">Data retention</h2>
      <p>
        {days === null
          ? 'Leads and subscriptions are kept forever (RETENTION_DAYS=off). The privacy policy says they’re erased: set a number of days.'
          : `Leads you didn’t win, and subscriptions, are erased ${days.toLocaleString('en')} days after their last activity. Won leads stay.`}{' '}
        Quarantined forms are erased after {quarantineDays} days. The service checks every hour and
        notes what it erased in the audit log.
      </p>
      <ul className="item-list">
        {kinds.map((kind) => (
          <li key={kind.kind}>
            <div>
              <b>{capitalize(collectionLabel(kind.kind))}</b>
              <small>{describeNextErasure(kind)}</small>
            </div>
            {kind.soon > 0 && <span>{kind.soon.toLocaleString('en')} within 30 days</span>}
          </li>
        ))}
      </ul>
      <p>
        To change it, set <code>RETENTION_DAYS</code> in the service’s environment (30 or more) and
        restart it.
      </p>
    </section>
  )
}

function describeNextErasure({ kept, next }: RetentionResponse['kinds'][number]): string {
  if (next === undefined) return 'Nothing scheduled.'
  const countText =
    kept === 1 ? 'One will be erased' : `${kept.toLocaleString('en')} will be erased, the first`
  return `${countText} on ${formatTime(next)}.`
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
