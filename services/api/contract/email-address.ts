import { distance } from 'fastest-levenshtein'

/** Where most people have their mailbox. Shorter domains (`aol.com`) are one letter from many real ones. */
export const mailProviders = [
  'comcast.net',
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'yahoo.com',
] as const

/** What a browser's email field accepts: https://html.spec.whatwg.org/#valid-e-mail-address */
const grammar =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** A character that nobody sees, such as a zero-width space from a web page. */
const invisible = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u

/**
 * Returns an address as it is stored, compared and sent: without spaces and invisible characters around it, and with
 * its domain in ASCII (`june@пример.рф` is `june@xn--e1afmkfd.xn--p1ai`), as browsers send it.
 */
export function normalizeEmail(typed: string): string {
  const address = trimInvisible(typed)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at === -1 || isAscii(domain)) return address
  return address.slice(0, at + 1) + (toAsciiDomain(domain) ?? domain)
}

export function trimInvisible(text: string): string {
  const characters = [...text]
  const first = characters.findIndex((one) => !invisible.test(one))
  const last = characters.findLastIndex((one) => !invisible.test(one))
  return first === -1 ? '' : characters.slice(first, last + 1).join('')
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** Converts an internationalized domain (UTS #46); undefined: it is none. */
function toAsciiDomain(domain: string): string | undefined {
  // What the parser of URLs would read as something else than a host, and hyphens that no domain has there.
  if (/[\0-,/:-@[-`{-\x7f]|(?:^|\.)-|-(?:\.|$)|(?:^|\.)(?!xn--)[^.]{2}--/i.test(domain))
    return undefined
  // Behind another label, a domain of numbers is no IPv4 address.
  const url = `http://${domain}.com`
  return URL.canParse(url) ? new URL(url).hostname.slice(0, -'.com'.length) : undefined
}

/** What is wrong with an address: a message of the group `emailAddress` of content/words, with its values. */
interface EmailFault {
  key: 'noDot' | 'letter' | 'other'
  /** The address that was probably meant. */
  address: string
  /** The letter that no address has before the @. */
  letter: string
}

/**
 * Returns what is wrong with an address; undefined: emails can be sent to it. One rule for the forms, staff, settings and
 * the API (S5.16): what a browser's email field accepts, with a dot in the domain.
 */
export function emailFault(typed: string): EmailFault | undefined {
  const typedAddress = normalizeEmail(typed)
  const local = typedAddress.slice(0, Math.max(typedAddress.lastIndexOf('@'), 0)).normalize('NFC')
  const letter = /[\p{L}\p{N}](?<=[^\0-\x7f])\p{M}*/u.exec(local)?.[0]
  if (letter !== undefined) return { key: 'letter', letter, address: '' }
  if (!grammar.test(typedAddress)) return { key: 'other', letter: '', address: '' }
  const address = withDot(typedAddress)
  return address === undefined ? undefined : { key: 'noDot', letter: '', address }
}

const otherProblem = 'Check that email address. It should look like name@example.com.'

/** Returns what is wrong with an address in the words for staff and programs. */
export function emailProblem(typed: string): string | undefined {
  const fault = emailFault(typed)
  if (fault?.key === 'noDot')
    return `That email’s missing something. Should it be ${fault.address}?`
  if (fault?.key === 'letter')
    return `Email addresses can’t have “${fault.letter}” before the @. Check the spelling.`
  return fault && otherProblem
}

/** Reads what is wrong with an address from a message of `emailProblem`; undefined: it is another message. */
export function parseEmailProblem(problem: string): EmailFault | undefined {
  const address = /Should it be (.+)\?$/.exec(problem)?.[1]
  if (address !== undefined) return { key: 'noDot', address, letter: '' }
  const letter = /can’t have “(.+)” before/.exec(problem)?.[1]
  if (letter !== undefined) return { key: 'letter', letter, address: '' }
  return problem === otherProblem ? { key: 'other', letter: '', address: '' } : undefined
}

/** Returns the address that was probably meant by one whose domain has no dot; undefined for any other. */
export function withDot(address: string): string | undefined {
  const [, start = '', domain = ''] = /^([^@]+@)([^@.]+)$/.exec(address) ?? []
  return domain === '' ? undefined : start + completeDomain(domain)
}

/** Returns what a domain without a dot was probably meant to be: `gmail` and `gmailcom` are `gmail.com`. */
function completeDomain(typed: string): string {
  const domain = typed.toLowerCase()
  const meant = mailProviders.find((provider) => {
    const [name = ''] = provider.split('.')
    return domain === provider.replace('.', '') || domain === name || isNear(domain, name)
  })
  const ending = /^(.+)(com|net|org|edu)$/.exec(domain)
  return meant ?? (ending ? ending.slice(1).join('.') : `${domain}.com`)
}

/** Whether two words differ by one letter, or have the same letters in another order. */
export const isNear = (one: string, other: string): boolean =>
  distance(one, other) === 1 || letters(one) === letters(other)

const letters = (word: string) => [...word].sort().join('')
