import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { syncFolder } from '../../disk/replace-file.ts'
import { AppendedFile, write, type Append } from './appended-file.ts'
import { lineOf, type Change } from './journal-line.ts'

/** Where the journal lies under DATA_DIR. */
export interface JournalFolders {
  journal: string
  /** A second journal, to mend the first one by. */
  copies: string
  /** What was found damaged. */
  damaged: string
}

interface Settings {
  folders: JournalFolders
  /** The number of the next commit, and the files that are to be cut before it. */
  left: { next: number; names: readonly string[] }
  append: Append
  log: Pick<Logger, 'warn'>
}

interface Waiting {
  changes: readonly Change[]
  done: () => void
  fail: (fault: unknown) => void
}

/** A file of the journal: its name is the number of its first commit. */
interface Leaf {
  name: string
  file: AppendedFile
  /** Undefined when it could not be begun. */
  copy: AppendedFile | undefined
}

/**
 * What was decided and may not be on the pages yet: a commit is one line at the end of a file, and
 * kept when that is on the disk. Who comes while a line is being written shares the next one. A
 * file is begun with the first commit after `turnOver` and removed by `cut`, so that nothing is here
 * when all is on the pages.
 */
export class Journal {
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined
  /** The line that is being written, and its callers being told. Never rejects. */
  private line: Promise<void> = Promise.resolve()
  private leaf: Leaf | undefined
  /** Full, oldest first; gone when they are cut. */
  private readonly full: { name: string; bytes: number }[]
  private next: number

  constructor(private readonly settings: Settings) {
    this.next = settings.left.next
    this.full = settings.left.names.map((name) => ({ name, bytes: 0 }))
  }

  /** Resolves when the changes are on the disk; rejects when none of them is. */
  append(changes: readonly Change[]): Promise<void> {
    return new Promise((done, fail) => {
      this.waiting.push({ changes, done, fail })
      this.writing ??= this.writeAll()
    })
  }

  /** How much would have to be read at a start. */
  get bytes(): number {
    return this.full.reduce((sum, { bytes }) => sum + bytes, this.leaf?.file.bytes ?? 0)
  }

  /**
   * The next commit begins another file. When this resolves, those whose commits are in the files
   * before it have heard and gone on: closing a file takes longer than that. A file without a commit
   * stays: the one after it would have its name, and be removed in its place.
   */
  async turnOver(): Promise<void> {
    const { leaf } = this
    if (!leaf || leaf.file.bytes === 0) return
    this.leaf = undefined
    await this.line
    this.full.push({ name: leaf.name, bytes: leaf.file.bytes })
    await leaf.file.close()
    await leaf.copy?.close()
  }

  /** Lets go of a file that has no commit. To be called last, after `turnOver`. */
  async close(): Promise<void> {
    const { leaf } = this
    if (!leaf) return
    this.leaf = undefined
    await leaf.file.close()
    await leaf.copy?.close()
    await removeLeaf(leaf.name, this.settings.folders)
  }

  /**
   * Removes the full files: all that they say is on the pages. A copy goes first and for good: one
   * that came back alone would be taken for what is left of a lost file. The files go oldest first,
   * each for good before the next, since an old commit must not come back without what followed it.
   */
  async cut(): Promise<void> {
    const { journal, copies } = this.settings.folders
    for (let leaf = this.full[0]; leaf; leaf = this.full[0]) {
      await removeLeaf(leaf.name, { journal, copies })
      this.full.shift()
    }
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const together = this.waiting
      this.waiting = []
      this.line = this.writeLine(together)
      await this.line
    }
    // In the same breath as the look at the queue: whoever comes later starts the writer again.
    this.writing = undefined
  }

  private async writeLine(together: readonly Waiting[]): Promise<void> {
    try {
      await this.commit(together.flatMap(({ changes }) => changes))
      together.forEach(({ done }) => done())
    } catch (fault) {
      together.forEach(({ fail }) => fail(fault))
    }
  }

  private async commit(changes: Change[]): Promise<void> {
    const { name, file, copy } = (this.leaf ??= await this.begin())
    const bytes = Buffer.from(lineOf({ n: this.next, changes }))
    const copied = copy?.bytes ?? 0
    // Side by side: who is answered is in both, so that a kill and a damaged file lose nobody.
    const copying = copy?.append(bytes).catch((fault: unknown) => this.noCopy(name, fault))
    try {
      await file.append(bytes)
    } catch (fault) {
      await copying
      await copy?.shortenTo(copied)
      throw fault
    }
    await copying
    this.next += 1
  }

  private async begin(): Promise<Leaf> {
    const { folders, append } = this.settings
    const name = leafName(this.next)
    const file = await AppendedFile.begin(join(folders.journal, name), append)
    try {
      await syncFolder(folders.journal)
    } catch (fault) {
      await file.close()
      throw fault
    }
    const copy = await AppendedFile.begin(join(folders.copies, name), write).catch(
      (fault: unknown) => this.noCopy(name, fault),
    )
    return { name, file, copy }
  }

  private noCopy(name: string, fault: unknown): undefined {
    this.settings.log.warn({ err: fault, name }, 'The copy of the journal was not written.')
  }
}

/** `000000000017.jsonl`: as text in the order of their numbers. */
export const leafName = (first: number): string => `${String(first).padStart(12, '0')}.jsonl`

/** Removes a file of the journal and its copy, for good. */
export async function removeLeaf(
  name: string,
  { journal, copies }: Pick<JournalFolders, 'journal' | 'copies'>,
): Promise<void> {
  await rm(join(copies, name), { force: true })
  await syncFolder(copies)
  await rm(join(journal, name), { force: true })
  await syncFolder(journal)
}
