import { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { memoize } from '../../model/memoize.ts'
import { strings } from '../../model/location/placeholders.ts'
import type { Refer } from '../../schema/fields.ts'
import { fileSchemas } from '../collections/validators.ts'
import { type Shape, shapeAt, shapeOf, valueAt } from '../messages/shape.ts'
import { type Path, without } from './parts.ts'

/** A field that holds the name of an entry. */
export interface Reference {
  path: Path
  /** The kind of the entry. */
  kind: string
  name: string
}

/** Entries by kind and name: `towns/vail`. */
type Names = ReadonlySet<string>

export const keyOf = (kind: string, name: string): string => `${kind}/${name}`

/** What a schema says of references alone, by the kind or the file that it is of: made when it is first needed. */
const shapes = new Map<string, Shape | undefined>()

/**
 * Returns the schema of a kind of content or of a single file, written out.
 * @param source the name of a kind, or of a file: `claims.yaml`
 */
export function shapeOfSource(source: string, languages: readonly string[]): Shape | undefined {
  const key = [source, ...languages].join(' ')
  if (!shapes.has(key)) {
    const refer: Refer = Object.assign((kind: string) => z.string().trim().meta({ kind }), {
      languages,
    })
    const kind: Kind | undefined = Object.entries<Kind>(kinds).find(
      ([name]) => name === source,
    )?.[1]
    const file = Object.entries(fileSchemas).find(([name]) => name === source)?.[1]
    shapes.set(key, kind ? shapeOf(kind.schema(refer)) : file && shapeOf(file(refer)))
  }
  return shapes.get(key)
}

/** The texts of data that may be names, at each moment of the calendar the same. */
const wordsIn = memoize((data: object) => [...strings(data)].filter(({ text }) => !/\s/.test(text)))

/** Returns the fields of data that hold one of some names. */
export function referencesTo(
  names: Names,
  data: unknown,
  shapeOfData: () => Shape | undefined,
): Reference[] {
  if (typeof data !== 'object' || data === null) return []
  const words = new Set([...names].map((key) => key.slice(key.indexOf('/') + 1)))
  return wordsIn(data).flatMap(({ path, text }) => {
    if (!words.has(text)) return []
    const shape = shapeOfData()
    const kind: unknown = shape && shapeAt(shape, path, data)?.['kind']
    return typeof kind === 'string' && names.has(keyOf(kind, text))
      ? [{ path, kind, name: text }]
      : []
  })
}

/**
 * Returns data without a reference, if its schema lets it be left out: an entry of a list that may be shorter, an optional field,
 * or else the entry of a list that it is in. Undefined where the file says nothing without it. A list that limits what its entry is
 * about is never emptied: it would be about everything.
 */
export function leaveOut<Data>(data: Data, path: Path, shape: Shape): Data | undefined {
  const place = placeToLeaveOut(data, path, shape)
  return place && without(data, place)
}

function placeToLeaveOut(data: unknown, path: Path, shape: Shape): Path | undefined {
  if (mayLeaveOut(data, path, shape)) return path
  const inList = path.slice(0, -1).findLastIndex((key) => typeof key === 'number')
  return inList === -1 ? undefined : placeToLeaveOut(data, path.slice(0, inList + 1), shape)
}

function mayLeaveOut(data: unknown, path: Path, shape: Shape): boolean {
  const key = path.at(-1)
  const above = path.slice(0, -1)
  const parent = shapeAt(shape, above, data)
  if (!parent || shapeAt(shape, path, data)?.['limits'] === true) return false
  if (typeof key !== 'number') return key !== undefined && !(parent.required ?? []).includes(key)
  const list = valueAt(data, above)
  const left = (Array.isArray(list) ? list.length : 0) - 1
  return left >= Math.max(parent.minItems ?? 0, parent['limits'] === true ? 1 : 0)
}
