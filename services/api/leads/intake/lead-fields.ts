import { type AcceptedRequest, isRequestField } from '../../contact-form/contract.ts'
import { inquiryMessage } from '../../contact-form/inquiry-message.ts'
import { impliedServices, type ServiceForm } from '../../contact-form/service-form.ts'
import { invalidFields } from '../../http/http-errors.ts'
import { cleanLine, cleanText } from '../../contract/text.ts'
import { randomInt } from 'node:crypto'

/** Returns the requested services: as sent, otherwise those of the service type (S4.5). */
export function requestedServices(
  form: ServiceForm,
  { services, serviceType }: AcceptedRequest,
): string[] {
  const named = [...new Set(services.filter((slug) => slug !== ''))]
  return named.length > 0 ? named : [...impliedServices(form, serviceType)]
}

/** Returns the message as sent, otherwise the generated sentence (S4.4). */
export const requestMessage = (
  form: ServiceForm,
  { message, name, phone, serviceType }: AcceptedRequest,
): string => message || inquiryMessage(form, { name, phone, serviceType }, '')

/** Limits of the optional extra fields (S5.6). */
const maxFields = 20
const maxNameLength = 60
const maxValueLength = 2000

/**
 * Parses fields that the contract does not define, as text.
 * @param unfit fields that it defines, with values that do not fit them
 * @throws HttpError a field cannot be stored
 */
export function parseExtraFields(
  request: Record<string, unknown>,
  unfit: Record<string, unknown> = {},
): Record<string, string> {
  const kept: Record<string, string> = {}
  const refused: Record<string, string> = {}
  const others = Object.entries(request).filter(([name]) => !isRequestField(name))
  for (const [given, value] of [...others, ...Object.entries(unfit)]) {
    const name = cleanLine(given)
    const text = asText(value)
    if (text === '') continue
    if (name.length > maxNameLength)
      refused[name.slice(0, maxNameLength)] = 'This name is too long.'
    else if (text === undefined) refused[name] = 'Please send this as text.'
    else if (text.length > maxValueLength)
      refused[name] = `Please shorten this to ${maxValueLength} characters.`
    else if (Object.keys(kept).length >= maxFields)
      refused[name] = `We can take ${maxFields} extra fields at most.`
    else if (name === '__proto__') refused[`“${name}”`] = 'We can’t store a field with this name.'
    else kept[name] = text
  }
  if (Object.keys(refused).length > 0) throw invalidFields(refused)
  return kept
}

/** Returns the text of a value, or of a list of values; undefined for nested values. */
function asText(value: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return cleanText(value).trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  const texts = value.map((item) => (Array.isArray(item) ? undefined : asText(item)))
  return texts.includes(undefined) ? undefined : texts.filter((text) => text !== '').join(', ')
}

/** Characters without 0/O, 1/I/L and U, since customers read references aloud on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Generates a lead's reference, `CS-7K3M2Q`. @param prefix the firm's @param pick returns an integer from 0 to n − 1 */
export function generateReference(
  prefix: string,
  pick: (below: number) => number = (below) => randomInt(below),
): string {
  const number = Array.from({ length: 6 }, () => alphabet.charAt(pick(alphabet.length))).join('')
  return `${prefix}-${number}`
}
