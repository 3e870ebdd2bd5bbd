import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeFolder } from '../../../disk/replace-file.ts'
import { appendAndSync, type Append } from './append-only-file.ts'
import { Checkpointer, defaultCheckpointPolicy, type CheckpointPolicy } from './checkpointer.ts'
import { removeDamaged } from '../segments/damaged-files.ts'
import { readWal, preserveDamagedSegments, type WalContents } from './wal-reader.ts'
import type { Change } from './wal-line.ts'
import { WalPosition, missingCommits } from './wal-position.ts'
import { WriteAheadLog, type WalFolders } from './write-ahead-log.ts'
import type { FolderLock } from '../lock/folder-lock.ts'
import { UnreadableDataError } from '../../errors.ts'

interface Options {
  /** DATA_DIR. */
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  append?: Append | undefined
  checkpointPolicy?: CheckpointPolicy | undefined
  /** Checks whether this process still holds the folder. */
  lock: Pick<FolderLock, 'check'>
}

interface WalParts {
  recovered: WalContents
  /** How many commits are in neither the log nor its copy. */
  missing: number
  position: WalPosition
  wal: WriteAheadLog
  folders: WalFolders
}

/** The part of a collection that a checkpoint needs. */
interface Flushable {
  flush(): Promise<void>
}

/** The write-ahead log of a data folder, and the checkpoints of its collections. */
export class WalStorage {
  private readonly collections = new Map<string, Flushable>()
  private readonly checkpointer: Checkpointer
  private readonly wal: WriteAheadLog
  private readonly checkpointPolicy: CheckpointPolicy
  /** Something was erased that a damaged log file may still contain. */
  private erased: boolean

  private constructor(
    private readonly parts: WalParts,
    private readonly options: Options,
  ) {
    const { recovered, wal } = parts
    const { log, checkpointPolicy = defaultCheckpointPolicy } = options
    this.wal = wal
    this.checkpointPolicy = checkpointPolicy
    this.erased = recovered.changes.some(({ erase }) => erase !== undefined)
    this.checkpointer = new Checkpointer({
      wal,
      flushSegments: async () => {
        for (const collection of this.collections.values()) await collection.flush()
        if (this.erased) await removeDamaged(parts.folders.damaged)
        this.erased = false
      },
      checkpointPolicy,
      log,
    })
  }

  /** Reads what a crash left in the log; the segments are not changed yet. @throws UnreadableDataError */
  static async open(options: Options): Promise<WalStorage> {
    const { folder, append = appendAndSync, lock } = options
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
    const wal = new WriteAheadLog({ folders, recovered, append, lock, position })
    return new WalStorage({ recovered, missing, position, wal, folders }, options)
  }

  /** The logged changes of a collection, to be replayed. */
  recoveredChanges(kind: string): Change[] {
    return this.parts.recovered.changes.filter((change) => change.kind === kind)
  }

  /** From now on checkpoints include this collection. */
  register(kind: string, collection: Flushable): void {
    this.collections.set(kind, collection)
  }

  /**
   * Checkpoints what a crash left in the log. Called after all collections are registered, before the first
   * commit. @throws UnreadableDataError the log contains an unknown collection
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
    await this.parts.position.create()
    if (this.parts.recovered.names.length > 0) await this.checkpointer.checkpoint()
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
    if (this.wal.bytes > this.checkpointPolicy.maxBytes)
      throw new Error(
        'The write-ahead log is full: the segment files could not be written for a long time.',
        {
          cause: this.checkpointer.lastError,
        },
      )
    await this.wal.append(changes)
    this.erased ||= changes.some(({ erase }) => erase !== undefined)
    this.checkpointer.schedule()
  }

  /** For bulk writes: waits for a checkpoint if the log is long. @throws the error of the file system */
  async waitForCheckpoint(): Promise<void> {
    if (this.wal.bytes > this.checkpointPolicy.triggerBytes) await this.checkpointer.checkpoint()
  }

  /** Why the last checkpoint failed; undefined when it succeeded. */
  get checkpointError(): Error | undefined {
    return this.checkpointer.lastError
  }

  /** Called after the last commit. The log is empty afterwards unless the disk fails. */
  close(): Promise<void> {
    return this.checkpointer.stop()
  }
}
