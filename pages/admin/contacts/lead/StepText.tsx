import { type NextStep, stepLabel } from '../../../../services/api/leads/next-step-contract.ts'
import { formatDay } from '../../format.ts'
import { useOfficeTime } from '../../office-time.ts'

interface StepTextProps {
  step: NextStep
  /** The current minute in ms. */
  now: number
}

/** `Call, today at 14:30`, marked when it is overdue. */
export function StepText({ step, now }: StepTextProps) {
  const { dayOf } = useOfficeTime()
  const today = dayOf(new Date(now))
  const isLate = step.time === undefined ? step.day < today : Date.parse(step.at) < now
  const day = step.day === today ? 'today' : formatDay(step.day)
  return (
    <span className="step-text" data-late={isLate || undefined}>
      {stepLabel(step.what)}, {day}
      {step.time !== undefined && ` at ${formatClock(step.time)}`}
      {isLate && ', overdue'}
      {step.snoozedUntil !== undefined &&
        step.snoozedUntil > today &&
        `, snoozed until ${formatDay(step.snoozedUntil)}`}
    </span>
  )
}

/** `14:30` → `2:30 PM`. */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
