import type {
  Analytics,
  Comparison,
  ResponseTimes,
} from '../../../services/api/analytics/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { ColumnChart } from '../charts/ColumnChart.tsx'
import { useFocusOnHash } from '../hooks.ts'
import { formatCount, formatDuration, formatInTime, formatNumber, formatShare } from '../format.ts'
import { comparisonLabels } from './period.ts'
import { TableHead } from '../components/tables.tsx'

interface ResponseTimesProps {
  analytics: Analytics
  compare: Comparison
  csv: string
}

/** Response times, and the share that met the response SLA. */
export function ResponseTimes({ analytics, compare, csv }: ResponseTimesProps) {
  useFocusOnHash('answers', true)
  const { answers, answersBefore } = analytics
  const { answered, median, late, promise } = answers
  const columns = answers.spans.map(({ upTo, answers: count }, n) => ({
    key: String(upTo ?? 'longer'),
    label: bucketLabel(answers.spans, n),
    value: count,
    previous: answersBefore.spans[n]?.answers ?? 0,
    description: `${bucketLabel(answers.spans, n)}: ${formatCount(count, ['answer', 'answers'])}`,
    muted: upTo === undefined || upTo > promise,
  }))
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" tabIndex={-1}>
        How soon we answer
      </h2>
      {answered === 0 ? (
        <p>
          No leads from these days have been answered yet
          {late > 0 && <>, and {formatNumber(late)} are late</>}.{' '}
          <a href={`${paths.admin.contactsPage}?status=new`}>Answer the next one</a>
        </p>
      ) : (
        <>
          <p className="admin-intro">
            {answered === 1
              ? 'Our one answer took'
              : `Half of our ${formatNumber(answered)} answers took`}{' '}
            <strong>{formatDuration(median ?? 0)}</strong>
            {answered > 1 && median !== 0 && ' or less'}. {formatInTime(answers)}
            {late > 0 && (
              <>
                ; {formatNumber(late)} of them {late === 1 ? 'is' : 'are'} overdue and still waiting
              </>
            )}
            .
          </p>
          <ColumnChart
            title="Answers by how long they took"
            columns={columns}
            format={formatNumber}
            currentLabel="This period"
            previousLabel={comparisonLabels[compare].legend}
            emptyText="No answers."
          />
          <details className="collapsible-table">
            <summary>Answer times as a table</summary>
            <table className="admin-table narrow-table" aria-label="Answer times">
              <TableHead textColumns={['Answered']} numberColumns={['Answers', 'Share']} />
              <tbody>
                {columns.map(({ key, label, value }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    <td className="number">{formatNumber(value)}</td>
                    <td className="number">{formatShare(value, answered)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="table-footer">
              <a href={csv} rel="external" download>
                Export (CSV)<span className="visually-hidden">: Answer times</span>
              </a>
            </p>
          </details>
        </>
      )}
    </section>
  )
}

/** `up to 15 min`, `1 h to 4 h`, `over 2 d`. */
function bucketLabel(spans: ResponseTimes['spans'], index: number): string {
  const [previous, upTo] = [spans[index - 1]?.upTo, spans[index]?.upTo]
  if (previous === undefined) return `up to ${formatDuration(upTo ?? 0)}`
  if (upTo === undefined) return `over ${formatDuration(previous)}`
  return `${formatDuration(previous)} to ${formatDuration(upTo)}`
}
