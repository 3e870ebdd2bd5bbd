import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { ValidEntry } from '../collections/collections.ts'
import type { Entry } from '../files/entry.ts'
import { valueAt } from '../messages/shape.ts'
import { gapBetween } from '../publication/gaps.ts'
import { type Part, partsIn, publicationAt } from '../publication/parts.ts'
import { isAlways, type Publication } from '../publication/publication.ts'
import { keyOf, leaveOut, referencesTo, shapeOfSource } from '../publication/references.ts'
import type { CheckedContent } from './check.ts'
import { textsWithPlaceholders } from './placeholder-check.ts'

/**
 * Reports what ends before it appears, and each reference to an entry that isn't on the site as long as the entry that refers to it,
 * unless it may be left out meanwhile. It reads all of the content.
 */
export function publicationProblems(content: CheckedContent): Problem[] {
  const targets = targetsIn(content)
  return [
    ...endsTooEarly(content),
    ...(targets.size === 0
      ? []
      : [...referencesToAbsent(content, targets), ...claimsInTexts(content, targets)]),
  ]
}

function endsTooEarly({ valid, publications: { ofFile, timeZone } }: CheckedContent): Problem[] {
  const { claims, testimonials, whyUs, notices } = valid
  const files = [claims, testimonials, whyUs, notices].filter((file) => file !== undefined)
  const all = [...Object.keys(kinds).flatMap((kind) => listOf(valid, kind)), ...files]
  return all.flatMap(({ entry, data }) =>
    [{ path: [], publication: ofFile(entry.file) }, ...partsIn(data, timeZone)].flatMap(
      ({ path, publication: { from, until } }) => {
        // The text of a location page may end because its town does.
        const isOwn = until && valueAt(entry.data, [...path, until.field]) === until.written
        return from && isOwn && until.at <= from.at
          ? fieldProblem(entry, [...path, until.field], {
              reason: `is not after ${from.written}, when it appears`,
              repair: 'write a later day',
            })
          : []
      },
    ),
  )
}

interface Target {
  file: string
  publication: Publication
}

/** What isn't always on the site, by kind and name: `towns/vail`, `claims/rating`. */
function targetsIn({ valid, publications }: CheckedContent): Map<string, Target> {
  const { claims } = valid
  return new Map([
    ...Object.keys(kinds).flatMap((kind) =>
      listOf(valid, kind).flatMap(({ entry: { file, name } }) => {
        const publication = publications.ofFile(file)
        return isAlways(publication) ? [] : [[keyOf(kind, name), { file, publication }] as const]
      }),
    ),
    ...(claims ? partsIn(claims.data, publications.timeZone) : []).flatMap(
      ({ path, publication }) =>
        path.length === 1
          ? [
              [
                keyOf('claims', String(path[0])),
                { file: claims?.entry.file ?? '', publication },
              ] as const,
            ]
          : [],
    ),
  ])
}

const listOf = (valid: CheckedContent['valid'], kind: string): readonly ValidEntry<object>[] =>
  valid[kind as keyof typeof kinds]

function referencesToAbsent(
  { valid, translations, files, publications, view }: CheckedContent,
  targets: ReadonlyMap<string, Target>,
): Problem[] {
  const names = new Set(targets.keys())
  const inEntry = (source: string, { entry, data }: ValidEntry<unknown>): Problem[] => {
    const shape = () => shapeOfSource(source, files.languages)
    const parts = partsIn(data, publications.timeZone)
    return referencesTo(names, data, shape).flatMap(({ path, kind, name }) => {
      const target = targets.get(keyOf(kind, name))
      const known = shape()
      // A translation has most references from its original.
      if (!target || !known || valueAt(entry.data, path) === undefined) return []
      if (leaveOut(data, path, known) !== undefined) return []
      const words = gapWords(entry, { parts, path, publications, view }, target, source)
      return words
        ? fieldProblem(entry, path, {
            reason: `names “${name}”, ${words.reason}`,
            repair: words.repair,
          })
        : []
    })
  }
  return [valid, ...translations.map((each) => each.valid)].flatMap((each) => [
    ...Object.keys(kinds).flatMap((kind) =>
      listOf(each, kind)
        .filter(({ entry }) => each === valid || entry.language !== files.language)
        .flatMap((one) => inEntry(kind, one)),
    ),
    ...(each === valid && each.navigation ? inEntry('navigation.yaml', each.navigation) : []),
    ...(each === valid && each.search ? inEntry('search.yaml', each.search) : []),
    ...(each === valid && each.claims ? inEntry('claims.yaml', each.claims) : []),
    ...(each === valid && each.testimonials ? inEntry('testimonials.yaml', each.testimonials) : []),
  ])
}

/** Reports texts that use a claim that isn't there as long as they are. */
function claimsInTexts(
  { entries, publications, view }: CheckedContent,
  targets: ReadonlyMap<string, Target>,
): Problem[] {
  const claims = [...targets].flatMap(([key, target]) =>
    key.startsWith('claims/') ? [{ name: `{claim.${key.slice('claims/'.length)}}`, target }] : [],
  )
  if (claims.length === 0) return []
  return entries.flatMap((entry) => {
    const parts = partsIn(entry.data, publications.timeZone)
    const { fields, lines } = textsWithPlaceholders(entry)
    const [, folder] = entry.file.split('/')
    const source = Object.entries<Kind>(kinds).find(([, kind]) => kind.folder === folder)?.[0] ?? ''
    return claims.flatMap(({ name, target }) => [
      ...fields
        .filter(({ text }) => text.includes(name))
        .flatMap(({ path }) => {
          const words = gapWords(entry, { parts, path, publications, view }, target, source)
          return words
            ? fieldProblem(entry, path, { ...words, reason: `uses ${name}, ${words.reason}` })
            : []
        }),
      ...lines
        .filter(({ text }) => text.includes(name))
        .flatMap(({ text, index }) => {
          const words = gapWords(entry, { parts, path: [], publications, view }, target, source)
          return words
            ? {
                file: entry.file,
                line: entry.bodyLine + index,
                column: text.indexOf(name) + 1,
                field: '',
                reason: `uses ${name}, ${words.reason}`,
                repair: words.repair,
              }
            : []
        }),
    ])
  })
}

interface Referring extends Pick<CheckedContent, 'publications' | 'view'> {
  parts: readonly Part[]
  path: readonly (string | number)[]
}

/** What is wrong with a reference of an entry to one that isn't there as long as it is; undefined if nothing is. */
function gapWords(
  { file }: Entry,
  { parts, path, publications, view }: Referring,
  { file: other, publication }: Target,
  source: string,
): Pick<Problem, 'reason' | 'repair'> | undefined {
  const own = publicationAt(publications.ofFile(file), parts, path)
  const appears = Object.entries<Kind>(kinds).find(([name]) => name === source)?.[1].appears
  const here = (field: string | undefined, value: string) =>
    field === undefined
      ? 'name another one'
      : `write ${field}: ${value} here too, or name another one`
  switch (gapBetween(own, publication, view.now)) {
    case 'draft':
      return {
        reason: `which is a draft in ${other}`,
        repair: here(appears && 'draft', 'true'),
      }
    case 'before':
      return {
        reason: `which is not there before ${publication.from?.written} (${other})`,
        repair: here(appears, publication.from?.written ?? ''),
      }
    case 'after':
      return {
        reason: `which ends with ${publication.until?.written} (${other})`,
        repair: here(appears && 'until', publication.until?.written ?? ''),
      }
    default:
      return undefined
  }
}
