import { distance } from 'fastest-levenshtein'
import { plain, stem } from './words.ts'

/** Shorter words are taken as they are. */
const minLength = 4
/** From this length on, two letters may be wrong. */
const longWord = 9

/** Corrects words by the words of the site. */
export interface Spelling {
  /** Adds a word of the site. @param weight how likely it is to be meant, compared with others */
  add(word: string, weight?: number): void
  /**
   * Returns the word of the site that was meant: one with a wrong, missing, additional or swapped letter, in a long word
   * with two. A word of the site, the beginning of one, and a word that is like none are returned as they are.
   */
  correct(word: string): string
}

/**
 * Creates a spelling that knows no words yet.
 * @param stemOf returns the stem of a word; it may remember them
 */
export function createSpelling(stemOf: (word: string) => string = stem): Spelling {
  /** By how a word is written: most are added many times. */
  const written = new Map<string, { weight: number; forms: readonly string[] }>()
  /** By form; made of the written words when it is needed. */
  let weights: ReadonlyMap<string, number> | undefined
  return {
    add(word, weight = 1) {
      weights = undefined
      const known = written.get(word)
      if (known) known.weight += weight
      // “Kichen” is nearer to “kitchen” than to “kitchens”.
      else written.set(word, { weight, forms: [...new Set([plain(word), stemOf(word)])] })
    },
    correct(word) {
      weights ??= summed(written.values())
      const typed = plain(word)
      if (typed.length < minLength || /\d/.test(typed) || weights.has(typed)) return word
      const most = typed.length < longWord ? 1 : 2
      const swapped = new Set(swaps(typed))
      let best: { known: string; edits: number; weight: number } | undefined
      for (const [known, weight] of weights) {
        if (known.startsWith(typed)) return word
        if (Math.abs(known.length - typed.length) > most) continue
        const edits = swapped.has(known) ? 1 : distance(typed, known)
        // The first letter is rarely the wrong one.
        if (edits > most || (edits > 1 && known[0] !== typed[0])) continue
        if (!best || edits < best.edits || (edits === best.edits && weight > best.weight))
          best = { known, edits, weight }
      }
      return best?.known ?? word
    },
  }
}

function summed(words: Iterable<{ weight: number; forms: readonly string[] }>) {
  const weights = new Map<string, number>()
  for (const { weight, forms } of words)
    for (const form of forms) weights.set(form, (weights.get(form) ?? 0) + weight)
  return weights
}

/** `deb` → `edb`, `dbe` */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  )
