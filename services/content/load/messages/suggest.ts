import { closest, distance } from 'fastest-levenshtein'
import { stringify } from 'yaml'
import { z } from 'zod'
import { lengthOf } from './describe-issue.ts'
import { fieldsOf, type Shape } from './shape.ts'

/** The known word that was probably meant, or nothing when none is near. */
export function closestMatch(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word === '') return undefined
  const exact = known.find((each) => each.toLowerCase() === word.toLowerCase())
  const best = exact ?? closest(word, known)
  return exact ?? (isNear(word, best) ? best : undefined)
}

/** Compares part by part: `siding-bend-oregon` is another page than `roofing-bend-oregon`, not a mistyped one. */
function isNear(word: string, other: string): boolean {
  const [parts, others] = [word.split(/[-/.]/), other.split(/[-/.]/)]
  if (parts.length !== others.length) return differsLittle(word, other)
  return parts.every((part, index) => differsLittle(part, others[index] ?? ''))
}

function differsLittle(word: string, other: string): boolean {
  const edits = distance(word, other)
  const allowed = Math.max(2, Math.floor(other.length / 3))
  return word === other || (edits <= allowed && edits < other.length - 1)
}

/** `did you mean “roofing”?`; when no known word is near, `otherwise`: the words to choose from. */
export function suggestion(
  word: string,
  known: readonly string[],
  otherwise = useOneOf(nearestFirst(word, known)),
): string {
  const best = closestMatch(word, known)
  return best === undefined ? otherwise : `did you mean “${best}”?`
}

/** How many names a problem lists at most. */
const listedNames = 10

/** Names that are like the wrong one first; the others, and a short list, keep their order. */
function nearestFirst(word: string, known: readonly string[]): readonly string[] {
  if (known.length <= listedNames) return known
  const parts = partsOf(word)
  const ranked = known.map((name) => ({
    name,
    shared: partsOf(name).filter((part) => part.length > 2 && parts.includes(part)).length,
    edits: distance(word, name),
  }))
  const alike = ranked
    .filter(({ name, shared, edits }) => shared > 0 || edits * 2 <= name.length)
    .sort((a, b) => b.shared - a.shared || a.edits - b.edits)
    .map(({ name }) => name)
  return [...alike, ...known.filter((name) => !alike.includes(name))]
}

const partsOf = (name: string) => name.toLowerCase().split(/[^\p{L}\d]+/u)

/** What to do about a picture that does not exist. */
export const missingPicture = (name: string, pictures: readonly string[]): string => {
  const file = slugify(name)
  const put = file ? `put ${file}.jpg into content/images/` : 'put the picture into content/images/'
  const best = closestMatch(name, pictures)
  return best === undefined
    ? `${put}${pictures.length > 0 ? `, or ${useOneOf(nearestFirst(name, pictures))}` : ''}`
    : `did you mean “${best}”? If not, ${put}`
}

/** `use one of: build, remodel, rent` */
export const useOneOf = (known: readonly string[]) =>
  known.length === 0 ? 'there are none yet' : `use ${oneOf(known)}`

/** `one of: build, remodel, rent` */
const oneOf = (known: readonly string[]) =>
  `one of: ${known.slice(0, listedNames).join(', ')}${known.length > listedNames ? ', …' : ''}`

/** `Home Inspections!` → `home-inspections` */
export const slugify = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Suggests what to write instead: the author's own value corrected where that is possible, an example where it is
 * not.
 * @param value the value that the issue is about
 * @param shape the shape of its field
 */
