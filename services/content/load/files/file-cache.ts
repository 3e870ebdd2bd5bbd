import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { replaceCached } from '../../markdown/cache-file.ts'

/** Raise this when the same YAML is parsed or rejected differently. */
const version = 1

/** A cached content file. */
export interface KeptFile {
  /**
   * Fingerprint (path, size, mtime, ctime, inode) that identifies an unchanged file; empty when it cannot. Stored
   * under this name.
   */
  stamp: string
  /** Hash of its text; empty for pictures. */
  hash: string
  /** Its parsed YAML. */
  data: unknown
  /** Results computed from it, by name, each with a key of its other dependencies. */
  results: Map<string, { key: string; value: unknown }>
}

/** A cache of parsed content files and of results computed from single files. */
export interface FileCache {
  /** Returns a file whose fingerprint is the same, so that it need not be read. */
  findUnchanged(this: void, file: string, fingerprint: string): KeptFile | undefined
  /** Returns a file whose text is the same as when it was parsed. */
  findText(this: void, file: string, fingerprint: string, text: string): KeptFile | undefined
  add(this: void, file: string, fingerprint: string, text: string, data: unknown): KeptFile
  /**
   * Memoizes a result that depends only on a file and its key.
   * @param keyOf returns the key, which may be derived from the result
   */
  keep<Value>(
    this: void,
    file: KeptFile,
    name: string,
    compute: () => Value,
    keyOf: (value: Value) => string,
  ): Value
  /** Writes the files that this load has used, if they differ from the saved cache. */
  save(this: void): void
}

/** The hash of all code that reads content, set by the program's launcher (scripts/run-bundled.mjs). */
const contentCode = () => process.env['CONTENT_CODE']

/** The cache of this process. In development one file of hundreds has changed since the last load. */
const memory = new Map<string, KeptFile>()

/**
 * Opens the cache. Results are valid for the same code only. A cache that cannot be read or written only costs
 * time.
 * @param folder the folder of the cache; without one, nothing is read or written
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
      // In development the code's hash is unknown; saving would overwrite the results of builds.
      if (place === undefined || (code === undefined && saved?.size !== 0)) return
      const content: Saved = { version, code, files: used }
      if (changed || (saved && used.size !== saved.size)) replaceCached(place, serialize(content))
      changed = false
    },
  }
}

/** Younger files may be written to again within the same tick of the file system's clock. In ms. */
const settledAfter = 100

/** Returns a fingerprint that changes when the file is written; empty when it was written just now. */
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
