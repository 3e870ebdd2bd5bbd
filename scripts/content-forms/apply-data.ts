import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isGroup } from './is-group.ts'
import { matchEntries } from './match-entries.ts'
import { renderBlock, renderField, renderFlow, renderKey, renderScalar } from './render-yaml.ts'
import { rewordScalar } from './reword-scalar.ts'
import {
  endOf,
  endOfItem,
  isEmptyNode,
  joinParts,
  type Part,
  partsOf,
  startOf,
  UnwritableChange,
} from './yaml-parts.ts'

/**
 * Writes changed data into the YAML that it was read from: what has not changed keeps its text, with comments, order,
 * quotes and line breaks.
 */

/** The order in which a new field is put among those that are there, by the path of its group. */
export type FieldOrder = (path: readonly PropertyKey[]) => readonly string[]

type Data = Record<string, unknown>

/**
 * Returns the YAML with this data in it. Fields that are undefined in it are removed.
 * @throws UnwritableChange
 */
export function applyData(yaml: string, data: unknown, orderOf: FieldOrder = () => []): string {
  const document = parseDocument(yaml)
  const before: unknown = document.toJS()
  const after = withoutUndefined(data)
  if (isDeepStrictEqual(before, after)) return yaml
  const { contents } = document
  // What is put into an empty file is written as blocks, also where it is `{}` so far.
  const isEmpty = isCollection(contents) && contents.items.length === 0
  const text =
    isNode(contents) &&
    contents.range &&
    !isEmpty &&
    !(isScalar(contents) && contents.value === null)
      ? changed(contents, after, { yaml, column: 0, inFlow: false, path: [], orderOf })
      : isEmpty
        ? renderBlock(after, 0)
        : `${yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`}${renderBlock(after, 0)}\n`
  const whole = isNode(contents) && contents.range ? withRange(yaml, contents, text) : text
  if (!isDeepStrictEqual(parsed(whole), after))
    throw new UnwritableChange(
      'This change can’t be written without changing other lines. Make it in the file itself.',
    )
  return whole
}

function withRange(yaml: string, node: Node, text: string): string {
  const start = node.range?.[0] ?? 0
  const end = endOf(node, yaml)
  return yaml.slice(0, start) + text + yaml.slice(end)
}

function parsed(yaml: string): unknown {
  const document = parseDocument(yaml)
  return document.errors.length > 0 ? undefined : document.toJS()
}

/** Fields that a form has emptied are undefined; JSON has none of them. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === undefined ? [] : [[key, withoutUndefined(each)]],
    ),
  )
}

interface Place {
  yaml: string
  /** Of the first character of the block that the node is in. */
  column: number
  inFlow: boolean
  path: readonly PropertyKey[]
  orderOf: FieldOrder
}

/** Returns the text of a node with another value, in place of its text from its start to `endOf`. */
function changed(node: Node, after: unknown, place: Place): string {
  const { yaml } = place
  const start = node.range?.[0] ?? 0
  const own = yaml.slice(start, endOf(node, yaml))
  if (isDeepStrictEqual(valueOf(node), after)) return own
  if (node.tag !== undefined && node.tag.startsWith('!')) throw new UnwritableChange(own)
  if (isMap(node) && isGroup(after) && Object.keys(after).length > 0)
    return node.flow ? changedFlowMap(node, after, place) : changedMap(node, after, place)
  if (isSeq(node) && Array.isArray(after) && after.length > 0)
    return node.flow ? changedFlowSeq(node, after, place) : changedSeq(node, after, place)
  if (isScalar(node) && typeof node.value === 'string' && typeof after === 'string') {
    const reworded = rewordScalar(own, node as Scalar<string>, after, place)
    if (reworded !== undefined) return reworded
  }
  return isScalar(node) ? renderScalar(after, node, place) : renderOther(after, place, own)
}

const valueOf = (node: Node): unknown => new Document(node).toJS()

const columnOf = (yaml: string, start: number) => start - (yaml.lastIndexOf('\n', start - 1) + 1)

function changedMap(map: YAMLMap, after: Data, place: Place): string {
  const { yaml, path, orderOf } = place
  const parts = partsOf(map, yaml)
  const first = map.items[0]
  const column = first ? columnOf(yaml, startOf(first, map, yaml)) : place.column
  const kept = map.items.flatMap((pair, at) => {
    const key = keyOf(pair)
    const part = parts[at]
    if (!part || !Object.hasOwn(after, key)) return []
    const text = changedPair(pair, part.text, after[key], {
      ...place,
      column,
      path: [...path, key],
    })
    return [{ key, above: part.above, text }]
  })
  const order = orderOf(path)
  for (const [key, value] of Object.entries(after)) {
    if (kept.some((each) => each.key === key)) continue
    const text = `${renderField(key, value, column)}\n`
    kept.splice(placeOfNew(key, kept, order, Object.keys(after)), 0, { key, above: '', text })
  }
  return endLike(joinParts(kept, column), map, yaml)
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)

/** A file that ends without a line break still does. */
const endLike = (text: string, node: Node, yaml: string): string => {
  const own = yaml.slice(node.range?.[0], endOf(node, yaml))
  if (own.endsWith('\n')) return text.endsWith('\n') ? text : `${text}\n`
  return text.replace(/\n$/, '')
}

/** Behind the nearest field that stands before it in the schema; else where the form put it. */
function placeOfNew(
  key: string,
  kept: readonly { key: string }[],
  order: readonly string[],
  given: readonly string[],
): number {
  const list = order.includes(key) ? order : given
  const before = list.slice(0, list.indexOf(key))
  const at = kept.findLastIndex((each) => before.includes(each.key))
  return at === -1 && !order.includes(key) ? kept.length : at + 1
}

function changedPair(pair: Pair, text: string, after: unknown, place: Place): string {
  const { yaml, column } = place
  const { key, value } = pair
  if (!isNode(key) || !key.range) throw new UnwritableChange(text)
  if (!isNode(value) || !value.range || isEmptyNode(value))
    return isDeepStrictEqual(isNode(value) ? valueOf(value) : null, after)
      ? text
      : `${renderField(keyOf(pair), after, column)}\n`
  if (isDeepStrictEqual(valueOf(value), after)) return text
  const [start] = key.range
  const from = value.range[0]
  const end = endOf(value, yaml)
  const isBlock = isCollection(value) && !value.flow
  const becomesOther =
    isCollection(value) &&
    (isMap(value) ? !isGroup(after) || isEmpty(after) : !Array.isArray(after) || isEmpty(after))
  const becomesBlock = isScalar(value) && typeof after === 'object' && after !== null
  // With a comment behind the key, or a value of another kind, the field is written anew.
  if (becomesOther || becomesBlock) return `${renderField(keyOf(pair), after, column)}\n`
  const own = changed(value, after, { ...place, column: isBlock ? column + 2 : column })
  return yaml.slice(start, from) + withRest(own, yaml.slice(end, start + text.length))
}

/** Puts the comment that stood behind a text on one line behind the first line of a block, where it is no part of the text. */
function withRest(own: string, rest: string): string {
  const [header = '', ...lines] = own.split('\n')
  return rest.trimStart().startsWith('#') && /^[>|]/.test(own)
    ? `${[`${header}${rest.trimEnd()}`, ...lines].join('\n')}\n`
    : own + rest
}

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : isGroup(value) && Object.keys(value).length === 0

function changedSeq(seq: YAMLSeq, after: readonly unknown[], place: Place): string {
  const { yaml, path } = place
  const parts = partsOf(seq, yaml)
  const first = seq.items[0]
  const column = first ? columnOf(yaml, startOf(first, seq, yaml)) : place.column
  const written = matchEntries(seq.items.map(asValue), after).map((from, at): Part => {
    const item = from === undefined ? undefined : seq.items[from]
    const part = from === undefined ? undefined : parts[from]
    if (!part || !isNode(item) || !item.range)
      return { above: '', text: `- ${renderBlock(after[at], column + 2)}\n` }
    const begin = startOf(item, seq, yaml)
    const [start] = item.range
    const other =
      isCollection(item) && (isMap(item) ? !isGroup(after[at]) : !Array.isArray(after[at]))
    if (other || (isScalar(item) && typeof after[at] === 'object'))
      return { above: part.above, text: `- ${renderBlock(after[at], column + 2)}\n` }
    const inner = { ...place, column: column + 2, path: [...path, at] }
    const text = changed(item, after[at], inner)
    const end = endOf(item, yaml)
    return {
      above: part.above,
      text: yaml.slice(begin, start) + withRest(text, yaml.slice(end, begin + part.text.length)),
    }
  })
  return endLike(joinParts(written, column), seq, yaml)
}

const asValue = (item: unknown): unknown => (isNode(item) ? valueOf(item) : item)

function changedFlowMap(map: YAMLMap, after: Data, place: Place): string {
  const { yaml, path } = place
  const pieces = new Map(
    map.items.map((pair) => {
      const key = isNode(pair.key) ? pair.key : undefined
      const start = key?.range?.[0] ?? 0
      const value = isNode(pair.value) ? pair.value : undefined
      return [keyOf(pair), { start, value, end: endOfItem(pair, yaml) }]
    }),
  )
  const items = Object.entries(after).map(([key, own]) => {
    const piece = pieces.get(key)
    if (!piece?.value?.range) return `${renderKey(key)}: ${renderFlow(own)}`
    const { start, value, end } = piece
    const text = changed(value, own, { ...place, inFlow: true, path: [...path, key] })
    return yaml.slice(start, value.range?.[0]) + text + yaml.slice(endOf(value, yaml), end)
  })
  const known = [...pieces.keys()].filter((key) => Object.hasOwn(after, key))
  const added = Object.keys(after).filter((key) => !pieces.has(key))
  const keys = Object.keys(after)
  const ordered = [...known, ...added].map((key) => items[keys.indexOf(key)] ?? '')
  return enclosed(map, ordered, place)
}

function changedFlowSeq(seq: YAMLSeq, after: readonly unknown[], place: Place): string {
  const { path } = place
  const items = matchEntries(seq.items.map(asValue), after).map((from, at) => {
    const item = from === undefined ? undefined : seq.items[from]
    return isNode(item)
      ? changed(item, after[at], { ...place, inFlow: true, path: [...path, at] })
      : renderFlow(after[at])
  })
  return enclosed(seq, items, place)
}

/** A flow collection with the brackets, spaces and line breaks that it has. */
function enclosed(
  collection: YAMLMap | YAMLSeq,
  items: readonly string[],
  { yaml }: Place,
): string {
  const [start = 0, end = 0] = collection.range ?? []
  const own = yaml.slice(start, end)
  const [first] = collection.items
  const last = collection.items.at(-1)
  if (first === undefined) {
    const [open, close] = isMap(collection) ? ['{ ', ' }'] : ['[', ']']
    return open + items.join(', ') + close
  }
  const itemStart = (item: unknown) => {
    const node = isPair(item) ? item.key : item
    return isNode(node) ? (node.range?.[0] ?? start) : start
  }
  const open = own.slice(0, itemStart(first) - start)
  const close = own.slice(endOfItem(last, yaml) - start)
  const second = collection.items[1]
  const between =
    second === undefined
      ? own.includes('\n')
        ? `,${open.slice(1)}`
        : ', '
      : yaml.slice(endOfItem(first, yaml), itemStart(second))
  return open + items.join(between.includes('#') ? ', ' : between) + close
}

/** A collection that becomes empty, or another kind of value. */
function renderOther(after: unknown, { column, inFlow }: Place, own: string): string {
  if (inFlow || isEmpty(after)) return renderFlow(after) + (own.endsWith('\n') ? '\n' : '')
  return renderBlock(after, column) + (own.endsWith('\n') ? '\n' : '')
}
