import type { Language } from '../contract/language.ts'

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
export function receivedText(language: Language, { hours, counts }: ResponsePromise): string {
  const inOffice = counts === 'open-hours'
  if (language === 'es') {
    const unit = `${hours === 1 ? 'hora' : 'horas'}${inOffice ? ' de oficina' : ''}`
    return `Recibimos su solicitud y le responderemos en menos de ${hours} ${unit}.`
  }
  const unit = `${inOffice ? 'office ' : ''}${hours === 1 ? 'hour' : 'hours'}`
  return `We've received your request and will get back to you within ${hours} ${unit}.`
}
