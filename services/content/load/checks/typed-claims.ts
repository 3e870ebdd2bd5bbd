import type { Claim } from '../../schema/trust.ts'
import { positionAt, type Problem } from '../../model/problem.ts'
import { hashOf } from '../files/file-cache.ts'
import type { ContentFiles } from '../files/read-files.ts'

/**
 * Reports each place where a claim is typed by hand instead of used by name: it would be missed when the claim
 * changes.
 */
export function typedClaims(
  claims: Readonly<Record<string, Claim>>,
  { texts, entries }: Pick<ContentFiles, 'texts' | 'entries'>,
): Problem[] {
  const wordings = Object.entries(claims).flatMap(([id, { typed }]) =>
    typed.map((wording) => ({ id, source: patternSource(wording) })),
  )
  const sources = wordings.map(({ source }) => source).join('|')
  const key = hashOf(sources)
  // Most files have none of them; one regular expression finds that out.
  const any = new RegExp(sources ? wholeWords(sources) : '(?!)', 'i')
  const patterns = wordings.map(({ id, source }) => ({
    id,
    pattern: new RegExp(wholeWords(source), 'gi'),
  }))
  const find = (text: string) => {
    if (!any.test(text)) return []
    const places = patterns.flatMap(({ id, pattern }) =>
      [...text.matchAll(pattern)].map((found) => ({ id, words: found[0], at: found.index })),
    )
    return withoutOverlaps(places).map(({ at, ...found }) => ({
      ...found,
      ...positionAt(text, at),
    }))
  }
  return [...texts].flatMap(([file, text]) => {
    if (file === 'content/claims.yaml') return []
    const entry = entries.get(file)
    const found = entry
      ? entry.keep(
          'typed claims',
          () => find(text()),
          () => key,
        )
      : find(text())
    return found.map(({ id, words, ...place }) => ({
      file,
      ...place,
      field: '',
      reason: `types a claim by hand: “${words.replace(/\s+/g, ' ')}”`,
      repair: `write {claim.${id}}, which content/claims.yaml keeps true`,
    }))
  })
}

/** Of overlapping wordings (“4.9 stars”, “rated 4.9”) keeps the first and longest: one place, one problem. */
function withoutOverlaps<Place extends { at: number; words: string }>(places: Place[]): Place[] {
  let end = 0
  return places
    .sort((a, b) => a.at - b.at || b.words.length - a.words.length)
    .filter(({ at, words }) => {
      if (at < end) return false
      end = at + words.length
      return true
    })
}

/** Returns the regular expression that finds the wording, with any number where it has a star. */
function patternSource(wording: string): string {
  return wording
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('\\d[\\d.,]*')
}

const wholeWords = (source: string) => `(?<![\\w.])(?:${source})(?!\\w)`
