import { attemptText, type ContactAttempt, isAnswer } from '../contact-attempt-contract.ts'
import type { Lead } from '../lead.ts'
import type { Change } from '../lead-update-event.ts'

interface LoggedAttempt {
  /** The fields after it. */
  set: Partial<Lead>
  entries: Change[]
}

/** Returns the status that an attempt gives a lead: one that was reached is no longer new. */
export const statusAfterAttempt = (
  { status }: Pick<Lead, 'status'>,
  attempt: ContactAttempt | null | undefined,
): Lead['status'] => (status === 'new' && attempt && isAnswer(attempt) ? 'contacted' : status)

/**
 * Adds an attempt to a lead's, or takes back the person's latest (`null`); if that was the only answer, the response
 * clock goes on.
 */
export function logAttempt(
  { attempts = [], answeredAt }: Pick<Lead, 'attempts' | 'answeredAt'>,
  attempt: ContactAttempt | null | undefined,
  { at, by }: { at: Date; by: string },
): LoggedAttempt {
  if (attempt === undefined) return { set: {}, entries: [] }
  if (attempt === null) {
    const place = attempts.findLastIndex((one) => one.by === by)
    const last = attempts[place]
    if (!last) return { set: {}, entries: [] }
    const left = attempts.toSpliced(place, 1)
    const wasAnswer = isAnswer(last) && last.at === answeredAt && !left.some(isAnswer)
    return {
      set: {
        attempts: left.length > 0 ? left : undefined,
        ...(wasAnswer && { answeredAt: undefined, answerMinutes: undefined }),
      },
      entries: [{ change: `taken back: ${attemptText(last)}` }],
    }
  }
  const logged = { at: at.toISOString(), by, ...attempt }
  return {
    set: { attempts: [...attempts, logged] },
    entries: [{ change: attemptText(attempt) }],
  }
}
