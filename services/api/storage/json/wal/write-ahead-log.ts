import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../../disk/replace-file.ts'
import { AppendOnlyFile, writeFully, type Append } from './append-only-file.ts'
import { encodeCommit, type Change } from './wal-line.ts'
import type { WalPosition } from './wal-position.ts'

/** The folders of the log under DATA_DIR. */
export interface WalFolders {
  primary: string
  /** The folder of the copy, from which a damaged log is repaired. */
  copies: string
  /** Damaged files of the log. */
  damaged: string
}

interface Options {
  folders: WalFolders
  /** The number of the next commit, and the files to truncate before it. */
  recovered: { next: number; names: readonly string[] }
  append: Append
  position: Pick<WalPosition, 'acknowledge' | 'checkpoint' | 'close'>
}

interface PendingCommit {
  changes: readonly Change[]
  done: () => void
  fail: (error: unknown) => void
}

/** A log file, named after its first commit. */
interface WalSegment {
  name: string
  file: AppendOnlyFile
  copy: AppendOnlyFile
}

/**
 * Commits since the last checkpoint: a commit is one line at the end of the active file, durable once that is
 * synced. Callers that arrive while a line is being written share the next one (group commit). The first
 * commit after `rotate` creates a new file; `truncate` removes the sealed files. After a complete checkpoint
 * the log is empty.
 */
export class WriteAheadLog {
  private queue: PendingCommit[] = []
  private draining: Promise<void> | undefined
  /** The batch that is being written, until its callers are answered. Never rejects. */
  private currentBatch: Promise<void> = Promise.resolve()
  private active: WalSegment | undefined
  /** Sealed files, oldest first, until they are truncated. */
  private readonly sealed: { name: string; bytes: number; last: number }[]
  private next: number

  constructor(private readonly options: Options) {
    this.next = options.recovered.next
    this.sealed = options.recovered.names.map((name) => ({ name, bytes: 0, last: this.next - 1 }))
  }

  /** Resolves when the changes are on disk; rejects when none of them is. */
  append(changes: readonly Change[]): Promise<void> {
    return new Promise((done, fail) => {
      this.queue.push({ changes, done, fail })
      this.draining ??= this.drain()
    })
  }

  /** The size of the log, which a start would have to replay. */
  get bytes(): number {
    return this.sealed.reduce((sum, { bytes }) => sum + bytes, this.active?.file.bytes ?? 0)
  }

  /**
   * Seals the active file. When this resolves, the callers whose commits are in it have been answered:
   * closing a file takes longer. A file without a commit stays active: its successor would have the same
   * name, and be removed in its place.
   */
  async rotate(): Promise<void> {
    const { active } = this
    if (!active || active.file.bytes === 0) return
    this.active = undefined
    await this.currentBatch
    this.sealed.push({ name: active.name, bytes: active.file.bytes, last: this.next - 1 })
    await active.file.close()
    await active.copy.close()
  }

  /** Removes an active file without a commit. Called last, after `rotate`. */
  async close(): Promise<void> {
    const { active } = this
    this.active = undefined
    await this.options.position.close()
    if (!active) return
    await active.file.close()
    await active.copy.close()
    await removeWalSegment(active.name, this.options.folders)
  }

  /**
   * Removes the sealed files: their commits are in the segments. The copy of a file is removed first: one
   * that came back alone after a power cut would be taken for the rest of a lost file. Files are removed
   * oldest first, each synced before the next, since an old commit must not come back without its successors.
   */
  async truncate(): Promise<void> {
    const { position, folders } = this.options
    const last = this.sealed.at(-1)?.last
    if (last !== undefined) await position.checkpoint(last)
    for (let segment = this.sealed[0]; segment; segment = this.sealed[0]) {
      await removeWalSegment(segment.name, folders)
      this.sealed.shift()
    }
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue
      this.queue = []
      this.currentBatch = this.writeBatch(batch)
      await this.currentBatch
    }
    // Synchronous with the check of the queue above, so that a later caller starts a new writer.
    this.draining = undefined
  }

  private async writeBatch(batch: readonly PendingCommit[]): Promise<void> {
    try {
      await this.commit(batch.flatMap(({ changes }) => changes))
      batch.forEach(({ done }) => done())
    } catch (error) {
      batch.forEach(({ fail }) => fail(error))
    }
  }

  private async commit(changes: Change[]): Promise<void> {
    const { position } = this.options
    const { file, copy } = (this.active ??= await this.createSegment())
    const bytes = Buffer.from(encodeCommit({ n: this.next, changes }))
    const sizeBefore = file.bytes
    try {
      // In parallel: an acknowledged commit is in both, so that a kill plus a damaged file lose nothing.
      await awaitBoth(file.append(bytes), copy.append(bytes))
      await position.acknowledge(this.next)
    } catch (error) {
      await awaitBoth(file.truncateTo(sizeBefore), copy.truncateTo(sizeBefore))
      throw error
    }
    this.next += 1
  }

  private async createSegment(): Promise<WalSegment> {
    const { folders, append } = this.options
    const name = walSegmentName(this.next)
    const file = await AppendOnlyFile.create(join(folders.primary, name), append)
    try {
      await syncFolder(folders.primary)
      const copy = await AppendOnlyFile.create(join(folders.copies, name), writeFully)
      return { name, file, copy }
    } catch (error) {
      await file.close()
      throw error
    }
  }
}

/** Waits until both have settled, then throws if either failed. */
async function awaitBoth(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.allSettled([one, other])
  await Promise.all([one, other])
}

/** Returns the name of a log file, `000000000017.jsonl`, whose text order is the numeric order. */
export const walSegmentName = (first: number): string => `${String(first).padStart(12, '0')}.jsonl`

/** Removes a log file and its copy, and syncs the folders. */
async function removeWalSegment(
  name: string,
  { primary, copies }: Pick<WalFolders, 'primary' | 'copies'>,
): Promise<void> {
  await rm(join(copies, name), { force: true })
  await syncFolder(copies)
  await rm(join(primary, name), { force: true })
  await syncFolder(primary)
}
