import { parse } from 'yaml'
import type { Entry } from '../../services/content/load/files/entry.ts'
import { shapeAt, valueAt } from '../../services/content/load/messages/shape.ts'
import { fieldLinks } from './links.ts'
import type { ReferenceReader } from './references.ts'
import { applyEdits, frontOf, withoutPath } from './yaml-text.ts'

type Path = readonly (string | number)[]

/** What is gone: names, by what refers to them, and addresses. */
export interface Gone {
  isGone(to: string, name: string): boolean
  isDead(href: string): boolean
}

/** Returns the fields of a file that name or link to what is gone. */
export function targetsIn(reader: ReferenceReader, entry: Entry, { isGone, isDead }: Gone): Path[] {
  return [
    ...reader.referencesIn(entry).filter(({ to, name }) => isGone(to, name)),
    // A redirect gets another end.
    ...(entry.name === 'redirects' ? [] : fieldLinks(entry).filter(({ href }) => isDead(href))),
  ].map(({ path }) => path)
}

/**
 * Takes what is gone out of the fields of a file: an entry of a list, a field that may be left out, or the entry or group that
 * is nothing without it, as far as the schema allows. The rest is for people to decide.
 */
export function dropReferences(
  reader: ReferenceReader,
  entry: Entry,
  text: string,
  gone: Gone,
): string {
  // What doesn't fit the schema, or has none, is left as it is.
  if (reader.faultsIn(entry, entry.data)?.length !== 0) return text
  let [current, data] = [text, entry.data]
  for (;;) {
    const now: Entry = { ...entry, data }
    const next = firstOf(targetsIn(reader, now, gone), (path) =>
      without(reader, now, current, path),
    )
    if (next === undefined) return current
    current = next
    data = parse(frontOf(entry.file, current).yaml)
  }
}

function firstOf<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = compute(item)
    if (result !== undefined) return result
  }
  return undefined
}

/** Returns the text without a reference; undefined where it can't go. */
function without(
  reader: ReferenceReader,
  entry: Entry,
  text: string,
  path: Path,
): string | undefined {
  const { start, yaml } = frontOf(entry.file, text)
  for (const part of removableParts(reader, entry, path)) {
    const changed = withoutPath(yaml, part)
    if (changed === undefined) continue
    if (reader.faultsIn(entry, parse(changed))?.length !== 0) continue
    return applyEdits(text, [{ start, end: start + yaml.length, text: changed }])
  }
  return undefined
}

/** The parts of a file that may go with a reference, the smallest first: up to the entry of a list that it is in. */
function removableParts(reader: ReferenceReader, entry: Entry, path: Path): Path[] {
  const shape = reader.shapeOfFile(entry)
  const shapeOf = (at: Path) => (shape ? shapeAt(shape, at, entry.data) : undefined)
  const parts: Path[] = []
  // Without what it is limited to, an entry would be about everything.
  let limits = false
  let part = path
  if (typeof path.at(-1) === 'number') {
    const list = path.slice(0, -1)
    const items = valueAt(entry.data, list)
    if (Array.isArray(items) && items.length > 1) return [path]
    const field = shapeOf(list)
    limits = field?.['limits'] === true
    if (!limits && field?.default === undefined && list.length > 0) return []
    if (!limits) return [list.length === 0 ? path : list]
    part = list
  } else {
    limits = shapeOf(path)?.['limits'] === true
    if (!limits) parts.push(path)
  }
  for (let above = part.slice(0, -1); above.length > 0; above = above.slice(0, -1)) {
    if (!isSimple(valueAt(entry.data, above))) break
    const isItem = typeof above.at(-1) === 'number'
    if (isItem || !limits) parts.push(above)
    if (isItem) break
  }
  return parts
}

/** Whether a group has words and names alone: what has parts of its own is not removed with one of them. */
const isSimple = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each: unknown) =>
    Array.isArray(each) ? !each.some(isGroup) : !isGroup(each),
  )

const isGroup = (value: unknown) => typeof value === 'object' && value !== null
