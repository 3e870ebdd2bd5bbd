import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Low, type Adapter } from 'lowdb'
import { listFolder } from '../../disk/read-files.ts'
import { replaceFile, withFile } from '../../disk/replace-file.ts'
import type { StoredRecord } from '../collection.ts'
import { UnreadableRecord, type StoredFormat } from '../stored-format.ts'
import { encodeVersion, mergeCopies, type DamagedLine } from './copies.ts'

/** How files are written; replaced by tests to make the disk fail. */
export interface Disk {
  /** Writes bytes at an offset of a file; resolves once they are on disk. */
  append(path: string, bytes: Uint8Array, at: number): Promise<void>
  replace(path: string, text: string): Promise<void>
}

export const disk: Disk = {
  append: (path, bytes, at) =>
    withFile(path, 'r+', async (file) => {
      // A nearly full disk writes some of the bytes, and the next attempt returns the error.
      for (let done = 0; done < bytes.length;)
        done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
      await file.datasync()
    }),
  replace: replaceFile,
}

/** A version of a record, with its sequence number and that of the record's first version. */
export interface Version<R> {
  id: string
  n: number
  first: number
  /** Undefined: the record was erased. */
  put: R | UnreadableRecord | undefined
}
type Versions<R> = Map<string, Version<R>>

export interface MonthOptions<R extends StoredRecord> {
  format: StoredFormat<R>
  /** The folders of the collection, of which the mirror may be on another disk. */
  folders: { own: string; mirror: string }
  /** Refuses commits while the mirror cannot be written. */
  isMirrorRequired: boolean
  disk: Disk
}

/**
 * A file is compacted when it has twice its size and this much more since it was last written whole. Rarely, since that
 * takes as long as the month is large; each start compacts too.
 */
const maxGrowthBytes = 16_000_000
/** How long an earlier version of a record may stay in a file. */
const maxVersionAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * A month of a collection: the latest version of each record in memory, and the lines of all versions in a file and its
 * mirror. A commit appends to both. An erasure replaces both, as does compaction. The collection is its only writer.
 */
export class MonthFile<R extends StoredRecord> implements Adapter<Versions<R>> {
  /** Lines that were damaged in both copies when the month was opened. */
  lost: readonly DamagedLine[] = []
  /** What was wrong with the files when the month was opened; empty: nothing. */
  problems: readonly string[] = []
  private readonly low = new Low<Versions<R>>(this, new Map())
  private readonly path: { own: string; mirror: string }
  private generation = 0
  /** The size of the file, where the next line goes. */
  private bytes = 0
  /** The size of the file when it was last written whole. */
  private compactBytes = 0
  /** When a version was first superseded; 0: before this process. */
  private supersededAt: number | undefined
  /** False: the file is missing or has a torn end. It is replaced before anything is appended. */
  private isWhole = false
  /** False: the mirror lacks lines. It is replaced as soon as it can be written. */
  private isMirrored = false
  /** Why a copy could not be written the last time. */
  private failure: Error | undefined

  private constructor(
    readonly name: string,
    private readonly options: MonthOptions<R>,
  ) {
    const { own, mirror } = options.folders
    this.path = { own: join(own, `${name}.jsonl`), mirror: join(mirror, `${name}.jsonl`) }
  }

  /** Reads a month; it is empty if it has no files. */
  static async open<R extends StoredRecord>(
    name: string,
    options: MonthOptions<R>,
  ): Promise<MonthFile<R>> {
    const month = new MonthFile(name, options)
    await month.low.read()
    return month
  }

  get versions(): ReadonlyMap<string, Version<R>> {
    return this.low.data
  }

  /** Returns the versions in the order in which their records were added. */
  oldestFirst(): Version<R>[] {
    return [...this.versions.values()].sort((one, other) => one.first - other.first)
  }

  /** Whether a copy is not what it was when it was last written. */
  get isDamaged(): boolean {
    return !this.isWhole || !this.isMirrored
  }

  /** @throws Error a copy could not be written, and still is not */
  checkCopies(): void {
    if (this.failure) throw this.failure
  }

  /** Whether the files are to be replaced now. */
  isDue(now: number): boolean {
    if (this.isDamaged) return this.versions.size > 0
    if (this.supersededAt === undefined) return false
    const limit = 2 * this.compactBytes + maxGrowthBytes
    return this.bytes > limit || this.supersededAt < now - maxVersionAgeMs
  }

  /**
   * Adds versions; resolves when they are on disk.
   * @param purge true: no earlier version of these records may stay in a file
   * @throws the error of the file system; nothing has changed
   */
  async commit(changes: readonly Version<R>[], purge: boolean): Promise<void> {
    const lacksMirror = this.options.isMirrorRequired && !this.isMirrored
    if (purge || !this.isWhole || lacksMirror) return this.rewrite(changes)
    await this.append(changes)
    const versions = this.low.data
    if (changes.some(({ id }) => versions.has(id))) this.supersededAt ??= Date.now()
    for (const one of changes) versions.set(one.id, one)
  }

  /** Replaces the files, without superseded versions. @throws the error of the file system; nothing has changed */
  async rewrite(changes: readonly Version<R>[] = []): Promise<void> {
    const before = this.low.data
    this.low.data = new Map(before)
    for (const one of changes) this.low.data.set(one.id, one)
    try {
      await this.low.write()
    } catch (error) {
      this.low.data = before
      if (before.size === 0) await this.remove()
      throw error
    }
    const versions = [...this.low.data.values()]
    // Nothing can bring them back once no copy of an older generation is left. A file always has a line.
    if (this.isMirrored && versions.some(({ put }) => put))
      for (const { id, put } of versions) if (put === undefined) this.low.data.delete(id)
  }

