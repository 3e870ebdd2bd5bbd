import type { Adapter } from 'lowdb'
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { parseJson } from '../../contract/parse-json.ts'
import { replaceFile } from '../../disk/replace-file.ts'
import { DamagedFileError } from '../errors.ts'

/** Replaced by tests to make writing fail. */
export type ReplaceFile = typeof replaceFile

/**
 * lowdb adapter for one JSON file that is validated by a schema. lowdb's own adapters rename without fsync,
 * switch to memory under NODE_ENV=test, and do not validate.
 */
export class ValidatedJsonFile<T> implements Adapter<T> {
  constructor(
    readonly path: string,
    private readonly schema: z.ZodType<T>,
    private readonly replace: ReplaceFile = replaceFile,
    /** Converts the data to what is written. */
    private readonly toStored: (data: T) => unknown = (data) => data,
  ) {}

  /** Reads and validates the file; null if it does not exist. @throws DamagedFileError */
  async read(): Promise<T | null> {
    const text = await readTextIfExists(this.path)
    if (text === undefined) return null
    const parsed = this.schema.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    const first = parsed.error.issues[0]
    throw new DamagedFileError(
      text.trim() === ''
        ? 'it is empty'
        : `${first?.path.join('.') || 'the whole file'}: ${first?.message ?? 'not readable'}`,
    )
  }

  async write(data: T): Promise<void> {
    await this.replace(this.path, formatJson(this.toStored(data)))
  }
}

/** Formats JSON with indentation, so that a person can read and repair it. */
export const formatJson = (data: unknown): string => JSON.stringify(data, null, 2) + '\n'

/** Reads a text file; undefined if it does not exist. */
export async function readTextIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
