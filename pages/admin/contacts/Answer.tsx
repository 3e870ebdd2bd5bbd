import type { LeadView } from '../../../services/api/contract/admin.ts'
import { durationInWords, timeInWords } from './time.ts'

/**
 * Where a lead stands with the promise: how much time is left, that it is late, or how long the answer took.
 * Nothing for spam, and for requests from before the clock. `now` is in ms.
 */
export function Answer({ lead, now }: { lead: LeadView; now: number }) {
  const { status, receivedAt, dueAt, answeredAt, answerMinutes } = lead
  if (answeredAt !== undefined && answerMinutes !== undefined) {
    const late = dueAt !== undefined && answeredAt > dueAt
    return (
      <span className="answer" data-late={late || undefined}>
        answered in {durationInWords(answerMinutes)}
        {late && ', late'}
      </span>
    )
  }
  if (dueAt === undefined || status !== 'new') return null
  const left = Math.floor((Date.parse(dueAt) - Math.max(now, Date.parse(receivedAt))) / 60_000)
  return (
    <time
      className="answer"
      dateTime={dueAt}
      title={`due ${timeInWords(dueAt)}`}
      data-late={left < 0 || undefined}
      data-soon={(left >= 0 && left < soon) || undefined}
    >
      {left < 0 ? `late by ${durationInWords(-left)}` : `${durationInWords(left)} left`}
    </time>
  )
}

/** In minutes: what is marked as urgent. */
const soon = 4 * 60
