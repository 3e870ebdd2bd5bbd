import type { Translator } from '../../content/model/translator.ts'
import type { Words } from '../../content/schema/words/words.ts'

/** How soon an estimate request is answered, as content/business.yaml promises it. */
export interface ResponsePromise {
  hours: number
  /** All hours, or only those in which the office is open. */
  counts: 'every-hour' | 'open-hours'
}

/** S7.4: within 24 hours. */
export const usualPromise: ResponsePromise = { hours: 24, counts: 'every-hour' }

/** Whether a promise is the usual one, which pages don't carry. */
export const isUsual = ({ hours, counts }: ResponsePromise): boolean =>
  hours === usualPromise.hours && counts === usualPromise.counts

/** Returns the message of an accepted request with the firm's promise (S4.8, S7.4). */
export const receivedText = (
  t: Translator<Words['receipt']>,
  { hours, counts }: ResponsePromise,
): string => t(counts === 'open-hours' ? 'receivedOfficeHours' : 'received', { hours })
