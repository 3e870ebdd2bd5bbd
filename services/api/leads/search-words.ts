import { foldText } from '../storage/collection.ts'

/** The number of last digits of a phone number that are compared, to ignore country codes. */
const comparedDigits = 10
const minDigits = 7

/** Returns the last digits of a phone number in any notation; undefined if it has too few. */
export function phoneDigits(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < minDigits ? undefined : digits.slice(-comparedDigits)
}

/** Returns the words that a search finds leads by. A phone number is one word, in any notation. */
export function searchWords(typed: string): string[] {
  const number = /^[+\d\s().\-–/]+$/.test(typed) ? phoneDigits(typed) : undefined
  return number === undefined ? foldText(typed).split(/\s+/).filter(Boolean) : [number]
}
