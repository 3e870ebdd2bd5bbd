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
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { rewordScalar } from './reword-scalar.ts'

/**
 * Writes changed data into the YAML that it was read from: what has not changed keeps its text, with comments, order,
 * quotes and line breaks.
 */

/** A change that can't be written without touching other fields. */
export class UnwritableChange extends Error {
  override name = 'UnwritableChange'
}

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
  const text =
    isNode(contents) && contents.range && !(isScalar(contents) && contents.value === null)
      ? changed(contents, after, { yaml, column: 0, inFlow: false, path: [], orderOf })
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

const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** A part of a block: an entry of a list, or a field with its value. */
interface Part {
  /** Comments and empty lines above it, each with its line break. */
  above: string
  /** From its first character to the end of its last line, with the line break if there is one. */
  text: string
}

/** Splits a block collection into its parts. */
function partsOf(collection: YAMLMap | YAMLSeq, place: Place): Part[] {
  const { yaml } = place
  const starts = collection.items.map((item) => startOf(item, collection, yaml))
  const ends = collection.items.map((item) => lineEnd(yaml, endOfItem(item, yaml)))
  return starts.map((start, at) => {
    const line = yaml.lastIndexOf('\n', start - 1) + 1
    const above = at === 0 ? '' : yaml.slice(ends[at - 1], Math.max(line, ends[at - 1] ?? 0))
    return { above, text: yaml.slice(start, ends[at]) }
  })
}

function joinParts(parts: readonly Part[], column: number): string {
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
function startOf(item: unknown, collection: YAMLMap | YAMLSeq, yaml: string): number {
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

const endOfItem = (item: unknown, yaml: string): number => {
  if (isPair(item)) {
    const { key, value } = item
    if (isNode(value) && value.range && !isEmptyNode(value)) return endOf(value, yaml)
    const keyEnd = isNode(key) ? (key.range?.[1] ?? 0) : 0
    return yaml.indexOf(':', keyEnd) + 1
  }
  return isNode(item) ? endOf(item, yaml) : 0
}

const isEmptyNode = (node: Node) => isScalar(node) && node.value === null && node.source === ''

/** Where the value of a node ends: of a block collection, where the last of its lines does. */
function endOf(node: Node, yaml: string): number {
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

const columnOf = (yaml: string, start: number) => start - (yaml.lastIndexOf('\n', start - 1) + 1)

function changedMap(map: YAMLMap, after: Data, place: Place): string {
  const { yaml, path, orderOf } = place
  const parts = partsOf(map, place)
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
  const parts = partsOf(seq, place)
  const first = seq.items[0]
  const column = first ? columnOf(yaml, startOf(first, seq, yaml)) : place.column
  const written = matched(seq.items.map(asValue), after).map((from, at): Part => {
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

/**
 * For each entry of the new list the index of the old one that it is: an equal one, or the one that was changed in its place.
 * Undefined for a new one.
 */
function matched(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const free = new Set(before.keys())
  const found: (number | undefined)[] = after.map((value, at) => {
    const here = free.has(at) && isDeepStrictEqual(before[at], value) ? at : undefined
    const from = here ?? [...free].find((each) => isDeepStrictEqual(before[each], value))
    if (from !== undefined) free.delete(from)
    return from
  })
  // Those that are left are changed ones, in order, between the same neighbors.
  for (const [at, from] of found.entries()) {
    if (from !== undefined) continue
    const lower = found.slice(0, at).findLast((each) => each !== undefined) ?? -1
    const upper = found.slice(at).find((each) => each !== undefined) ?? before.length
    const between = [...free].filter((each) => each > lower && each < upper)
    const rest = found.slice(at).findIndex((each) => each !== undefined)
    const wanted = rest === -1 ? found.length - at : rest
    // As many as there are places for: an entry that was added in front leaves the others theirs.
    const likest = between.find((each) => isLike(before[each], after[at]))
    const taken = likest ?? (between.length >= wanted ? between[0] : undefined)
    if (taken === undefined) continue
    free.delete(taken)
    found[at] = taken
  }
  return found
}

/** Whether two groups agree in a field: the same question with another answer. */
const isLike = (one: unknown, other: unknown): boolean =>
  isGroup(one) &&
  isGroup(other) &&
  Object.keys(one).some(
    (key) => typeof one[key] === 'string' && isDeepStrictEqual(one[key], other[key]),
  )

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
  const items = matched(seq.items.map(asValue), after).map((from, at) => {
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

/** How wide lines are written. */
const lineWidth = 100

/** Writes a value in the style of the content: long texts folded, lists below their field. */
function renderBlock(value: unknown, column: number): string {
  const document = new Document(value)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      const { value: text } = node
      if (text.includes('\n') || text.length > 80)
        node.type = /\n\s|[ \t]\n|^\s/.test(text) ? 'BLOCK_LITERAL' : 'BLOCK_FOLDED'
    },
    Collection(_, node) {
      if (node.items.length === 0) node.flow = true
    },
  })
  const text = document
    .toString({ lineWidth: Math.max(40, lineWidth - column), singleQuote: true })
    .replace(/\n$/, '')
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
}

/** `key: value`, or the value below its key. */
const renderField = (key: string, value: unknown, column: number): string =>
  renderBlock({ [key]: value }, column)

const renderKey = (key: string) => renderFlow(key)

function renderFlow(value: unknown): string {
  const document = new Document([value])
  if (isSeq(document.contents)) document.contents.flow = true
  return document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true })
    .trim()
    .replace(/^\[ ?/, '')
    .replace(/ ?\]$/, '')
}

/** A scalar in place of another one: with its quotes, where the value is a text. */
function renderScalar(after: unknown, node: Scalar, { column, inFlow }: Place): string {
  if (typeof after !== 'string') return inFlow ? renderFlow(after) : renderBlock(after, column + 2)
  if (inFlow) return quoted(after, node) ?? renderFlow(after)
  if (after.includes('\n') || after.length > 80) {
    // What is written behind a key: its lines are below it, two columns in.
    const text = renderBlock({ k: after }, column)
    return text.slice('k: '.length)
  }
  return quoted(after, node) ?? renderBlock(after, column + 2)
}

function quoted(after: string, { type }: Scalar): string | undefined {
  if (after.includes('\n')) return undefined
  if (type === 'QUOTE_SINGLE') return `'${after.replaceAll("'", "''")}'`
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(after) : undefined
}

/** A collection that becomes empty, or another kind of value. */
function renderOther(after: unknown, { column, inFlow }: Place, own: string): string {
  if (inFlow || isEmpty(after)) return renderFlow(after) + (own.endsWith('\n') ? '\n' : '')
  return renderBlock(after, column) + (own.endsWith('\n') ? '\n' : '')
}
