import type { LeadView } from '../../../services/api/contract/admin.ts'
import { durationInWords, timeInWords } from './time.ts'

/**
 * Where a lead stands with the promise: by when it is due, that it is late, or how long the answer
 * took. Nothing for spam, and for requests from before the clock. `now` is when the lead was read, in
 * ms.
 */
export function Answer({ lead, now }: { lead: LeadView; now: number }) {
  const { status, dueAt, answeredAt, answerMinutes } = lead
  if (answeredAt !== undefined && answerMinutes !== undefined) {
    const late = dueAt !== undefined && answeredAt > dueAt
    return (
      <span className="answer" data-late={late || undefined}>
        in {durationInWords(answerMinutes)}
        {late && ', late'}
      </span>
    )
  }
  if (dueAt === undefined || status !== 'new') return null
  const late = new Date(dueAt).getTime() < now
  return (
    <span className="answer" data-late={late || undefined}>
      {late ? 'late since ' : 'by '}
      <time dateTime={dueAt}>{timeInWords(dueAt)}</time>
    </span>
  )
}
