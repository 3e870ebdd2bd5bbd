import type { ResponsePromise } from '../../services/api/contact-form/promise-text.ts'
import { withStorage } from '../client/storage.ts'
import { parseAnswer } from './submit-error.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

/** sessionStorage key of the receipt of a request that was sent during the visit. */
export const receiptKey = `${storedPrefix}:estimate-receipt`

/** The service's response to an accepted request. */
export interface ContactReceipt {
  /** The lead's reference number, to quote on the phone. */
  reference: string | undefined
  /** The due time as an ISO time, only right after sending. */
  dueAt?: string | undefined
  /** The due time, to follow “You’ll hear from us”. */
  answerWhen: string | undefined
  /** What people call the time zone of these times. */
  timeZone: string | undefined
  /** If the office was closed when the request came in: when it opens. */
  closedUntil: string | undefined
  /** Who will call, with their role. */
  caller: string | undefined
  /** A path of this site where the sender can view and correct the request and add files. */
  requestLink: string | undefined
}

/**
 * Whether the due time is later than the promise, because the promised hours end while the office is closed (S9.27).
 * @param now when the request was accepted
 */
export function isAfterPromise(
  { dueAt }: Pick<ContactReceipt, 'dueAt'>,
  { hours, counts }: ResponsePromise,
  now: Date,
): boolean {
  const promised = now.getTime() + hours * 60 * 60 * 1000
  // A minute for the answer's way.
  return counts === 'every-hour' && new Date(dueAt ?? NaN).getTime() > promised + 60_000
}

/** Saves the receipt for the rest of the visit, so that every page with a form links to the request. */
export function saveReceipt(receipt: ContactReceipt): void {
  // Where storage is denied, the email has the link too.
  withStorage(() =>
    sessionStorage.setItem(receiptKey, JSON.stringify({ ...receipt, day: today() })),
  )
}

const today = () => new Date().toDateString()

/** Reads the receipt of a request that was sent during this visit. */
export function savedReceipt(): ContactReceipt | undefined {
  const stored = withStorage((): unknown =>
    JSON.parse(sessionStorage.getItem(receiptKey) ?? 'null'),
  )
  if (typeof stored !== 'object' || stored === null) return undefined
  const { reference, answerWhen, timeZone, caller, requestLink } = parseAnswer(stored).receipt
  // Only a path of this site becomes a link.
  const link = requestLink?.startsWith('/api/') ? requestLink : undefined
  // A later page of the visit may be read when the office is open again, or on another day than “today”.
  const isToday = 'day' in stored && stored.day === today()
  return {
    reference,
    answerWhen: isToday ? answerWhen : undefined,
    timeZone,
    closedUntil: undefined,
    caller,
    requestLink: link,
  }
}
