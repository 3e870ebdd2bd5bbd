import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
} from 'yaml'
import { valueAt } from '../../services/content/load/messages/shape.ts'

type Path = readonly PropertyKey[]

/** A part of a text, by its offsets, and what takes its place. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits that do not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, text: own }) => changed.slice(0, start) + own + changed.slice(end),
      text,
    )

/** Where the YAML of a file is, and the Markdown below it: offsets in its text. */
export interface FileParts {
  front: { start: number; end: number }
  /** Undefined in a YAML file. */
  body: number | undefined
}

/** Splits a file as it is written, with the ends of its lines; it has been read without problems before. */
export function partsOf(file: string, text: string): FileParts {
  const begin = text.startsWith('\uFEFF') ? 1 : 0
  if (!file.endsWith('.md')) return { front: { start: begin, end: text.length }, body: undefined }
  const start = text.indexOf('\n') + 1
  const fence = /^---[ \t]*\r?(?:\n|$)/m.exec(text.slice(start))
  if (!fence) throw new Error(`${file} was changed while it was read`)
  const end = start + fence.index
  return { front: { start, end }, body: end + fence[0].length }
}

/** The YAML of a file. */
export function frontOf(file: string, text: string): { start: number; yaml: string } {
  const { front } = partsOf(file, text)
  return { start: front.start, yaml: text.slice(front.start, front.end) }
}

/**
 * Returns the edit that replaces a word within a text field, which keeps its quotes; undefined where it isn't written there
 * in one piece.
 * @param was the whole value, or the part of it that is replaced
 */
export function scalarEdit(document: Document, yaml: string, path: Path, was: string, is: string) {
  const node = document.getIn(path, true)
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined
  const [start, end] = node.range
  const written = yaml.slice(start, end)
  const at = written.indexOf(was)
  if (at === -1) return undefined
  const whole = written.replace(was, () => is)
  // `2026` or `on` would be no text.
  const needsQuotes = node.type === 'PLAIN' && written.trim() === was && parse(is) !== is
  return needsQuotes
    ? { start, end, text: stringify(is, { singleQuote: true }).trimEnd() }
    : { start, end, text: whole }
}

/**
 * Removes an entry of a list, or a field, from YAML; nothing else in it changes.
 * @returns the text without it; undefined where it can't be taken out of the lines without changing others
 */
export function withoutPath(yaml: string, path: Path): string | undefined {
  const document = parseDocument(yaml)
  const key = path.at(-1)
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (key === undefined || !isCollection(parent)) return undefined
  const index = isMap(parent)
    ? parent.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key)
    : Number(key)
  const ranges = parent.items.map((item) => rangeOf(item))
  const own = ranges[index]
  if (!own) return undefined
  const next = ranges[index + 1]
  const previous = ranges[index - 1]
  const last = parent.items.length === 1
  let text: string | undefined
  if (parent.flow) text = last ? undefined : withoutFlowItem(yaml, own, next, previous)
  else if (last) text = path.length === 1 && isSeq(parent) ? emptied(yaml, own) : undefined
  else text = withoutBlockItem(yaml, own, next, isSeq(parent))
  const expected: unknown = document.toJS()
  const holder = valueAt(expected, path.slice(0, -1))
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, key)
  return text !== undefined && isDeepStrictEqual(parse(text), expected) ? text : undefined
}

interface Range {
  start: number
  end: number
}

/** From the first character of an item or a key to the end of its value. */
function rangeOf(item: unknown): Range | undefined {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item]
  if (!isNode(first) || !isNode(last)) return undefined
  const [start, end] = [(first as Node).range?.[0], (last as Node).range?.[1]]
  return start === undefined || end === undefined ? undefined : { start, end }
}

function withoutFlowItem(
  yaml: string,
  own: Range,
  next: Range | undefined,
  previous: Range | undefined,
): string {
  if (next) return yaml.slice(0, own.start) + yaml.slice(next.start)
  return yaml.slice(0, previous?.end ?? own.start) + yaml.slice(own.end)
}

/** A whole line, or lines. A field that stands behind the dash of its entry leaves the dash to the next field. */
function withoutBlockItem(yaml: string, own: Range, next: Range | undefined, isItem: boolean) {
  const line = yaml.lastIndexOf('\n', own.start - 1) + 1
  const before = yaml.slice(line, own.start)
  const ending = yaml.indexOf('\n', Math.max(own.start, own.end - 1))
  const end = ending === -1 ? yaml.length : ending + 1
  if ((isItem ? /^\s*-\s+$/ : /^\s*$/).test(before)) return yaml.slice(0, line) + yaml.slice(end)
  return next && !isItem ? yaml.slice(0, own.start) + yaml.slice(next.start) : undefined
}

/** A file that is a list of one entry becomes an empty list. */
function emptied(yaml: string, { start, end }: Range): string {
  const line = yaml.lastIndexOf('\n', start - 1) + 1
  const ending = yaml.indexOf('\n', end - 1)
  return `${yaml.slice(0, line)}[]\n${ending === -1 ? '' : yaml.slice(ending + 1)}`
}
