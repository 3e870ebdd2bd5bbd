import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeFolder } from '../../disk/replace-file.ts'
import { appendAndSync, type Append } from './appended-file.ts'
import { Checkpoints, usualPace, type Pace } from './checkpoints.ts'
import { readJournal, setDamagedAside, type LeftJournal } from './journal-left.ts'
import type { Change } from './journal-line.ts'
import { Journal } from './journal.ts'
import { UnreadableData } from './unreadable-data.ts'

interface Settings {
  /** DATA_DIR. */
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  append?: Append | undefined
  pace?: Pace | undefined
}

/** What a collection looks like from here. */
interface Pages {
  writePages(): Promise<void>
}

/** The journal of a data folder and the pages that follow it. */
export class Ledger {
  private readonly pages = new Map<string, Pages>()
  private readonly checkpoints: Checkpoints
  private readonly pace: Pace

  private constructor(
    private readonly left: LeftJournal,
    private readonly journal: Journal,
    { log, pace = usualPace }: Settings,
  ) {
    this.pace = pace
    this.checkpoints = new Checkpoints({
      journal,
      writePages: async () => {
        for (const pages of this.pages.values()) await pages.writePages()
      },
      pace,
      log,
    })
  }

  /** Reads what a crash left; the pages are as they were. @throws UnreadableData */
  static async open(settings: Settings): Promise<Ledger> {
    const { folder, log, append = appendAndSync } = settings
    const folders = {
      journal: join(folder, 'journal'),
      copies: join(folder, 'copies/journal'),
      damaged: join(folder, 'damaged/journal'),
    }
    for (const path of Object.values(folders)) await makeFolder(path)
    const left = await readJournal(folders)
    await setDamagedAside(left, folders, settings)
    return new Ledger(left, new Journal({ folders, left, append, log }), settings)
  }

  /** What the journal says of a kind, for its pages to be told once more. */
  leftOf(kind: string): Change[] {
    return this.left.changes.filter((change) => change.kind === kind)
  }

  /** From now on the pages of this kind follow the journal. */
  follow(kind: string, pages: Pages): void {
    this.pages.set(kind, pages)
  }

  /**
   * Carries over what a crash left. To be called when all kinds follow, before the first commit.
   * @throws UnreadableData the journal speaks of a kind that nobody keeps
   */
  async begin(): Promise<void> {
    const unknown = this.left.changes.find(({ kind }) => !this.pages.has(kind))
    if (unknown)
      throw new UnreadableData(
        `The journal has ${unknown.kind}, which this release does not know, so nothing was started ` +
          `and nothing was changed. Start the release that wrote them once and stop it: its journal ` +
          `is empty then.`,
      )
    if (this.left.names.length > 0) await this.checkpoints.carryOver()
  }

  /** Resolves when the changes are on the disk; rejects when none of them is. */
  keep = async (changes: readonly Change[]): Promise<void> => {
    if (this.journal.bytes > this.pace.fullBytes)
      throw new Error('The journal is full: the pages could not be written for very long.', {
        cause: this.checkpoints.trouble,
      })
    await this.journal.append(changes)
    this.checkpoints.noted()
  }

  /** For bulk: waits until the journal is short again. @throws what the disk says */
  async keepUp(): Promise<void> {
    if (this.journal.bytes > this.pace.bytes) await this.checkpoints.carryOver()
  }

  /** Why the pages could not be written the last time; undefined when they could. */
  get trouble(): Error | undefined {
    return this.checkpoints.trouble
  }

  /** To be called when nothing is committed any more. The journal is empty then, if the disk allows. */
  close(): Promise<void> {
    return this.checkpoints.stop()
  }
}
