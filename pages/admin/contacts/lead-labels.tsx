import { attemptText } from '../../../services/api/leads/contact-attempt-contract.ts'
import { stepLabel, type StepChange } from '../../../services/api/leads/next-step-contract.ts'
import { type LeadView, soonMinutes } from '../../../services/api/leads/contract.ts'
import type { LeadStatus } from '../../../services/api/contract/lead-status.ts'
import { staffAnswer, staffFields, staffLabel } from '../../../services/api/contact-form/fields.ts'
import {
  serviceAnswerLabel,
  type ServiceForm,
} from '../../../services/api/contact-form/service-form.ts'
import { formatAge, formatDay, formatDollars, formatDuration, formatTimeLeft } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import type { LeadPatch } from './changes/lead-patch.ts'

/** Labels of the statuses. */
export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

/** Returns the name of a staff member; with a lead, that of an assignee who has left, too. */
export type NameOf = (person: string, lead?: Pick<LeadView, 'history'>) => string

/** Describes a change for a toast: `Contacted. Assigned to Sam.` */
export function describeChange(
  patch: LeadPatch,
  nameOf: (person: string) => string,
  form: ServiceForm,
): string {
  const { status, urgent, assignee, tags, wonValue, lostReason } = patch
  const { attempt, changedNote, step } = patch
  const sentences = [
    step && describeStep(step),
    attempt && `${attemptText(attempt)}.`,
    changedNote && (changedNote.text === null ? 'Note deleted.' : 'Note changed.'),
    status && `${statusLabels[status]}.`,
    urgent !== undefined && (urgent ? 'Urgent.' : 'Not urgent.'),
    assignee !== undefined &&
      (assignee === null ? 'Unassigned.' : `Assigned to ${nameOf(assignee)}.`),
    tags && (tags.length > 0 ? `Tags: ${tags.join(', ')}.` : 'No tags.'),
    wonValue !== undefined &&
      (wonValue === null ? 'No value.' : `Worth $${wonValue.toLocaleString('en-US')}.`),
    lostReason !== undefined && 'Reason saved.',
    ...describeOutcome(patch),
    ...staffFields.map((name) => {
      const answer = patch[name]
      if (answer === undefined) return false
      const label = staffLabel(name)
      if (name === 'serviceType') return `${label}: ${serviceAnswerLabel(form, answer)}.`
      return answer === ''
        ? `No ${label.toLowerCase()}.`
        : `${label}: ${staffAnswer(name, answer, form)}.`
    }),
  ]
  return sentences.filter(Boolean).join(' ')
}

function describeStep(step: StepChange): string {
  switch (step.action) {
    case 'set':
      return `Next: ${stepLabel(step.what).toLowerCase()}, ${formatDay(step.day)}.`
    case 'snooze':
      return `Snoozed until ${formatDay(step.until)}.`
    case 'done':
      return 'Next step done.'
    case 'cancel':
      return 'Next step canceled.'
  }
}

function describeOutcome({ quote = {}, outcome = {} }: LeadPatch): (string | false)[] {
  const { amount, sentOn, followUpOn } = quote
  const { wonOn, lostBecause } = outcome
  return [
    amount !== undefined &&
      (amount === null ? 'No amount.' : `Quoted at ${formatDollars(amount)}.`),
    sentOn !== undefined && (sentOn === null ? 'No day sent.' : `Sent ${formatDay(sentOn)}.`),
    followUpOn !== undefined &&
      (followUpOn === null ? 'No follow-up.' : `Follow up ${formatDay(followUpOn)}.`),
    wonOn !== undefined && `Won ${formatDay(wonOn)}.`,
    lostBecause !== undefined && 'Reason saved.',
  ]
}

/** `2 tries`: how often somebody tried to reach a lead; nothing if nobody did. */
export const attemptCount = ({ attempts }: Pick<LeadView, 'attempts'>): string =>
  attempts.length === 0 ? '' : attempts.length === 1 ? '1 try' : `${attempts.length} tries`

/** Whether a lead can't wait, and waits for an answer. */
export const isUrgent = ({ urgent, status, answeredAt }: LeadView): boolean =>
  urgent === true && status === 'new' && answeredAt === undefined

/** Says that a lead can't wait. */
export const UrgentBadge = () => <b className="urgent-badge">Urgent</b>

/** A status with a colored dot. */
export const StatusBadge = ({ status }: { status: LeadStatus }) => (
  <span className="status" data-status={status}>
    {statusLabels[status]}
  </span>
)

/**
 * The lead's response status: for how long it has been waiting, the time left once it is due soon or overdue, or the
 * response time. Renders nothing for spam. `now` is in ms.
 */
export function ResponseStatus({ lead, now }: { lead: LeadView; now: number }) {
  const { formatTime } = useOfficeTime()
  const { receivedAt, dueAt, answeredAt, answerMinutes } = lead
  if (answeredAt !== undefined && answerMinutes !== undefined) {
    const late = dueAt !== undefined && answeredAt > dueAt
    return (
      <span className="response-status" data-late={late || undefined}>
        answered in {formatDuration(answerMinutes)}
        {late && ', late'}
      </span>
    )
  }
  const waiting = waitingText(lead, now)
  if (!waiting) return null
  return (
    <time
      className="response-status"
      dateTime={dueAt ?? receivedAt}
      title={dueAt && `due ${formatTime(dueAt)}`}
      data-late={waiting.state === 'late' || undefined}
      data-soon={waiting.state === 'soon' || undefined}
    >
      {waiting.text}
    </time>
  )
}

/**
 * For how long a new lead has waited or, once it is due soon or overdue, the time left; undefined for one that waits for no
 * answer. `now` is in ms.
 */
export function waitingText(
  { status, receivedAt, dueAt }: Pick<LeadView, 'status' | 'receivedAt' | 'dueAt'>,
  now: number,
): { text: string; state?: 'soon' | 'late' } | undefined {
  if (status !== 'new') return undefined
  const received = Date.parse(receivedAt)
  const left =
    dueAt === undefined
      ? undefined
      : Math.floor((Date.parse(dueAt) - Math.max(now, received)) / 60_000)
  if (left === undefined || left >= soonMinutes)
    return { text: `waiting ${formatAge(Math.floor((now - received) / 60_000))}` }
  return { text: formatTimeLeft(left), state: left < 0 ? 'late' : 'soon' }
}
