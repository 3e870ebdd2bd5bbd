import { open, type FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import { parseJson } from '../../../contract/parse-json.ts'
import { replaceFile } from '../../../disk/replace-file.ts'
import { writeFully } from './append-only-file.ts'
import { readTextIfExists } from '../segments/validated-json-file.ts'

const position = z.object({
  /** The number of the last acknowledged commit. */
  acknowledged: z.number().int().nonnegative(),
  /** The number of the last commit that is in the segment files; its log file may have been removed. */
  checkpointed: z.number().int().nonnegative(),
})
type Position = z.infer<typeof position>

/** The first and last commit number span in the log; undefined when it is empty. */
interface Span {
  first: number
  last: number
}

/**
 * The position of the end of the log, stored outside of it, so that commits that are missing at the end of both the
 * file and its copy are detected.
 */
export class WalPosition {
  private file: FileHandle | undefined
  /** Writes are serialized: an older position must not overwrite a newer one. */
  private lastWrite: Promise<void> = Promise.resolve()

  constructor(
    private readonly path: string,
    private current: Position,
  ) {}

  /** Creates a new file, which no earlier process has open. */
  async create(): Promise<void> {
    await replaceFile(this.path, encode(this.current))
  }

  /**
   * Stores the number of an acknowledged commit. Called after the commit is on disk, so that the position is never
   * ahead of the log. It does not wait for fsync: a kill leaves what was written, and after a power cut the commit
   * itself is there.
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

  /** Stores the number of the last checkpointed commit, before log files are removed; on disk when it resolves. */
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

/** Encodes a position in constant length, so that it is overwritten in place. */
const encode = (position: Position): Uint8Array =>
  Buffer.from(`${JSON.stringify(position).padEnd(99)}\n`)

/**
 * Returns the number of acknowledged commits that are missing at the beginning or the end of the log. 0 without a
 * stored position: earlier releases wrote none.
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
