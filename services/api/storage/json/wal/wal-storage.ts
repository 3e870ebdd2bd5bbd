import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { makeFolder } from '../../../disk/replace-file.ts'
import { appendAndSync, type Append } from './append-only-file.ts'
import { removeDamaged } from '../segments/damaged-files.ts'
import { readWal, preserveDamagedSegments, type WalContents } from './wal-reader.ts'
import type { Change } from './wal-line.ts'
import { WalPosition, missingCommits } from './wal-position.ts'
import { WriteAheadLog, type WalFolders } from './write-ahead-log.ts'
import { isDiskFull, UnreadableDataError } from '../../errors.ts'

/** The conditions for a checkpoint. */
export interface CheckpointPolicy {
  /** After this long without a commit. */
  idleMs: number
  /** At most this long after a commit. Erased data can remain in the write-ahead log for this long. */
  maxDelayMs: number
  /** As soon as the log has this size, so that replaying it at startup is fast. */
  triggerBytes: number
  /** At this size commits are refused: checkpoints have failed for a long time. */
  maxBytes: number
}

export const defaultCheckpointPolicy: CheckpointPolicy = {
  idleMs: 300,
  maxDelayMs: 5_000,
  triggerBytes: 8_000_000,
  maxBytes: 64_000_000,
}

/** Pause before a failed checkpoint is tried again. */
const retryDelayMs = 1_000

interface Options {
  /** DATA_DIR. */
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  append?: Append | undefined
  checkpointPolicy?: CheckpointPolicy | undefined
}

interface WalParts {
  recovered: WalContents
  /** The number of commits that are in neither the log nor its copy. */
  missing: number
  position: WalPosition
  wal: WriteAheadLog
  folders: WalFolders
}

/** The part of a collection that a checkpoint needs. */
interface Flushable {
  flush(): Promise<void>
}

/**
 * The write-ahead log of a data folder, and its checkpoints: in the background, the commits in the log are written to
 * the segment files, many per write; then the log is truncated. Log files are removed only after the segments contain
 * all of their commits.
 */
export class WalStorage {
  private readonly collections = new Map<string, Flushable>()
  private readonly policy: CheckpointPolicy
  /** True: an erased record may still be in a damaged log file. */
  private erased: boolean
  private readonly abort = new AbortController()
  private loop: Promise<void> | undefined
  private checkpointing: Promise<void> = Promise.resolve()
  private lastCommit = 0
  private failure: Error | undefined
  /** False: the disk was full at the start, so the work of `begin` is not done, and commits are refused. */
  private begun = false

  private constructor(
    private readonly parts: WalParts,
    private readonly options: Options,
  ) {
    this.policy = options.checkpointPolicy ?? defaultCheckpointPolicy
    this.erased = parts.recovered.changes.some(({ erase }) => erase !== undefined)
  }

  /** Reads the commits that a crash left in the log; the segments are not changed yet. @throws UnreadableDataError */
  static async open(options: Options): Promise<WalStorage> {
    const { folder, append = appendAndSync } = options
    const folders = {
      primary: join(folder, 'journal'),
      copies: join(folder, 'copies/journal'),
      damaged: join(folder, 'damaged/journal'),
    }
    for (const path of Object.values(folders)) await makeFolder(path)
    const recovered = await readWal(folders)
    await preserveDamagedSegments(recovered, folders, options)
    const path = join(folder, 'journal-position.json')
    const { first, next, names } = recovered
    const span = names.length > 0 ? { first, last: next - 1 } : undefined
    const missing = await missingCommits(path, span)
    const position = new WalPosition(path, { acknowledged: next - 1, checkpointed: first - 1 })
    const wal = new WriteAheadLog({ folders, recovered, append, position })
    return new WalStorage({ recovered, missing, position, wal, folders }, options)
  }

  /** Returns the logged changes of a collection, to be replayed. */
  recoveredChanges(kind: string): Change[] {
    return this.parts.recovered.changes.filter((change) => change.kind === kind)
  }

  /** Returns the names of collections in the log other than these. */
  recoveredKindsExcept(known: ReadonlySet<string>): string[] {
    const kinds = new Set(this.parts.recovered.changes.map(({ kind }) => kind))
    return [...kinds].filter((kind) => !known.has(kind))
  }

  /** Adds a collection to future checkpoints. */
  register(kind: string, collection: Flushable): void {
    this.collections.set(kind, collection)
  }

