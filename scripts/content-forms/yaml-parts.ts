import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

/** A change that can't be written without touching other fields. */
export class UnwritableChange extends Error {
  override name = 'UnwritableChange'
}

/** A part of a block: an entry of a list, or a field with its value. */
export interface Part {
  /** Comments and empty lines above it, each with its line break. */
  above: string
  /** From its first character to the end of its last line, with the line break if there is one. */
  text: string
}

/** Splits a block collection into its parts. */
export function partsOf(collection: YAMLMap | YAMLSeq, yaml: string): Part[] {
  const starts = collection.items.map((item) => startOf(item, collection, yaml))
  const ends = collection.items.map((item) => lineEnd(yaml, endOfItem(item, yaml)))
  return starts.map((start, at) => {
    const line = yaml.lastIndexOf('\n', start - 1) + 1
    const above = at === 0 ? '' : yaml.slice(ends[at - 1], Math.max(line, ends[at - 1] ?? 0))
    return { above, text: yaml.slice(start, ends[at]) }
  })
}

export function joinParts(parts: readonly Part[], column: number): string {
  const indentation = ' '.repeat(column)
  return parts
    .map(({ above, text }, at) => {
      const ended = at === parts.length - 1 || text.endsWith('\n') ? text : `${text}\n`
      if (at > 0) return above + indentation + ended
      // The first part begins where the collection does, which may be behind a dash or in its own line.
      return above.trim() === '' ? ended : `${above.trimStart()}${indentation}${ended}`
    })
    .join('')
}

/** A list's part begins at its dash, a field at its key. */
export function startOf(item: unknown, collection: YAMLMap | YAMLSeq, yaml: string): number {
  const node = isPair(item) ? item.key : item
  const start = isNode(node) ? (node.range?.[0] ?? 0) : 0
  if (isPair(item) || isMap(collection)) return start
  let at = start - 1
  // Comments may stand between the dash and its value.
  while (at >= 0 && !(yaml[at] === '-' && /^[ \t]*(?:- +)*$/.test(lineBefore(yaml, at)))) at--
  if (at < 0) throw new UnwritableChange('a list without dashes')
  return at
}

const lineBefore = (yaml: string, at: number) => yaml.slice(yaml.lastIndexOf('\n', at - 1) + 1, at)

export const endOfItem = (item: unknown, yaml: string): number => {
  if (isPair(item)) {
    const { key, value } = item
    if (isNode(value) && value.range && !isEmptyNode(value)) return endOf(value, yaml)
    const keyEnd = isNode(key) ? (key.range?.[1] ?? 0) : 0
    return yaml.indexOf(':', keyEnd) + 1
  }
  return isNode(item) ? endOf(item, yaml) : 0
}

export const isEmptyNode = (node: Node) =>
  isScalar(node) && node.value === null && node.source === ''

/** Where the value of a node ends: of a block collection, where the last of its lines does. */
export function endOf(node: Node, yaml: string): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1)
    return last === undefined ? (node.range?.[1] ?? 0) : lineEnd(yaml, endOfItem(last, yaml))
  }
  return node.range?.[1] ?? 0
}

/** The end of the line that a value ends in, with its comment and its line break. */
function lineEnd(yaml: string, at: number): number {
  if (yaml[at - 1] === '\n') return at
  const ending = yaml.indexOf('\n', at)
  return ending === -1 ? yaml.length : ending + 1
}
