import { open, type FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import { parseJson } from '../../../contract/parse-json.ts'
import { replaceFile } from '../../../disk/replace-file.ts'
import { writeFully } from './append-only-file.ts'
import { readTextIfExists } from '../segments/validated-json-file.ts'

const position = z.object({
  /** The number of the last acknowledged commit. */
  acknowledged: z.number().int().nonnegative(),
  /** The number of the last commit that is in the segment files, so that its log file may be gone. */
  checkpointed: z.number().int().nonnegative(),
})
type Position = z.infer<typeof position>

/** The first and last commit number span in the log; undefined when it is empty. */
interface Span {
  first: number
  last: number
}

/**
 * How far the log reaches, stored outside of it: it distinguishes a log whose end is missing in both the file
 * and its copy from one that ends there.
 */
export class WalPosition {
  private file: FileHandle | undefined
  /** Writes are serialized: an older position must not overwrite a newer one. */
  private lastWrite: Promise<void> = Promise.resolve()

  constructor(
    private readonly path: string,
    private current: Position,
  ) {}

  /** Creates a new file, which a process that held the folder before does not have open. */
  async create(): Promise<void> {
    await replaceFile(this.path, encode(this.current))
  }

  /**
   * Called after the commit is on disk, so that the position is never ahead of the log. It does not wait for
   * fsync: a kill leaves what was written, and after a power cut the commit itself is there.
   */
  async acknowledge(commit: number): Promise<void> {
    const { acknowledged } = this.current
    this.current = { ...this.current, acknowledged: commit }
    try {
      await this.write()
    } catch (error) {
      this.current = { ...this.current, acknowledged }
      throw error
    }
  }

  /** Called before log files are removed; on disk when it resolves. */
  async checkpoint(commit: number): Promise<void> {
    this.current = { ...this.current, checkpointed: commit }
    await this.write()
    await this.file?.datasync()
  }

  async close(): Promise<void> {
    await this.lastWrite.catch(() => undefined)
    await this.file?.close()
    this.file = undefined
  }

  private write(): Promise<void> {
    this.lastWrite = this.lastWrite
      .catch(() => undefined)
      .then(async () => {
        this.file ??= await open(this.path, 'r+')
        await writeFully(this.file, encode(this.current), 0)
      })
    return this.lastWrite
  }
}

/** Of constant length, so that it is overwritten in place. */
const encode = (position: Position): Uint8Array =>
  Buffer.from(`${JSON.stringify(position).padEnd(99)}\n`)

/**
 * How many acknowledged commits are missing at the beginning or the end of the log. 0 without a stored
 * position: earlier releases wrote none.
 */
export async function missingCommits(path: string, span: Span | undefined): Promise<number> {
  const saved = await readPosition(path)
  if (!saved) return 0
  const { acknowledged, checkpointed } = saved
  if (!span) return Math.max(acknowledged - checkpointed, 0)
  const before = Math.max(span.first - 1 - checkpointed, 0)
  const after = Math.max(acknowledged - Math.max(span.last, checkpointed), 0)
  return before + after
}

const readPosition = async (path: string): Promise<Position | undefined> =>
  position.safeParse(parseJson((await readTextIfExists(path)) ?? '')).data
