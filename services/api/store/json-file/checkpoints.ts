import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Journal } from './journal.ts'

/** When the pages are brought up to date. */
export interface Pace {
  /** When nobody has written for so long. */
  idleMs: number
  /** At the latest so long after a commit: so long may what was erased still stand in the journal. */
  mostMs: number
  /** At once when the journal is so large: a start reads it in a blink. */
  bytes: number
  /** A journal of this size takes no more: the pages could not be written for very long. */
  fullBytes: number
}

export const usualPace: Pace = {
  idleMs: 300,
  mostMs: 5_000,
  bytes: 8_000_000,
  fullBytes: 64_000_000,
}

interface Settings {
  journal: Pick<Journal, 'turnOver' | 'cut' | 'close' | 'bytes'>
  /** Brings all pages on the disk up to date. */
  writePages: () => Promise<void>
  pace: Pace
  log: Pick<Logger, 'error' | 'warn'>
}

/** A disk that does not take the pages is asked again. */
const againMs = 1_000

/**
 * Carries what is in the journal over to the pages, behind the visitors' backs: many commits to one
 * writing of a page. Files of the journal go only when the pages have it all.
 */
export class Checkpoints {
  private readonly stopping = new AbortController()
  private following: Promise<void> | undefined
  private carrying: Promise<void> = Promise.resolve()
  private lastCommit = 0
  private fault: Error | undefined

  constructor(private readonly settings: Settings) {}

  /** Why the pages could not be written the last time; undefined when they could. */
  get trouble(): Error | undefined {
    return this.fault
  }

  /** Something was committed: the pages will follow. */
  noted(): void {
    this.lastCommit = performance.now()
    this.following ??= this.follow()
  }

  /**
   * Brings the pages up to date and empties the journal, after whoever is doing so: what is cut must
   * be on pages that are written to the end. @throws what the disk says
   */
  carryOver(): Promise<void> {
    const { journal, writePages } = this.settings
    this.carrying = this.carrying
      .catch(() => undefined)
      .then(async () => {
        await journal.turnOver()
        await writePages()
        await journal.cut()
      })
    return this.carrying
  }

  /** The last time. What the disk does not take stays in the journal, for the next start. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.following
    await this.tryCarryingOver()
    await this.settings.journal.close().catch(() => undefined)
  }

  private async follow(): Promise<void> {
    while (this.settings.journal.bytes > 0 && !this.stopping.signal.aborted) {
      if (this.fault === undefined) await this.untilThereIsTime()
      else await this.rest(againMs)
      if (!this.stopping.signal.aborted) await this.tryCarryingOver()
    }
    // In the same breath as the look at the journal: the next commit begins anew.
    this.following = undefined
  }

  private async untilThereIsTime(): Promise<void> {
    const { journal, pace } = this.settings
    const began = performance.now()
    while (!this.stopping.signal.aborted) {
      const now = performance.now()
      const [idle, waited] = [now - this.lastCommit, now - began]
      if (idle >= pace.idleMs || waited >= pace.mostMs || journal.bytes >= pace.bytes) return
      await this.rest(pace.idleMs / 3)
    }
  }

  private async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined)
  }

  private async tryCarryingOver(): Promise<void> {
    const { log } = this.settings
    try {
      await this.carryOver()
      if (this.fault !== undefined) log.warn('The pages are up to date again.')
      this.fault = undefined
    } catch (fault) {
      if (this.fault === undefined)
        log.error(
          { err: fault },
          'The pages could not be brought up to date. What was accepted is kept in the journal; it is tried again every second.',
        )
      this.fault = fault instanceof Error ? fault : new Error(String(fault))
    }
  }
}
