import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
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
  const folder = dirname(file)
  const part = `${file}.${process.pid}-${threadId}`
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
    writeFileSync(part, content)
    renameSync(part, file)
  } catch {
    // The next run computes it again.
  }
}
