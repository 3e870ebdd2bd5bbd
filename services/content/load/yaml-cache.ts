import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'

/** Raise this when the same YAML is read as something else, or refused. */
const version = 3

/** What is kept of a YAML text. */
export interface KeptYaml {
  /** What it says. */
  data: unknown
  /** The same as a schema types it, and what decided that: the schema, its code, the names that it may refer to. */
  valid?: { key: string; data: unknown } | undefined
}

/** What YAML says, by the hash of its text: reading and validating it are the longest parts of loading content. */
export interface YamlCache {
  /** Out: what an earlier run read in this text, if one did and nothing was wrong with it. */
  find(this: void, text: string): KeptYaml | undefined
  add(this: void, text: string, data: unknown): KeptYaml
  /** Keeps what a schema has made of a text. */
  addValid(this: void, kept: KeptYaml, key: string, data: unknown): void
  /** Writes the entries that this run has used, if they differ from what the file has. */
  save(this: void): void
}

const keptYaml = z.object({
  data: z.unknown(),
  valid: z.object({ key: z.string(), data: z.unknown() }).optional(),
})
const cacheSchema = z.map(z.string(), keptYaml)

/** In: the file, serialized by v8. A cache that cannot be read or written only costs time. */
export function openYamlCache(file: string): YamlCache {
  const previous = read(file)
  const current = new Map<string, KeptYaml>()
  let changed = false
  return {
    find(text) {
      const hash = hashOf(text)
      const found = previous.get(hash)
      if (found) current.set(hash, found)
      return found
    },
    add(text, data) {
      changed = true
      const kept = { data }
      current.set(hashOf(text), kept)
      return kept
    },
    addValid(kept, key, data) {
      changed = true
      kept.valid = { key, data }
    },
    save() {
      if (changed || current.size !== previous.size) write(file, current)
    },
  }
}

const hashOf = (text: string) =>
  createHash('sha256').update(`${version} `).update(text).digest('base64url')

function read(file: string): Map<string, KeptYaml> {
  try {
    return cacheSchema.parse(deserialize(readFileSync(file)))
  } catch {
    return new Map()
  }
}

function write(file: string, kept: Map<string, KeptYaml>): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, serialize(kept))
    renameSync(part, file)
  } catch {
    // The next run reads the YAML again.
  }
}
