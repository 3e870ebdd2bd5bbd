/** One number of a phone field. */
interface PhoneNumber {
  /** What to dial, with the country code where it is known: `+19705550177`, `5550177`. */
  dialed: string
  extension?: string
}

interface PhoneEntry {
  numbers: PhoneNumber[]
  /** What else was written: `after 5pm`. */
  note: string
}

/** A local number; fewer digits are a house number, a time or an extension. */
const minDigits = 7
/** The longest number in the world (E.164). */
const maxDigits = 15
/** The last digits that two numbers are compared by, to ignore country codes. */
const comparedDigits = 10

/** What may stand between the digits of one number. */
const joins = /^[\s()./·\p{Pd}]{1,4}$/u

/** An extension after a number: `ext. 12`, `x12`, `#12`, `(work) extensión 12`. */
const extensionAfter =
  /^[\s,;)]{0,3}(?:\([^()\d]{0,30}\)[\s,;]{0,3})?(?:ext(?:ension|ensión|n)?|x|#|int(?:erno)?|anexo)[\s.:#]{0,3}(\d{1,7})(?!\d|[-.]\d)/i

/**
 * Reads what was typed into a phone field: a number in any notation, or several, each with its extension, and notes.
 * `970-555-0177 ext. 12 or 303-555-0100 after 5` has two numbers and the note “or after 5”.
 */
export function parsePhone(typed: string): PhoneEntry {
  const text = plainDigits(typed)
  const numbers: PhoneNumber[] = []
  const notes: string[] = []
  let [noted, at] = [0, 0]
  for (let run = nextRun(text, at); run; run = nextRun(text, at)) {
    const taken = takeNumber(run)
    if (!taken) {
      at = run.groups[0]?.end ?? text.length
      continue
    }
    const extension = extensionAfter.exec(text.slice(taken.end))
    numbers.push({ dialed: taken.dialed, ...(extension?.[1] && { extension: extension[1] }) })
    notes.push(text.slice(noted, taken.start))
    noted = at = taken.end + (extension?.[0].length ?? 0)
  }
  notes.push(text.slice(noted))
  const digits = text.replaceAll(/\D/g, '')
  // Digits in a notation that is no number's, such as `970, 555, 0177`.
  if (numbers.length === 0 && digits.length >= minDigits && digits.length <= maxDigits)
    return { numbers: [{ dialed: withCountry(digits) }], note: '' }
  return { numbers, note: notes.flatMap(trimmed).join(' ') }
}

/** Returns the digits of each number in a text, with the country code where it is known. */
const phoneDigits = (typed: string): string[] =>
  parsePhone(typed).numbers.map(({ dialed }) => dialed.replace('+', ''))

/** Returns by what each number is found and compared: its last digits, without country code and extension. */
export const phoneKeys = (typed: string): string[] =>
  phoneDigits(typed).map((digits) => digits.slice(-comparedDigits))

/** Replaces full-width, Arabic and other decimal digits by 0 to 9, and the full-width plus sign. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll('＋', '+')
    .replaceAll(/(?=\P{ASCII})\p{Nd}/gu, (digit) => String(digitValue(digit)))

/** Unicode has the ten digits of a script one after the other, from zero. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}

interface Group {
  digits: string
  start: number
  end: number
}

/** Groups of digits with only separators between them. */
interface Run {
  groups: Group[]
  /** Whether a plus sign stands before it. */
  international: boolean
}

function nextRun(text: string, from: number): Run | undefined {
  const groups: Group[] = []
  const digits = /\d+/g
  digits.lastIndex = from
  let [found, length] = [digits.exec(text), 0]
  while (found) {
    const last = groups.at(-1)
    if (last && !joins.test(text.slice(last.end, found.index))) break
    groups.push({ digits: found[0], start: found.index, end: digits.lastIndex })
    length += found[0].length
    // Two numbers with only a space between them are separated later; more is not a phone field.
    if (length > 2 * maxDigits) break
    found = digits.exec(text)
  }
  const [first] = groups
  if (!first) return undefined
  const international = /\+\s?\(?$/.test(text.slice(Math.max(from, first.start - 3), first.start))
  return { groups, international }
}

/** Takes the first number of a run; undefined: it begins with other digits. */
function takeNumber({ groups, international }: Run) {
  const [first] = groups
  if (!first) return undefined
  // Other countries' numbers have a plus sign and another digit than 1.
  const isForeign = international && !first.digits.startsWith('1')
  const count = (!isForeign && countOfUsNumber(groups, 0)) || countOfOtherNumber(groups)
  const taken = groups.slice(0, count)
  const digits = digitsOf(taken)
  if (digits.length < minDigits || digits.length > maxDigits) return undefined
  const dialed = international ? `+${digits}` : withCountry(digits)
  return { dialed, start: first.start, end: taken.at(-1)?.end ?? first.end }
}

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('')

const usNumber = /^1?([2-9]\d{9})$/

/** Phones are taken abroad, so a US number gets its country code. */
const withCountry = (digits: string): string => {
  const [, national] = usNumber.exec(digits) ?? []
  return national === undefined ? digits : `+1${national}`
}

/** A US number at the start of groups with spaces between them. */
const startsWithUsNumber = /^(?:1 ?)?[2-9]\d{2} ?\d{3} ?\d{4}(?= |$)/

/** Returns how many groups from here are a US number with its area code; 0: none are. */
function countOfUsNumber(groups: readonly Group[], from: number): number {
  const digits = groups.slice(from).map((group) => group.digits)
  return startsWithUsNumber.exec(digits.join(' '))?.[0].split(' ').length ?? 0
}

/** Returns how many groups are another number: up to where a US number begins, or as long as a number may be. */
function countOfOtherNumber(groups: readonly Group[]): number {
  let length = 0
  for (const [at, { digits }] of groups.entries()) {
    const isWhole = length >= minDigits
    if (isWhole && countOfUsNumber(groups, at) > 0) return at
    if (isWhole && length + digits.length > maxDigits) return at
    length += digits.length
    // A local number, 555-0177, and then something else.
    if (length === minDigits && at === 1 && groups[0]?.digits.length === 3) return at + 1
  }
  return groups.length
}

/** Returns a note without separators around it; none if nothing else is left. */
const trimmed = (note: string): string[] =>
  /[^\s,;()+./\p{Pd}](?:.*[^\s,;()+/\p{Pd}])?/su.exec(note)?.slice(0, 1) ?? []

/**
 * A typed phone number as a tel: link: `(970) 555-0177` is `tel:+19705550177`. Of several numbers it is the first. An
 * extension is dialed after a pause: `970-555-0177 ext. 12` is `tel:+19705550177,12`.
 */
export function telLink(phone: string): string {
  const [number] = parsePhone(phone).numbers
  const { dialed = '', extension } = number ?? {}
  return `tel:${dialed}${extension === undefined ? '' : `,${extension}`}`
}
