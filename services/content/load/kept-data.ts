import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'

/** Raise this when the same YAML is read as something else. */
const version = 1

/** What YAML says, by the hash of its text: reading it is the longest part of loading content. */
export interface KeptData {
  /** Out: what an earlier run read in this text, if one did and nothing was wrong with it. */
  find(this: void, text: string): { data: unknown } | undefined
  keep(this: void, text: string, data: unknown): void
  /** Writes what this run has asked for and kept, where that is not what the last one wrote. */
  save(this: void): void
}

const written = z.map(z.string(), z.object({ data: z.unknown() }))

/** In: the file, in the form of a structured clone. One that cannot be read or written only costs time. */
export function keptData(file: string): KeptData {
  const before = read(file)
  const now = new Map<string, { data: unknown }>()
  let fresh = false
  return {
    find(text) {
      const hash = hashOf(text)
      const found = before.get(hash)
      if (found) now.set(hash, found)
      return found
    },
    keep(text, data) {
      fresh = true
      now.set(hashOf(text), { data })
    },
    save() {
      if (fresh || now.size !== before.size) write(file, now)
    },
  }
}

const hashOf = (text: string) =>
  createHash('sha256').update(`${version} `).update(text).digest('base64url')

function read(file: string): Map<string, { data: unknown }> {
  try {
    return written.parse(deserialize(readFileSync(file)))
  } catch {
    return new Map()
  }
}

function write(file: string, kept: Map<string, { data: unknown }>): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, serialize(kept))
    renameSync(part, file)
  } catch {
    // The next run reads the YAML again.
  }
}
