import { closest, distance } from 'fastest-levenshtein'

/** The known word that was probably meant, or nothing when none is near. */
export function meant(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const best = closest(word, known)
  return distance(word, best) <= Math.max(2, Math.floor(best.length / 3)) ? best : undefined
}

/** `did you mean “roofing”?`, or the words to choose from. */
export function suggestion(word: string, known: readonly string[]): string {
  const best = meant(word, known)
  if (best) return `did you mean “${best}”?`
  if (known.length === 0) return 'there are none yet'
  const few = known.slice(0, 12).join(', ')
  return `use one of: ${few}${known.length > 12 ? ', …' : ''}`
}