  /**
   * Checkpoints the commits that a crash left in the log. Called after all collections are registered, before the first
   * commit. On a full disk everything is readable, and commits are refused until there is room.
   * @throws UnreadableDataError the log contains a collection that is not registered
   */
  async start(): Promise<void> {
    const unknown = this.parts.recovered.changes.find(({ kind }) => !this.collections.has(kind))
    if (unknown)
      throw new UnreadableDataError(
        `The write-ahead log has ${unknown.kind}, which this release does not know, so nothing was started ` +
          `and nothing was changed. Start the release that wrote them once and stop it: its log ` +
          `is empty then.`,
      )
    this.logMissingCommits()
    try {
      await this.begin()
    } catch (error) {
      if (!isDiskFull(error)) throw error
      this.failure = error
      this.options.log.error(
        { err: error },
        'THE DISK IS FULL: pages and lists are served, and requests are refused until there is room. It is tried again every second.',
      )
      this.loop = this.run()
    }
  }

  private async begin(): Promise<void> {
    await this.parts.position.create()
    if (this.parts.recovered.names.length > 0) await this.checkpoint()
    this.begun = true
  }

  private logMissingCommits(): void {
    const { missing, folders } = this.parts
    if (missing === 0) return
    this.options.log.error(
      { log: folders.primary, missing },
      `DAMAGED DATA: ${missing} acknowledged commits are neither in ` +
        `${folders.primary} nor in its copy: the newest requests may be lost. Compare the office’s mailbox ` +
        `and the last backup with the contacts.`,
    )
  }

  /** Resolves when the changes are on disk; rejects when none of them is. */
  commit = async (changes: readonly Change[]): Promise<void> => {
    const { wal } = this.parts
    if (!this.begun) throw new Error('The disk was full at the start.', { cause: this.failure })
    if (wal.bytes > this.policy.maxBytes)
      throw new Error(
        'The write-ahead log is full: the segment files could not be written for a long time.',
        { cause: this.failure },
      )
    await wal.append(changes)
    this.erased ||= changes.some(({ erase }) => erase !== undefined)
    this.lastCommit = performance.now()
    this.loop ??= this.run()
  }

  /** Waits for a checkpoint if the log is long, after a bulk write. @throws the error of the file system */
  async waitForCheckpoint(): Promise<void> {
    if (this.parts.wal.bytes > this.policy.triggerBytes) await this.checkpoint()
  }

  /** The error of the last checkpoint; undefined if it succeeded. */
  get checkpointError(): Error | undefined {
    return this.failure
  }

  /** Runs a last checkpoint, after the last commit. If it fails, the commits stay in the log for the next start. */
  async close(): Promise<void> {
    this.abort.abort()
    await this.loop
    await this.tryCheckpoint()
    await this.parts.wal.close().catch(() => undefined)
  }

  /**
   * Writes the segments and truncates the log, after a checkpoint that is still running: the log must only be
   * truncated once its commits are in segment files that are completely written. @throws the error of the
   * file system
   */
  private checkpoint(): Promise<void> {
    const { wal, folders } = this.parts
    this.checkpointing = this.checkpointing
      .catch(() => undefined)
      .then(async () => {
        await wal.rotate()
        for (const collection of this.collections.values()) await collection.flush()
        if (this.erased) await removeDamaged(folders.damaged)
        this.erased = false
        await wal.truncate()
      })
    return this.checkpointing
  }

  private async run(): Promise<void> {
    while ((this.parts.wal.bytes > 0 || !this.begun) && !this.abort.signal.aborted) {
      if (this.failure === undefined) await this.waitUntilDue()
      else await this.sleep(retryDelayMs)
      if (!this.abort.signal.aborted) await this.tryCheckpoint()
    }
    // Synchronous with the check of the log above: the next commit starts a new loop.
    this.loop = undefined
  }

  private async waitUntilDue(): Promise<void> {
    const { idleMs, maxDelayMs, triggerBytes } = this.policy
    const began = performance.now()
    while (!this.abort.signal.aborted) {
      const now = performance.now()
      const [idle, waited] = [now - this.lastCommit, now - began]
      if (idle >= idleMs || waited >= maxDelayMs || this.parts.wal.bytes >= triggerBytes) return
      await this.sleep(idleMs / 3)
    }
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.abort.signal, ref: false }).catch(() => undefined)
  }

  private async tryCheckpoint(): Promise<void> {
    const { log } = this.options
    try {
      await (this.begun ? this.checkpoint() : this.begin())
      if (this.failure !== undefined) log.warn('Checkpoints succeed again.')
      this.failure = undefined
    } catch (error) {
      if (this.failure === undefined)
        log.error(
          { err: error },
          'A checkpoint failed. Accepted requests are safe in the write-ahead log; it is tried again every second.',
        )
      this.failure = error instanceof Error ? error : new Error(String(error))
    }
  }
}
