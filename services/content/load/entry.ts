import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { splitFrontMatter } from './front-matter.ts'
import type { KeptYaml, YamlCache } from './yaml-cache.ts'
import type { Problem } from '../model/problem.ts'
import { findYamlError } from './yaml-error.ts'

/** A content file, read and parsed but not validated. */
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
  /** What the cache keeps of its YAML, where there is a cache. */
  kept: KeptYaml | undefined
  /** Where a field stands; for one that is missing, where its nearest parent stands. */
  locate(path: readonly PropertyKey[]): { line: number; column: number }
}

export type Parsed = { entry: Entry; problems: [] } | { entry: undefined; problems: Problem[] }

/**
 * In: a file's path and text (`.yaml`, or `.md` with front matter), and what earlier runs have read. Out:
 * the entry, or the problem that keeps it from being one.
 */
export function parseEntry(file: string, text: string, cache?: YamlCache): Parsed {
  const normalized = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const parts = file.endsWith('.md')
    ? splitFrontMatter(normalized)
    : { front: normalized, frontLine: 1, body: '', bodyLine: 1 }
  const fail = (problem: Omit<Problem, 'file' | 'field'>): Parsed => ({
    entry: undefined,
    problems: [{ file, field: '', ...problem }],
  })
  if ('reason' in parts) return fail({ line: 1, column: 1, ...parts })

  const { front, frontLine, body, bodyLine } = parts
  const cached = cache?.find(front)
  let read: Yaml | undefined
  const yaml = () => (read ??= readYaml(front))
  const positionOf = (offset: number) => {
    const { line, col } = yaml().lines.linePos(offset)
    return { line: Math.max(line, 1) + frontLine - 1, column: Math.max(col, 1) }
  }
  const error = cached ? undefined : findYamlError(front, yaml().document)
  if (error) {
    const { offset, ...words } = error
    return fail({ ...positionOf(offset), ...words })
  }
  const data: unknown = cached ? cached.data : yaml().document.toJS()
  const kept = cached ?? cache?.add(front, data)
  return {
    problems: [],
    entry: {
      file,
      name: nameOf(file),
      data,
      body,
      bodyLine,
      kept,
      locate: (path) => positionOf(offsetOf(yaml().document, path)),
    },
  }
}

interface Yaml {
  document: Document.Parsed
  lines: LineCounter
}

function readYaml(text: string): Yaml {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines }), lines }
}

/** `content/towns/vail.yaml` → `vail` */
export const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.[^.]+$/, '')

/** The offset of the key that `path` names, or of the nearest parent that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = String(path[length - 1])
    const pair = pairs(parent).find(({ key: name }) => String(name) === key)
    if (pair) return pair.offset
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

function pairs(node: unknown): { key: unknown; offset: number }[] {
  if (!isMap(node)) return []
  return node.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ key: key.value, offset: key.range[0] }] : [],
  )
}