export function suggestRepair(
  issue: z.core.$ZodIssue,
  value: unknown,
  shape: Shape | undefined,
): string {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `shorten it by ${lengthOf(value) - Number(issue.maximum)} characters`
  if (issue.code === 'too_big' && Array.isArray(value))
    return `remove ${value.length - Number(issue.maximum)}`
  if (issue.code === 'too_small' && Array.isArray(value) && value.length > 0)
    return `add ${Number(issue.minimum) - value.length}`
  if (issue.code === 'invalid_key') return `write ${slugify(String(issue.path.at(-1)))}:`
  if ((issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'number')
    return `write ${label(issue.path)}${describeRange(shape)}`

  if (issue.path.length === 0 && value === null) return describeFile(shape)
  const items =
    issue.code === 'invalid_type' &&
    (issue.expected === 'array' || issue.expected === 'tuple') &&
    itemsOf(value, shape)
  if (items) return `write ${label(issue.path)}[${items.join(', ')}]`

  const rejoined = issue.code === 'invalid_type' && issue.expected === 'string' && rejoinText(value)
  if (rejoined) return `put it in quotation marks: ${label(issue.path)}${asYaml(rejoined)}`

  const words = allowedWords(issue, shape)
  if (words && typeof value === 'string' && isLayer(value, shape))
    return useOneOf(nearestFirst(value, words))
  if (words && typeof value === 'string')
    return shape?.['where'] === 'content/images/'
      ? missingPicture(withoutPath(value), words)
      : suggestion(withoutPath(value), words)
  if (words) return `write ${label(issue.path)}with ${oneOf(words)}`
  const candidate = candidates(value).find((candidate) => isAccepted(candidate, shape))
  if (candidate !== undefined) return `write ${label(issue.path)}${asYaml(candidate)}`
  if (shape?.['example'] !== undefined)
    return `for example: ${label(issue.path)}${asYaml(shape['example'])}`
  return `write ${label(issue.path)}${outline(shape)}`
}

const isLayer = (name: string, shape: Shape | undefined): boolean =>
  z.array(z.string()).safeParse(shape?.['layers']).data?.includes(name.trim()) ?? false

/** `images/roof.svg` → `roof`: entries are named without folder and ending. */
const withoutPath = (name: string) => name.replace(/^.*\/|\.(svg|jpe?g|png|ya?ml|md)$/g, '')

/** The words to choose from: a choice's, or the names of the entries that a field may refer to. */
function allowedWords(issue: z.core.$ZodIssue, shape: Shape | undefined): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  const { options } = z.object({ options: z.array(z.string()) }).safeParse(issue).data ?? {}
  if (issue.code === 'invalid_union' && options) return options
  const listed = shape?.['names'] ?? shape?.enum
  return z.array(z.string()).safeParse(listed).data
}

