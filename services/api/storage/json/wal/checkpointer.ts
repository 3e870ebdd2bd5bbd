import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { WriteAheadLog } from './write-ahead-log.ts'

/** When the segment files are brought up to date. */
export interface CheckpointPolicy {
  /** After this long without a commit. */
  idleMs: number
  /** At most this long after a commit. Erased data can remain in the write-ahead log for this long. */
  maxDelayMs: number
  /** As soon as the log has this size: replaying it at startup takes a moment only. */
  triggerBytes: number
  /** At this size commits are refused: the segment files could not be written for a long time. */
  maxBytes: number
}

export const defaultCheckpointPolicy: CheckpointPolicy = {
  idleMs: 300,
  maxDelayMs: 5_000,
  triggerBytes: 8_000_000,
  maxBytes: 64_000_000,
}

interface Options {
  wal: Pick<WriteAheadLog, 'rotate' | 'truncate' | 'close' | 'bytes'>
  /** Writes all dirty segments to disk. */
  flushSegments: () => Promise<void>
  checkpointPolicy: CheckpointPolicy
  log: Pick<Logger, 'error' | 'warn'>
}

/** Pause before a failed checkpoint is tried again. */
const retryDelayMs = 1_000

/**
 * Runs checkpoints in the background: writes what is in the write-ahead log to the segment files, many
 * commits per write, then truncates the log. Log files are removed only after the segments contain all of
 * their commits.
 */
export class Checkpointer {
  private readonly abort = new AbortController()
  private loop: Promise<void> | undefined
  private checkpointing: Promise<void> = Promise.resolve()
  private lastCommit = 0
  private failure: Error | undefined

  constructor(private readonly options: Options) {}

  /** Why the last checkpoint failed; undefined when it succeeded. */
  get lastError(): Error | undefined {
    return this.failure
  }

  /** Called after every commit: a checkpoint will follow. */
  schedule(): void {
    this.lastCommit = performance.now()
    this.loop ??= this.run()
  }

  /**
   * Writes the segments and truncates the log, after a checkpoint that is still running: the log must only be
   * truncated once its commits are in segment files that are completely written. @throws the error of the
   * file system
   */
  checkpoint(): Promise<void> {
    const { wal, flushSegments } = this.options
    this.checkpointing = this.checkpointing
      .catch(() => undefined)
      .then(async () => {
        await wal.rotate()
        await flushSegments()
        await wal.truncate()
      })
    return this.checkpointing
  }

  /** Runs a last checkpoint. What cannot be written stays in the log for the next start. */
  async stop(): Promise<void> {
    this.abort.abort()
    await this.loop
    await this.tryCheckpoint()
    await this.options.wal.close().catch(() => undefined)
  }

  private async run(): Promise<void> {
    while (this.options.wal.bytes > 0 && !this.abort.signal.aborted) {
      if (this.failure === undefined) await this.waitUntilDue()
      else await this.sleep(retryDelayMs)
      if (!this.abort.signal.aborted) await this.tryCheckpoint()
    }
    // Synchronous with the check of the log above: the next commit starts a new loop.
    this.loop = undefined
  }

  private async waitUntilDue(): Promise<void> {
    const { wal, checkpointPolicy } = this.options
    const began = performance.now()
    while (!this.abort.signal.aborted) {
      const now = performance.now()
      const [idle, waited] = [now - this.lastCommit, now - began]
      if (
        idle >= checkpointPolicy.idleMs ||
        waited >= checkpointPolicy.maxDelayMs ||
        wal.bytes >= checkpointPolicy.triggerBytes
      )
        return
      await this.sleep(checkpointPolicy.idleMs / 3)
    }
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.abort.signal, ref: false }).catch(() => undefined)
  }

  private async tryCheckpoint(): Promise<void> {
    const { log } = this.options
    try {
      await this.checkpoint()
      if (this.failure !== undefined) log.warn('Checkpoints succeed again.')
      this.failure = undefined
    } catch (fault) {
      if (this.failure === undefined)
        log.error(
          { err: fault },
          'A checkpoint failed. Accepted requests are safe in the write-ahead log; it is tried again every second.',
        )
      this.failure = fault instanceof Error ? fault : new Error(String(fault))
    }
  }
}
