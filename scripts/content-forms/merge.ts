import { isDeepStrictEqual } from 'node:util'
import { fieldName } from '../../services/content/model/problem.ts'
import { isGroup } from './is-group.ts'
import type { Conflict } from '../../services/api/editing/contract.ts'

type Path = readonly (string | number)[]

/**
 * Merges two changes of the same data, field by field.
 * @param base what both began with
 * @returns what both wanted, and the fields that they changed in different ways, which are as `prefer` says
 */
export function mergeData(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  prefer: 'mine' | 'theirs' = 'theirs',
  path: Path = [],
): { merged: unknown; conflicts: Conflict[] } {
  const of = (merged: unknown) => ({ merged, conflicts: [] })
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return of(theirs)
  if (isDeepStrictEqual(theirs, base)) return of(mine)
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    // Each new field stands where its author has put it.
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    const parts = keys.map((key) => ({
      key,
      ...mergeData(base[key], mine[key], theirs[key], prefer, [...path, key]),
    }))
    return {
      merged: Object.fromEntries(
        parts.flatMap(({ key, merged }) => (merged === undefined ? [] : [[key, merged]])),
      ),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  if (isList(base) && isList(mine) && isList(theirs) && keepsPlaces(base, mine, theirs)) {
    const parts = base.map((each, at) =>
      mergeData(each, mine[at], theirs[at], prefer, [...path, at]),
    )
    return {
      merged: parts.map(({ merged }) => merged),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  const conflict = { field: fieldName(path), mine: shown(mine), theirs: shown(theirs) }
  return { merged: prefer === 'mine' ? mine : theirs, conflicts: [conflict] }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Whether each entry of the lists is the one at the same place of the base: none was added, removed or moved. */
const keepsPlaces = (base: unknown[], ...others: unknown[][]) =>
  others.every(
    (list) =>
      list.length === base.length &&
      list.every(
        (each, at) =>
          isDeepStrictEqual(each, base[at]) || !base.some((one) => isDeepStrictEqual(one, each)),
      ),
  )

/** A value for people. */
function shown(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 1)
}

/**
 * Merges two changes of a text, line by line.
 * @returns undefined where both changed the same lines
 */
export function mergeText(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const [own, other] = [changedPart(base, mine), changedPart(base, theirs)]
  const [first, second] = own.start <= other.start ? [own, other] : [other, own]
  // With a line between them, so that neither has been written with the other's in view.
  if (first.end >= second.start) return undefined
  const lines = base.split('\n')
  return [
    ...lines.slice(0, first.start),
    ...first.lines,
    ...lines.slice(first.end, second.start),
    ...second.lines,
    ...lines.slice(second.end),
  ].join('\n')
}

/** The lines of a text that a change has replaced, from the first to the last of them, and what is there now. */
function changedPart(before: string, after: string) {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start++
  let same = 0
  while (same < most - start && was[was.length - 1 - same] === is[is.length - 1 - same]) same++
  return { start, end: was.length - same, lines: is.slice(start, is.length - same) }
}
