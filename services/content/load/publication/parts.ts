import { lastResult, memoize } from '../../model/memoize.ts'
import { always, isAlways, type Publication, publicationOf, together } from './publication.ts'

export type Path = readonly (string | number)[]

/** An entry inside a file, such as a testimonial, a question or a price range, that is not always shown. */
export interface Part {
  path: Path
  publication: Publication
}

const known = memoize((_: object) => lastResult<Part[]>())

/** Returns the entries inside the data of a file that have fields of publication. */
export const partsIn = (data: unknown, timeZone: string): readonly Part[] =>
  typeof data === 'object' && data !== null
    ? known(data)([timeZone], () => findParts(data, timeZone, []))
    : []

function findParts(value: object, timeZone: string, path: Path): Part[] {
  const isList = Array.isArray(value)
  return (Object.entries(value) as [string, unknown][]).flatMap(([key, part]) => {
    if (typeof part !== 'object' || part === null) return []
    const at = [...path, isList ? Number(key) : key]
    const publication = Array.isArray(part) ? always : publicationOf(part, 'from', timeZone)
    return [
      ...(isAlways(publication) ? [] : [{ path: at, publication }]),
      ...findParts(part, timeZone, at),
    ]
  })
}

/** Returns when a field of a file is on the site: with the file, and with each entry inside that it is in. */
export const publicationAt = (
  ofFile: Publication,
  parts: readonly Part[],
  path: Path,
): Publication =>
  together(
    ofFile,
    ...parts
      .filter((part) => part.path.every((key, index) => key === path[index]))
      .map(({ publication }) => publication),
  )

/** Returns data without what is at a path; an entry of a list takes its place in it along. */
export function without<Data>(data: Data, path: Path): Data {
  const [key, ...rest] = path
  if (key === undefined || typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const list: unknown[] = data
    return (
      rest.length === 0
        ? list.filter((_, index) => index !== key)
        : list.map((each, index) => (index === key ? without(each, rest) : each))
    ) as Data
  }
  const entries = Object.entries(data) as [string, unknown][]
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, each]) => [name, name === key ? without(each, rest) : each]),
  ) as Data
}
