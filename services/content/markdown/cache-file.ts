import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'

/** Reads a JSON file; undefined when there is none, or when it does not fit the schema. */
export function readJson<Data>(file: string, schema: z.ZodType<Data>): Data | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Replaces a cache file; no reader sees half of it. A file that cannot be written only costs time. */
export function replaceCached(file: string, content: string | Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, content)
    renameSync(part, file)
  } catch {
    // The next run computes it again.
  }
}
