/** A US number with its area code, whatever follows it: another number, or when to call. */
const usNumber = /^[^\d+]*(?:\+?1\D*)?([2-9]\d{2})\D*(\d{3})\D*(\d{4})(?!\d)/

/**
 * A typed phone number as a tel: link, with the country code, because phones are taken abroad: `(970) 555-0177` is
 * `tel:+19705550177`. Of two numbers it is the first. An extension is dialed after a pause: `970-555-0177 ext. 12` is
 * `tel:+19705550177,12`.
 */
export function telLink(phone: string): string {
  const found = /[x#][^\dx#]*(\d+)\D*$/i.exec(phone)
  const hasExtension = found !== null && /\d/.test(phone.slice(0, found.index))
  const number = hasExtension ? phone.slice(0, found.index) : phone
  const digits = usNumber.exec(number)?.slice(1).join('')
  const dialed = digits === undefined ? number.replaceAll(/[^\d+]/g, '') : `+1${digits}`
  return `tel:${dialed}${hasExtension ? `,${found[1]}` : ''}`
}
