import { parsePhone, phoneKeys } from '../contract/phone-number.ts'
import { foldText } from '../contract/fold-text.ts'

/** A number with its area code; fewer digits between words may be anything. */
const wholeNumber = 10

/** Returns the words that a search finds leads by. A phone number is one word, in any notation. */
export function searchWords(typed: string): string[] {
  const { note } = parsePhone(typed)
  const numbers = phoneKeys(typed)
  const areWhole = numbers.every(({ length }) => length >= wholeNumber)
  if (numbers.length > 0 && (note === '' || areWhole)) return [...numbers, ...wordsOf(note)]
  return wordsOf(typed)
}

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean)
