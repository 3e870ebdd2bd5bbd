import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Raise this when the same YAML is read as something else, or refused. */
const version = 1

/** What is known of a file of content. */
export interface KeptFile {
  /** By which the same file is known without reading it; empty when that cannot be told. */
  stamp: string
  /** Of its text; empty for pictures. */
  hash: string
  /** What its YAML says. */
  data: unknown
  /** What was computed from it, by name, and what else that was computed from. */
  results: Map<string, { key: string; value: unknown }>
}

/** What earlier loads have read, and have computed from single files. */
export interface FileCache {
  /** Out: a file that nobody has written to since. */
  findUnchanged(this: void, file: string, fingerprint: string): KeptFile | undefined
  /** Out: a file that has the same text as when it was read. */
  findText(this: void, file: string, fingerprint: string, text: string): KeptFile | undefined
  add(this: void, file: string, fingerprint: string, text: string, data: unknown): KeptFile
  /** A result that depends on nothing but a file and its key. In: the key, which may be found out from the result. */
  keep<Value>(
    this: void,
    file: KeptFile,
    name: string,
    compute: () => Value,
    keyOf: (value: Value) => string,
  ): Value
  /** Writes what this load has used, if it differs from what the cache has. */
  save(this: void): void
}

/** The hash of all code that reads content, which the program that runs it knows (scripts/run-bundled.mjs). */
const contentCode = () => process.env['CONTENT_CODE']

/** What this process knows. In development one file of hundreds has changed since the last load. */
const memory = new Map<string, KeptFile>()

/**
 * In: the folder of the cache; without one, nothing is read or written. Results count for the same code only. A cache that
 * cannot be read or written only costs time.
 */
export function openFileCache(folder: string | undefined): FileCache {
  const place = folder === undefined ? undefined : join(folder, 'files.bin')
  const code = contentCode()
  const saved = place === undefined || memory.size > 0 ? undefined : read(place, code)
  const used = new Map<string, KeptFile>()
  let changed = false
  const use = (file: string, kept: KeptFile) => {
    used.set(file, kept)
    memory.set(file, kept)
    return kept
  }
  const find = (file: string) => memory.get(file) ?? saved?.get(file)
  return {
    findUnchanged(file, fingerprint) {
      const kept = find(file)
      return kept && fingerprint !== '' && kept.stamp === fingerprint ? use(file, kept) : undefined
    },
    findText(file, fingerprint, text) {
      const kept = find(file)
      if (kept?.hash !== hashOf(text)) return undefined
      changed ||= kept.stamp !== fingerprint
      kept.stamp = fingerprint
      return use(file, kept)
    },
    add(file, fingerprint, text, data) {
      changed = true
      return use(file, { stamp: fingerprint, hash: text && hashOf(text), data, results: new Map() })
    },
    keep<Value>(
      file: KeptFile,
      name: string,
      compute: () => Value,
      keyOf: (value: Value) => string,
    ) {
      const known = file.results.get(name) as { key: string; value: Value } | undefined
      if (known && known.key === keyOf(known.value)) return known.value
      const value = compute()
      changed = true
      file.results.set(name, { key: keyOf(value), value })
      return value
    },
    save() {
      // Development does not know its code, and would overwrite the results of builds.
      if (place === undefined || (code === undefined && saved?.size !== 0)) return
      if (changed || (saved && used.size !== saved.size)) write(place, code, used)
      changed = false
    },
  }
}

/** Younger files may be written to again within the same tick of the file system's clock. In ms. */
const settledAfter = 100

/** In: a file. Out: what changes when somebody writes to it; empty when it was written just now. */
export function fileFingerprint(path: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(path)
  return Date.now() - ctimeMs < settledAfter ? '' : [path, size, mtimeMs, ctimeMs, ino].join(' ')
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

interface Saved {
  version: number
  code: string | undefined
  files: Map<string, KeptFile>
}

function read(place: string, code: string | undefined): Map<string, KeptFile> {
  try {
    const saved = deserialize(readFileSync(place)) as Saved
    if (saved.version !== version) return new Map()
    if (code === undefined || saved.code !== code)
      for (const kept of saved.files.values()) kept.results.clear()
    return saved.files
  } catch {
    return new Map()
  }
}

function write(place: string, code: string | undefined, files: Map<string, KeptFile>): void {
  try {
    mkdirSync(dirname(place), { recursive: true })
    const part = `${place}.${process.pid}`
    const saved: Saved = { version, code, files }
    writeFileSync(part, serialize(saved))
    renameSync(part, place)
  } catch {
    // The next run reads the files again.
  }
}
