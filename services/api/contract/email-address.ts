import { distance } from 'fastest-levenshtein'
import type { Language } from './language.ts'

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

/** Messages about an address by language, each with what it is about. */
const messages = {
  en: {
    noDot: (guess: string) => `That email’s missing something. Should it be ${guess}?`,
    letter: (letter: string) =>
      `Email addresses can’t have “${letter}” before the @. Check the spelling.`,
    other: 'Check that email address. It should look like name@example.com.',
  },
  es: {
    noDot: (guess: string) => `A ese correo le falta algo. ¿Debe ser ${guess}?`,
    letter: (letter: string) =>
      `Un correo no puede llevar “${letter}” antes de la @. Revise cómo se escribe.`,
    other: 'Revise su correo. Debe verse como nombre@ejemplo.com.',
  },
} as const

/**
 * Returns what is wrong with an address, for the person who typed it; undefined: emails can be sent to it. One rule for
 * the forms, staff, settings and the API (S5.16): what a browser's email field accepts, with a dot in the domain.
 */
export function emailProblem(typed: string, language: Language = 'en'): string | undefined {
  const address = normalizeEmail(typed)
  const { noDot, letter, other } = messages[language]
  const local = address.slice(0, Math.max(address.lastIndexOf('@'), 0)).normalize('NFC')
  const foreign = /[\p{L}\p{N}](?<=[^\0-\x7f])\p{M}*/u.exec(local)?.[0]
  if (foreign !== undefined) return letter(foreign)
  if (!grammar.test(address)) return other
  const meant = withDot(address)
  return meant && noDot(meant)
}

/** Returns the address that was probably meant by one whose domain has no dot; undefined for any other. */
export function withDot(address: string): string | undefined {
  const [, start = '', domain = ''] = /^([^@]+@)([^@.]+)$/.exec(address) ?? []
  return domain === '' ? undefined : start + completeDomain(domain)
}

/** Returns a message of `emailProblem` in Spanish. */
export function translateEmailProblem(english: string): string {
  const { noDot, letter, other } = messages.es
  const guess = /Should it be (.+)\?$/.exec(english)?.[1]
  if (guess !== undefined) return noDot(guess)
  const foreign = /can’t have “(.+)” before/.exec(english)?.[1]
  return foreign === undefined ? other : letter(foreign)
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