/** `Roofing, siding` where a list of texts or numbers must be; of a text with dashes in it nobody knows the parts. */
function itemsOf(value: unknown, shape: Shape | undefined): string[] | undefined {
  const [each = shape?.items] = shape?.prefixItems ?? []
  const group = typeof each !== 'object' || Array.isArray(each) || each.type === 'object'
  if (typeof value !== 'string' || group || /(^|\s)-\s/.test(value)) return undefined
  return value
    .split(',')
    .map((item) => item.replace(/^[\s(#]+|[\s)]+$/g, ''))
    .filter(Boolean)
}

/** What an empty file needs. */
const describeFile = (shape: Shape | undefined): string =>
  shape?.type === 'array'
    ? 'write a line that begins with - for each entry, or [] for none'
    : 'write its fields, or delete the file'

/** `- Snow load: 100 psf` was meant as a text, but its colon made it a group of one field. */
function rejoinText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [[before, after] = [], ...more] = Object.entries(value)
  // `title: {brand}`
  if (more.length === 0 && before !== undefined && after === null) return `{${before}}`
  const whole = more.length === 0 && (typeof after === 'string' || typeof after === 'number')
  return whole ? `${before}: ${after}` : undefined
}

/** What the author may have meant, nearest first. */
function candidates(value: unknown): (string | number | boolean)[] {
  if (typeof value === 'number') return [String(value), withHyphens(String(value))]
  if (typeof value !== 'string' || value.trim() === '') return []
  const text = value.trim()
  const figure = figureIn(text)
  return [
    ...(Number.isNaN(figure) ? [] : [figure]),
    ...(/^(yes|on|true)$/i.test(text) ? [true] : /^(no|off|false)$/i.test(text) ? [false] : []),
    ...momentOf(text),
    ...dayOf(text),
    hourOf(text),
    withHyphens(text),
    text.replace(/\b\d\b/g, '0$&'),
    text.replace(/\/+$/, ''),
    text.includes('.') ? `https://${text.replace(/^http:\/\//, '')}` : `/${text}`,
    slugify(text),
  ].filter((candidate) => candidate !== text)
}

/** `(970) 555 0142` → `970-555-0142` */
const withHyphens = (phone: string) =>
  phone
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
    .replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

/** `$18,000` and `18k` → 18000 */
function figureIn(text: string): number {
  const [, digits = 'none', unit = ''] =
    /(\d+(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s*(k|thousand|m|million)\b)?/i.exec(text) ?? []
  const factor = /^[kt]/i.test(unit) ? 1e3 : /^m/i.test(unit) ? 1e6 : 1
  return Number(digits.replace(/[, ]/g, '')) * factor
}

/** `14 May 2026` → `2026-05-14`; nothing where the year is missing. */
function dayOf(text: string): string[] {
  if (/^\d{4}-\d\d-\d\d$/.test(text) || /\d:\d\d/.test(text)) return []
  const time = /\b\d{4}\b/.test(text) ? Date.parse(`${text} UTC`) : NaN
  return Number.isNaN(time) ? [] : [new Date(time).toISOString().slice(0, 10)]
}

/** `2026-12-01 7:00 AM` → `2026-12-01 07:00`; nothing where there is no time. */
function momentOf(text: string): string[] {
  const [, before = '', clock = ''] =
    /^(.*?\d)(?:T|,? (?:at )?)(\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?)(?::00(?:\.0+)?)?$/i.exec(
      text,
    ) ?? []
  const [day = /^\d{4}-\d\d-\d\d$/.test(before) ? before : undefined] = dayOf(before)
  return day === undefined ? [] : [`${day} ${hourOf(clock).padStart(5, '0')}`]
}

/** `6 pm` → `18:00` */
const hourOf = (text: string) =>
  text.replace(
    /^(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?$/i,
    (_, hour: string, minutes: string | undefined, half: string) =>
      `${String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)).padStart(2, '0')}:${minutes ?? '00'}`,
  )

/** Whether a field would accept the value. A field without a rule accepts nothing: its example is better. */
function isAccepted(value: string | number | boolean, shape: Shape | undefined): boolean {
  if (typeof value === 'number')
    return (
      (shape?.type === 'number' || shape?.type === 'integer') &&
      value >= (shape.minimum ?? -Infinity) &&
      value <= (shape.maximum ?? Infinity)
    )
  if (typeof value === 'boolean') return shape?.type === 'boolean'
  if (shape?.type !== 'string') return false
  if (shape.format === 'uri')
    return /^https:\/\/[^/\s]+\.[^\s]+$/.test(value) && URL.canParse(value)
  if (shape.pattern !== undefined) return new RegExp(shape.pattern).test(value)
  return value.length > 0 && /^\d/.test(value)
}

/** `date: ` before the value; nothing inside a list. */
function label(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  return typeof last === 'string' ? `${last}: ` : ''
}

/** `a number from 1 to 99` */
function describeRange({ type, minimum, maximum }: Shape = {}): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number'
  const ends = [minimum, maximum].map((end) => (Math.abs(end ?? 9e9) < 9e9 ? end : undefined))
  if (ends[0] !== undefined && ends[1] !== undefined) return `${kind} from ${ends[0]} to ${ends[1]}`
  return ends[0] === undefined ? kind : `${kind} above ${ends[0]}`
}

/** Formats a value as YAML on one line: `'81632'` in quotation marks, `Roofing` without. */
const asYaml = (value: unknown) =>
  stringify(value, {
    lineWidth: 0,
    singleQuote: true,
    ...(typeof value === 'object' && { collectionStyle: 'flow' }),
  }).trim()

/** Describes what kind of value belongs here, where there is no example. */
function outline(shape: Shape | undefined): string {
  const fields = fieldsOf(shape)
  if (fields.length > 0)
    return `{ ${fields
      .slice(0, 3)
      .map((field) => `${field}: …`)
      .join(', ')} }`
  if (shape?.type === 'array') return 'and under it a line that begins with - for each entry'
  if (shape?.type === 'boolean') return 'true or false'
  if (shape?.type === 'number' || shape?.type === 'integer') return describeRange(shape)
  return 'a name, and its fields indented below'
}
