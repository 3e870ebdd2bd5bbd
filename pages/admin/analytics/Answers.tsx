import type { Analytics, AnswerTimes } from '../../../services/api/contract/analytics.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { Columns } from '../charts/Columns.tsx'
import { useArrival } from '../arrival.ts'
import { durationInWords } from '../contacts/time.ts'
import { inFull, share } from '../numbers.ts'
import { TableHead } from '../TableHead.tsx'

/** How long first answers took, and how many kept the promise. */
export function Answers({ analytics, csv }: { analytics: Analytics; csv: string }) {
  useArrival('answers', true)
  const { answers, answersBefore } = analytics
  const { answered, median, inTime, late, promise } = answers
  const bars = answers.spans.map(({ upTo, answers: count }, n) => ({
    key: String(upTo ?? 'longer'),
    label: spanLabel(answers.spans, n),
    value: count,
    before: answersBefore.spans[n]?.answers ?? 0,
    told: `${spanLabel(answers.spans, n)}: ${inFull(count)} answers`,
    quiet: upTo === undefined || upTo > promise,
  }))
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" tabIndex={-1}>
        How soon we answer
      </h2>
      {answered === 0 ? (
        <p>
          No request of these days has been answered yet
          {late > 0 && <>, and {inFull(late)} are late</>}.{' '}
          <a href={`${paths.admin.contactsPage}?status=new`}>Answer the next one</a>
        </p>
      ) : (
        <>
          <p className="desk-lead">
            {answered === 1
              ? 'The one answer took'
              : `Half of ${inFull(answered)} answers came within`}{' '}
            <strong>{durationInWords(median ?? 0)}</strong>;{' '}
            <strong>{share(inTime, answered + late)}</strong> kept the promise of{' '}
            {durationInWords(promise)}
            {late > 0 && <>, with {inFull(late)} late and not answered yet</>}.
          </p>
          <Columns
            title="Answers by how long they took"
            bars={bars}
            inWords={inFull}
            now="This period"
            before="The period before"
            none="No answers."
          />
          <details className="folded-table">
            <summary>Answer times in figures</summary>
            <table className="desk-table narrow-table">
              <TableHead words={['Answered']} numbers={['Answers', 'Share']} />
              <tbody>
                {bars.map(({ key, label, value }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    <td className="number">{inFull(value)}</td>
                    <td className="number">{share(value, answered)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="under-table">
              <a href={csv} rel="external" download>
                As a table (CSV)
              </a>
            </p>
          </details>
        </>
      )}
    </section>
  )
}

/** `up to 15 min`, `1 h to 4 h`, `over 2 d`. */
function spanLabel(spans: AnswerTimes['spans'], n: number): string {
  const [before, upTo] = [spans[n - 1]?.upTo, spans[n]?.upTo]
  if (before === undefined) return `up to ${durationInWords(upTo ?? 0)}`
  if (upTo === undefined) return `over ${durationInWords(before)}`
  return `${durationInWords(before)} to ${durationInWords(upTo)}`
}
