import { contactRequest } from '../contract/contact.ts'

/** SPEC.md §3: "The form can take extra fields". These are the bounds within which they are kept. */
const mostFields = 20
const longestName = 60
const longestValue = 2000

export type ExtraFields =
  | { kept: Record<string, string> }
  /** Field → what is wrong with it. Nothing is dropped in silence: the sender hears of it. */
  | { refused: Record<string, string> }

/** The fields of a contact request that the contract does not name, as text. */
export function extraFields(request: Record<string, unknown>): ExtraFields {
  const kept: Record<string, string> = {}
  const refused: Record<string, string> = {}
  for (const [name, value] of Object.entries(request)) {
    if (Object.hasOwn(contactRequest.shape, name)) continue
    const text = asText(value)
    if (text === '') continue
    if (name.length > longestName) refused[name.slice(0, longestName)] = 'This name is too long.'
    else if (text === undefined) refused[name] = 'Please send this as text.'
    else if (text.length > longestValue)
      refused[name] = `Please shorten this to ${longestValue} characters.`
    else if (Object.keys(kept).length >= mostFields)
      refused[name] = `We can take ${mostFields} further fields at most.`
    else if (name === '__proto__') refused[`“${name}”`] = 'We cannot keep a field of this name.'
    else kept[name] = text
  }
  return Object.keys(refused).length > 0 ? { refused } : { kept }
}

/** Text for what a form field can hold, a list of ticks included; undefined for anything deeper. */
function asText(value: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  const texts = value.map((item) => (Array.isArray(item) ? undefined : asText(item)))
  return texts.includes(undefined) ? undefined : texts.filter((text) => text !== '').join(', ')
}
