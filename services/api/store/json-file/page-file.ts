import type { Adapter } from 'lowdb'
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { replaceFile } from '../../disk/replace-file.ts'

/** How a text gets onto the disk; a test hands in one that fails. */
export type Replace = (path: string, text: string) => Promise<void>

/** The file is there but is not what it should be: torn, empty, or edited wrongly. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}

/**
 * lowdb's adapter for one page. lowdb's own file adapters rename without fsync and switch to
 * memory under NODE_ENV=test, and none of them checks what it reads; this one does.
 */
export class PageFile<T> implements Adapter<T> {
  constructor(
    readonly path: string,
    private readonly schema: z.ZodType<T>,
    private readonly replace: Replace = replaceFile,
  ) {}

  /** Null when there is no such file. @throws DamagedFile */
  async read(): Promise<T | null> {
    const text = await textOf(this.path)
    if (text === undefined) return null
    const parsed = this.schema.safeParse(jsonOf(text))
    if (parsed.success) return parsed.data
    const first = parsed.error.issues[0]
    throw new DamagedFile(
      text.trim() === ''
        ? 'it is empty'
        : `${first?.path.join('.') || 'the whole file'}: ${first?.message ?? 'not readable'}`,
    )
  }

  async write(data: T): Promise<void> {
    await this.replace(this.path, pageText(data))
  }
}

/** JSON that a person can read and mend. */
export const pageText = (data: unknown): string => JSON.stringify(data, null, 2) + '\n'

/** The file's text; undefined when there is no such file. */
export async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined
    throw fault
  }
}

/** The parsed JSON; undefined when the text is none, which no schema accepts. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
