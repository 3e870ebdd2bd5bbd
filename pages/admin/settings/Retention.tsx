import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { retentionAnswer, type RetentionAnswer } from '../../../services/api/contract/retention.ts'
import { request } from '../../../renderer/client/http.ts'
import { timeInWords } from '../contacts/time.ts'
import { Unloaded } from '../Unloaded.tsx'
import { collectionWords } from './collection-words.ts'

/** For how long what visitors sent is kept, and what is erased next. */
export function Retention() {
  const answer = useQuery({
    queryKey: ['retention'],
    queryFn: async () => retentionAnswer.parse(await request('GET', paths.admin.retention)),
  })
  if (answer.isPending) return <p role="status">Loading what is kept...</p>
  if (answer.isLoadingError) return <Unloaded of={answer} />
  const { days, quarantineDays, kinds } = answer.data
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">What is kept, and for how long</h2>
      <p>
        {days === null
          ? 'Requests and subscriptions are kept for ever (RETENTION_DAYS=off). The privacy policy promises an end: set a number of days.'
          : `Requests that became no contract, and subscriptions, are erased ${days.toLocaleString('en')} days after something last happened with them. Contracts stay.`}{' '}
        What was set aside as automatic is erased after {quarantineDays} days. The service looks
        every hour and notes what it erased in the audit log.
      </p>
      <ul className="rows">
        {kinds.map((one) => (
          <li key={one.kind}>
            <div>
              <b>{capital(collectionWords(one.kind))}</b>
              <small>{outlookOf(one)}</small>
            </div>
            {one.soon > 0 && <span>{one.soon.toLocaleString('en')} within 30 days</span>}
          </li>
        ))}
      </ul>
      <p>
        To change it, set <code>RETENTION_DAYS</code> where the service is started, 30 at least, and
        start it again.
      </p>
    </section>
  )
}

function outlookOf({ kept, next }: RetentionAnswer['kinds'][number]): string {
  if (next === undefined) return 'Nothing waits to be erased.'
  const many =
    kept === 1 ? 'One is erased' : `${kept.toLocaleString('en')} are erased one day, the first`
  return `${many} on ${timeInWords(next)}.`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
