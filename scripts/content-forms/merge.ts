import { isDeepStrictEqual } from 'node:util'
import { diff3Merge } from 'node-diff3'
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
  if (isList(base) && isList(mine) && isList(theirs)) {
    const both = withAdded(base, mine, theirs) ?? byAddress(base, mine, theirs, prefer, path)
    if (both) return both
  }
  const conflict = { field: fieldName(path), mine: shown(mine), theirs: shown(theirs) }
  return { merged: prefer === 'mine' ? mine : theirs, conflicts: [conflict] }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** A list to whose end both have added, and changed nothing before. */
function withAdded(base: unknown[], mine: unknown[], theirs: unknown[]) {
  const begins = (list: unknown[]) =>
    list.length > base.length && isDeepStrictEqual(list.slice(0, base.length), base)
  if (!begins(mine) || !begins(theirs)) return undefined
  const added = mine.slice(base.length)
  const isTheirs = (one: unknown) => theirs.some((each) => isDeepStrictEqual(each, one))
  return { merged: [...theirs, ...added.filter((one) => !isTheirs(one))], conflicts: [] }
}

/** Redirects, which are told apart by the address that they are from. */
function byAddress(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  prefer: 'mine' | 'theirs',
  path: Path,
) {
  const [was, own, other] = [addressed(base), addressed(mine), addressed(theirs)]
  if (!was || !own || !other) return undefined
  const { merged, conflicts } = mergeData(was, own, other, prefer, path)
  return { merged: Object.values(merged as object) as unknown[], conflicts }
}

/** The entries of a list by `from`; undefined where one has none, or two have the same. */
function addressed(list: unknown[]): Record<string, unknown> | undefined {
  const entries = list.flatMap((each) =>
    isGroup(each) && typeof each['from'] === 'string' ? [[each['from'], each] as const] : [],
  )
  const byFrom = new Map(entries)
  return byFrom.size === list.length ? Object.fromEntries(byFrom) : undefined
}

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
 * @param prefer whose lines are taken where both changed the same ones
 * @returns undefined where both did, and nobody is preferred
 */
export function mergeText(
  base: string,
  mine: string,
  theirs: string,
  prefer?: 'mine' | 'theirs',
): string | undefined {
  const linesOf = (text: string) => text.split('\n')
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs))
  if (prefer === undefined && regions.some(({ conflict }) => conflict)) return undefined
  return regions
    .flatMap(({ ok, conflict }) => ok ?? (prefer === 'mine' ? conflict?.a : conflict?.b) ?? [])
    .join('\n')
}