  /** Reads the versions from both copies. */
  async read(): Promise<Versions<R>> {
    const { own: ownPath, mirror: mirrorPath } = this.path
    const [bytes, mirrorBytes] = await Promise.all([
      readBytes(ownPath),
      readBytes(mirrorPath).catch((error: unknown) => this.noteFailure(mirrorPath, error)),
    ])
    const own = bytes?.toString()
    // As a rule they are the same, and half of the text is not read.
    const mirror = mirrorBytes && bytes?.equals(mirrorBytes) ? own : mirrorBytes?.toString()
    const { generation, lines, lost, restored, isTorn } = mergeCopies(own, mirror)
    const versions: Versions<R> = new Map()
    for (const { id, n, first, put } of lines) {
      if ((versions.get(id)?.n ?? 0) > n) continue
      versions.set(id, {
        id,
        n,
        first,
        put: put === undefined ? put : this.options.format.read(put),
      })
    }
    this.generation = generation
    this.bytes = this.compactBytes = bytes?.length ?? 0
    this.lost = lost
    if (lines.length > versions.size) this.supersededAt = 0
    this.isWhole = own !== undefined && restored === 0 && lost.length === 0 && !isTorn
    this.isMirrored = this.isWhole && own === mirror
    const numbers = lost.map(({ number }) => number).join(', ')
    this.problems = [
      ...(restored > 0 ? [`${restored} lines were restored from ${mirrorPath}.`] : []),
      ...(numbers ? [`lines that its mirror lacks too can’t be read: ${numbers}.`] : []),
    ].map((problem) => `${ownPath}: ${problem}`)
    return versions
  }

  /** Writes both copies: one of an older generation is never read. @throws a copy that is required was not written */
  async write(versions: Versions<R>): Promise<void> {
    const { disk, isMirrorRequired } = this.options
    const { own, mirror } = this.path
    this.generation += 1
    const text = this.encode([...versions.values()])
    const replace = async (path: string) => {
      await disk.replace(path, text).catch((error: unknown) => {
        this.isMirrored = false
        if (path === own) this.isWhole = false
        this.noteFailure(path, error)
        throw error
      })
    }
    // A required one is written first, so that nothing has changed if that fails.
    if (isMirrorRequired) await replace(mirror)
    await replace(own)
    this.isWhole = true
    this.bytes = this.compactBytes = Buffer.byteLength(text)
    this.supersededAt = undefined
    if (!isMirrorRequired)
      try {
        await replace(mirror)
      } catch {
        return
      }
    this.isMirrored = true
    this.failure = undefined
  }

  /** Appends lines to both copies. Without a mirror it goes on, unless that is required. */
  private async append(changes: readonly Version<R>[]): Promise<void> {
    const { disk, isMirrorRequired } = this.options
    const bytes = Buffer.from(this.encode(changes))
    const mirroring = this.isMirrored
      ? disk.append(this.path.mirror, bytes, this.bytes)
      : Promise.resolve()
    const [own, mirror] = await Promise.allSettled([
      disk.append(this.path.own, bytes, this.bytes),
      mirroring,
    ])
    const refused = [own, ...(isMirrorRequired ? [mirror] : [])].find(isRejected)
    if (refused) {
      this.isWhole = await this.cutOff(this.path.own)
      this.isMirrored &&= await this.cutOff(this.path.mirror)
      throw refused.reason
    }
    this.bytes += bytes.length
    if (mirror.status === 'fulfilled') return
    this.isMirrored = false
    this.noteFailure(this.path.mirror, mirror.reason)
  }

  /** Removes what is left of a month that could not be begun. */
  private async remove(): Promise<void> {
    this.failure = undefined
    for (const path of Object.values(this.path))
      await rm(path, { force: true }).catch(() => undefined)
  }

  private noteFailure(path: string, cause: unknown): undefined {
    this.failure = new Error(`${path} was not written.`, { cause })
  }

  /** Cuts a torn append off. @returns whether that was possible */
  private async cutOff(path: string): Promise<boolean> {
    return withFile(path, 'r+', (file) => file.truncate(this.bytes)).then(
      () => true,
      () => false,
    )
  }

  private encode(versions: readonly Version<R>[]): string {
    const { generation } = this
    const { format } = this.options
    return versions
      .map(({ id, n, first, put }) => {
        const stored = put instanceof UnreadableRecord ? put.stored : put && format.toStored(put)
        return encodeVersion({ generation, n, first, id, put: stored })
      })
      .join('')
  }
}

const isRejected = (one: PromiseSettledResult<void>): one is PromiseRejectedResult =>
  one.status === 'rejected'

/** Lists the months that have a file or a mirror, oldest first. */
export async function listMonths({
  own,
  mirror,
}: MonthOptions<never>['folders']): Promise<string[]> {
  const names = [...(await listFolder(own)), ...(await listFolder(mirror).catch(() => []))]
  const months = names.flatMap((name) => /^([a-z0-9-]+)\.jsonl$/.exec(name)?.[1] ?? [])
  return [...new Set(months)].sort()
}

/** Reads a text file; undefined if it does not exist. */
export const readIfExists = async (path: string): Promise<string | undefined> =>
  (await readBytes(path))?.toString()

async function readBytes(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
