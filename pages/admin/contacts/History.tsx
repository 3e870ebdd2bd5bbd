import type { LeadView } from '../../../services/api/contract/admin.ts'
import { timeInWords } from './time.ts'

/** Everything that was changed: when, by whom, what. */
export const History = ({ history }: Pick<LeadView, 'history'>) => (
  <>
    <h3>History</h3>
    {history.length === 0 && <p>Nothing was changed yet.</p>}
    <ol className="history">
      {history.map(({ at, by, change, detail, version }) => (
        <li key={`${at}${version ?? ''}${change}`}>
          <time dateTime={at}>{timeInWords(at)}</time> {by}: {change}
          {detail !== undefined && `: ${detail}`}
        </li>
      ))}
    </ol>
  </>
)
