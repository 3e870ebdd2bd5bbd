import { closest, distance } from 'fastest-levenshtein'

/** The known word that was probably meant, or nothing when none is near. */
export function meant(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word === '') return undefined
  const alike = known.find((each) => each.toLowerCase() === word.toLowerCase())
  const best = alike ?? closest(word, known)
  const most = Math.max(2, Math.floor(best.length / 3))
  const apart = distance(word, best)
  return alike ?? (apart <= most && apart < best.length - 1 ? best : undefined)
}

/** `did you mean “roofing”?`, or the words to choose from. */
export function suggestion(word: string, known: readonly string[]): string {
  const best = meant(word, known)
  return best === undefined ? choice(known) : `did you mean “${best}”?`
}

/** `use one of: build, remodel, rent` */
export const choice = (known: readonly string[]) =>
  known.length === 0 ? 'there are none yet' : `use ${few(known)}`

/** `one of: build, remodel, rent` */
export const few = (known: readonly string[]) =>
  `one of: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', …' : ''}`

/** `Home Inspections!` → `home-inspections` */
export const addressWord = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
