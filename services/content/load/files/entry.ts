import { readFileSync } from 'node:fs'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { type FileCache, type KeptFile, openFileCache } from './file-cache.ts'
import { placeOf } from './folder.ts'
import { type MarkdownParts, splitFrontMatter } from './front-matter.ts'
import { defaultLanguage, type Language, splitLanguage } from '../../model/languages.ts'
import type { Problem } from '../../model/problem.ts'
import { findYamlError } from './yaml-error.ts'

/** A content file, read and parsed but not validated. */
export interface Entry {
  /** `content/towns/vail.yaml` */
  file: string
  /** The file's name without its ending and language: `vail`. */
  name: string
  /** The language of its words: `es` for `content/towns/vail.es.yaml`. */
  language: Language
  data: unknown
  /** The Markdown under the front matter; empty in YAML files. Read lazily for a cached file. */
  readonly body: string
  /** The line of the file on which the body begins, from 1. */
  readonly bodyLine: number
  /** Returns the position of a field; for a missing one, that of its nearest parent. */
  locate(path: readonly PropertyKey[]): { line: number; column: number }
  /** Caches what a function computes from this file alone, until the file or the key changes (file-cache.ts). */
  keep<Value>(
    this: void,
    name: string,
    compute: () => Value,
    keyOf?: (value: Value) => string,
  ): Value
}

type Parsed = { entry: Entry; problems: [] } | { entry: undefined; problems: Problem[] }

/**
 * Parses a content file: `.yaml`, or `.md` with front matter. Returns the entry, or the problem that makes it
 * invalid.
 * @param fingerprint under which `cache` keeps the result
 * @param first the language of files without one in their name
 */
export function parseEntry(
  file: string,
  text: string,
  cache = openFileCache(undefined),
  fingerprint = '',
  first = defaultLanguage,
): Parsed {
  const parts = split(file, text)
  const fail = (problem: Omit<Problem, 'file' | 'field'>): Parsed => ({
    entry: undefined,
    problems: [{ file, field: '', ...problem }],
  })
  if ('reason' in parts) return fail({ line: 1, column: 1, ...parts })
  const yaml = readYaml(parts.front)
  const error = findYamlError(parts.front, yaml.document)
  if (error) {
    const { offset, ...words } = error
    return fail({ ...positionOf(offset, yaml, parts), ...words })
  }
  const kept = cache.add(file, fingerprint, text, yaml.document.toJS())
  return { entry: createEntry(file, kept, cache, () => text, first), problems: [] }
}

/**
 * Creates an entry from a cached file.
 * @param read reads its text
 */
export function createEntry(
  file: string,
  kept: KeptFile,
  cache: FileCache,
  read: () => string,
  first = defaultLanguage,
): Entry {
  let parts: MarkdownParts | undefined
  const partsOf = () => (parts ??= validParts(file, read()))
  let yaml: Yaml | undefined
  return {
    file,
    ...splitLanguage(nameOf(file), first),
    data: kept.data,
    get body() {
      return partsOf().body
    },
    get bodyLine() {
      return this.keep('body line', () => partsOf().bodyLine)
    },
    locate(path) {
      yaml ??= readYaml(partsOf().front)
      return positionOf(offsetOf(yaml.document, path), yaml, partsOf())
    },
    keep: (name, compute, keyOf = () => '') => cache.keep(kept, name, compute, keyOf),
  }
}

/** Splits a file into its parts, without characters that nobody sees: a byte order mark, and what word processors add. */
function split(file: string, text: string) {
  const normalized = text.replace(/[\u200B\u2060\uFEFF]/g, '').replace(/\r\n?/g, '\n')
  return file.endsWith('.md')
    ? splitFrontMatter(normalized)
    : { front: normalized, frontLine: 1, body: '', bodyLine: 1 }
}

/**
 * Reads the Markdown under a file's front matter, as it is now.
 * @param folder the content folder
 */
export const readBody = (folder: string, file: string): string =>
  validParts(file, readFileSync(placeOf(folder, file), 'utf8')).body

/** @throws Error the file has changed since its data was read */
function validParts(file: string, text: string): MarkdownParts {
  const parts = split(file, text)
  if ('reason' in parts) throw new Error(`${file} was changed while it was read`)
  return parts
}

function positionOf(offset: number, { lines }: Yaml, { frontLine }: MarkdownParts) {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1) + frontLine - 1, column: Math.max(col, 1) }
}

interface Yaml {
  document: Document.Parsed
  lines: LineCounter
}

function readYaml(text: string): Yaml {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines }), lines }
}

/** `content/towns/vail.yaml` → `vail`, `content/towns/vail.es.yaml` → `vail.es` */
export const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.[^.]+$/, '')

/** Returns the offset of the key that `path` names, or of the nearest parent that exists. */
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
