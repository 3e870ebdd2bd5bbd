import matter from 'gray-matter'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { Problem } from './problem.ts'

/** A content file, read and parsed but not yet believed. */
export interface Entry {
  /** `content/towns/vail.yaml` */
  file: string
  /** The file's name without its ending: `vail`. */
  name: string
  data: unknown
  /** The Markdown under the front matter; empty in YAML files. */
  body: string
  /** The line of the file on which the body begins, from 1. */
  bodyLine: number
  /** Where a field stands; for one that is missing, where its nearest parent stands. */
  locate(path: readonly PropertyKey[]): { line: number; column: number }
}

export type Parsed = { entry: Entry; problems: [] } | { entry: undefined; problems: Problem[] }

/**
 * In: a file's path and text (`.yaml`, or `.md` with front matter). Out: the entry, or the problem
 * that keeps it from being one. Front matter is data: it is never executed.
 */
export function parseEntry(file: string, text: string): Parsed {
  const name = file.replace(/^.*\//, '').replace(/\.[^.]+$/, '')
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const { front, body, firstLine, fault } = file.endsWith('.md')
    ? splitFrontMatter(plain)
    : { front: plain, body: '', firstLine: 1, fault: undefined }
  if (fault)
    return { entry: undefined, problems: [{ file, line: 1, column: 1, field: '', ...fault }] }

  const lines = new LineCounter()
  const document = parseDocument(front, { lineCounter: lines })
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  if (document.errors.length > 0)
    return {
      entry: undefined,
      problems: document.errors.slice(0, 1).map((error) => ({
        file,
        ...place(error.pos[0]),
        field: '',
        reason: `is no valid YAML: ${error.message.split(/ at line |\n/)[0]}`,
        repair: yamlRepair(error.message),
      })),
    }
  return {
    problems: [],
    entry: {
      file,
      name,
      data: document.toJS() ?? {},
      body,
      bodyLine: firstLine + front.split('\n').length + 1,
      locate: (path) => place(offsetOf(document, path)),
    },
  }
}

function splitFrontMatter(text: string) {
  let front = ''
  try {
    const { content } = matter(text, {
      engines: {
        yaml: { parse: (yaml: string) => ((front = yaml), {}) },
        javascript: { parse: refuseToExecute },
        json: { parse: refuseToExecute },
      },
    })
    const firstLine = text.startsWith('---') ? 2 : 1
    const frontOnly = front.replace(/^\n/, '')
    return { front: frontOnly, body: content, firstLine, fault: undefined }
  } catch {
    const fault = {
      reason: 'has front matter that is not YAML',
      repair: 'begin the file with a line of exactly --- and write YAML under it',
    }
    return { front: '', body: '', firstLine: 1, fault }
  }
}

function refuseToExecute(): never {
  throw new Error('front matter is data')
}

function yamlRepair(message: string): string {
  if (/tab/i.test(message)) return 'indent with spaces, never with tabs'
  if (/quote/i.test(message)) return 'close the quotation mark that was opened'
  if (/unique/i.test(message)) return 'write each field once'
  if (/compact mappings|nested mappings/i.test(message))
    return 'put quotation marks around a text that contains a colon'
  return 'check the indentation and the quotation marks of this line'
}

/** The offset of the key that `path` names, or of the nearest parent that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    const pair = pairs(parent).find(({ key: name }) => name === key)
    if (pair) return pair.offset
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

function pairs(node: unknown): { key: unknown; offset: number }[] {
  if (typeof node !== 'object' || node === null || !('items' in node)) return []
  const { items } = node
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('key' in item)) return []
    const { key } = item
    if (!isNode(key) || !key.range || !('value' in key)) return []
    return [{ key: key.value, offset: key.range[0] }]
  })
}
