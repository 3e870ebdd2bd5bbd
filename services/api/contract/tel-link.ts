import { parsePhone } from './phone-number.ts'

/**
 * A typed phone number as a tel: link: `(970) 555-0177` is `tel:+19705550177`. Of several numbers it is the first. An
 * extension is dialed after a pause: `970-555-0177 ext. 12` is `tel:+19705550177,12`.
 */
export function telLink(phone: string): string {
  const [number] = parsePhone(phone).numbers
  const { dialed = '', extension } = number ?? {}
  return `tel:${dialed}${extension === undefined ? '' : `,${extension}`}`
}
