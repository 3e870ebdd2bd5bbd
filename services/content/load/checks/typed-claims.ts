import type { Business } from '../../schema/business.ts'
import { positionAt, type Problem } from '../../model/problem.ts'
import { hashOf } from '../files/file-cache.ts'
import type { CheckedContent } from './check.ts'

/**
 * Reports each place where a claim, the firm's phone number or its email is typed by hand instead of used by name: it
 * would be missed when that changes.
 */
export function typedClaims({ files: { texts, entries }, valid }: CheckedContent): Problem[] {
  const wordings = [
    ...Object.entries(valid.claims?.data ?? {}).flatMap(([id, { typed }]) =>
      typed.map((wording) => ({ name: `claim.${id}`, source: patternSource(wording) })),
    ),
    ...(valid.business ? firmWordings(valid.business.data) : []),
  ]
  const sources = wordings.map(({ source }) => source).join('|')
  const key = hashOf(sources)
  // Most files have none of them; one regular expression finds that out.
  const any = new RegExp(sources ? wholeWords(sources) : '(?!)', 'i')
  const patterns = wordings.map(({ name, source }) => ({
    name,
    pattern: new RegExp(wholeWords(source), 'gi'),
  }))
  const find = (text: string) => {
    if (!any.test(text)) return []
    const places = patterns.flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].map((found) => ({ name, words: found[0], at: found.index })),
    )
    return withoutOverlaps(places).map(({ at, ...found }) => ({
      ...found,
      ...positionAt(text, at),
    }))
  }
  return [...texts].flatMap(([file, text]) => {
    if (isTheirs(file)) return []
    const entry = entries.get(file)
    const found = entry
      ? entry.keep(
          'typed claims',
          () => find(text()),
          () => key,
        )
      : find(text())
    return found.map(({ name, words, ...place }) => {
      const isClaim = name.startsWith('claim.')
      return {
        file,
        ...place,
        field: '',
        reason: `types ${isClaim ? 'a claim' : `the firm’s ${name}`} by hand: “${words.replace(/\s+/g, ' ')}”`,
        repair: `write {${name}}, which ${isClaim ? claimsFile : businessFile} keeps true`,
      }
    })
  })
}

/** `content/claims.yaml`, `content/claims.es.yaml` */
const isTheirs = (file: string) => /^content\/(claims|business)\.(\w+\.)?yaml$/.test(file)

const claimsFile = 'content/claims.yaml'
const businessFile = 'content/business.yaml'

/** The facts that {phone} and {email} stand for, however the number is divided. */
function firmWordings({ phones: [first], email }: Pick<Business, 'phones' | 'email'>) {
  const phone = first?.number.split('-').join('\\)?[-.\\s]*')
  return [
    ...(phone ? [{ name: 'phone', source: `\\(?${phone}` }] : []),
    { name: 'email', source: patternSource(email) },
  ]
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
