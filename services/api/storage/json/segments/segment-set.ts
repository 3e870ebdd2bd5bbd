import { Low } from 'lowdb'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { replaceWithCopy } from '../../../disk/replace-file.ts'
import { removeDamaged } from './damaged-files.ts'
import { idsChanged, segmentsCreated, type Change } from '../wal/wal-line.ts'
import type { StoredRecord } from '../../collection.ts'
import {
  isReadable,
  reportUnreadable,
  UnreadableRecord,
  type StoredFormat,
} from '../../stored-format.ts'
import {
  compareSegmentNames,
  emptySegment,
  partitionOf,
  unreadableIn,
  type Segment,
} from './segment.ts'
import type { ReplaceFile } from './validated-json-file.ts'
import {
  loadSegments,
  segmentFile,
  type RecoveryOptions,
  type SegmentFolders,
} from './segment-recovery.ts'

interface Options<R extends StoredRecord> {
  kind: string
  format: StoredFormat<R>
  folders: SegmentFolders
  replace: ReplaceFile
}

/** A new version of a record, or (without `put`) its erasure. */
interface SegmentChange<R> {
  /** Undefined: of an unreadable record without one. */
  id: string | undefined
  segment: string
  put: R | UnreadableRecord | undefined
  purge: boolean
}

/**
 * The segments of one collection: in memory as committed, on disk as of the last checkpoint. The difference
 * is in the write-ahead log.
 */
export class SegmentSet<R extends StoredRecord> {
  private readonly dirty = new Set<string>()
  /** Segments with an erased record that their damaged versions may still contain. */
  private readonly erasedFrom = new Set<string>()
  /** Ids of records that this release cannot read. */
  readonly unreadableIds = new Set<string>()
  /** The newest segment of each partition. */
  private readonly newest = new Map<string, string>()

  constructor(
    private readonly segments: Map<string, Low<Segment<R>>>,
    private readonly options: Options<R>,
  ) {
    for (const name of segments.keys()) this.noteNewest(name)
    for (const { id } of this.unreadable()) if (id !== undefined) this.unreadableIds.add(id)
  }

  /**
   * Reads the segments and replays the log. Records that this release cannot read are kept and logged.
   * @throws UnreadableDataError
   */
  static async open<R extends StoredRecord>(
    options: Omit<RecoveryOptions<R>, 'inWal' | 'logged'>,
    recovered: readonly Change[],
  ): Promise<SegmentSet<R>> {
    const inLog = { inWal: segmentsCreated(recovered), logged: idsChanged(recovered) }
    const segments = new SegmentSet(await loadSegments({ ...options, ...inLog }), options)
    segments.replay(recovered)
    reportUnreadable(options.kind, segments.unreadable(), options.log)
    return segments
  }

  /** Yields segment names with their readable records, oldest first. */
  *[Symbol.iterator](): Iterator<[string, readonly R[]]> {
    for (const [name, { records }] of this.oldestFirst()) yield [name, records.filter(isReadable)]
  }

  /** Returns the records that this release cannot read, oldest first. */
  unreadable(): UnreadableRecord[] {
    return [...this.oldestFirst()].flatMap(([, segment]) => unreadableIn(segment))
  }

  private *oldestFirst(): Generator<[string, Segment<R>]> {
    const names = [...this.segments.keys()].sort(compareSegmentNames)
    for (const name of names) {
      const segment = this.segments.get(name)
      if (segment) yield [name, segment.data]
    }
  }

  has(name: string): boolean {
    return this.segments.has(name)
  }

  /** Returns the number of records in a segment; 0 if it does not exist. */
  recordCount(name: string): number {
    return this.segments.get(name)?.data.records.length ?? 0
  }

  /** Returns the segment of a partition to which new records are added. */
  newestOf(partition: string): string | undefined {
    return this.newest.get(partition)
  }

  /** Replaces the record in its place, appends it, or removes it. */
  apply({ id, segment: name, put, purge }: SegmentChange<R>): void {
    const segment = this.markDirty(name)
    if (purge) this.erasedFrom.add(name)
    const { records } = segment
    const position = records.findIndex((record) =>
      id === undefined ? isSameRecord(record, put) : record.id === id,
    )
    if (id !== undefined) this.unreadableIds.delete(id)
    if (put instanceof UnreadableRecord && put.id !== undefined) this.unreadableIds.add(put.id)
    if (!put) segment.records = records.filter((record) => record.id !== id)
    else if (position === -1) records.push(put)
    else records[position] = put
  }

  /**
   * Replays the changes that were in the log at startup. Idempotent: segments that already contain some of them end in
   * the same state.
   */
  replay(changes: readonly Change[]): void {
    for (const { page: segment, put: stored, erase } of changes) {
      const put = stored === undefined ? undefined : this.options.format.read(stored)
      if (put ?? erase)
        this.apply({ id: put?.id ?? erase, segment, put, purge: erase !== undefined })
    }
  }

  /**
   * Writes dirty segments to disk, one after the other, so that commits keep priority. The copy of a segment
   * is written after it, so that one of the two is always good. Without its copy the segment stays dirty:
   * otherwise the log would be truncated, and an older copy would replace the segment if that was damaged
   * later. If something was erased, damaged versions of the segment are deleted last.
   * @throws the error of the file system; segments that were not written stay dirty
   */
  async flush(): Promise<void> {
    for (const name of [...this.dirty]) {
      this.dirty.delete(name)
      const erased = this.erasedFrom.delete(name)
      try {
        await this.segments.get(name)?.write()
        const { copies, damaged } = this.options.folders
        await replaceWithCopy(this.pathOf(name), join(copies, `${name}.json`))
        if (erased) await removeDamaged(damaged, `${name}.json`)
      } catch (error) {
        this.dirty.add(name)
        if (erased) this.erasedFrom.add(name)
        throw error
      }
    }
  }

  private markDirty(name: string): Segment<R> {
    this.dirty.add(name)
    const existing = this.segments.get(name)
    if (existing) return existing.data
    const segment = new Low(segmentFile(name, this.options), emptySegment<R>(this.options.kind))
    this.segments.set(name, segment)
    this.noteNewest(name)
    return segment.data
  }

  private noteNewest(name: string): void {
    const partition = partitionOf(name)
    const known = this.newest.get(partition)
    if (known === undefined || compareSegmentNames(known, name) < 0)
      this.newest.set(partition, name)
  }

  private readonly pathOf = (name: string): string =>
    join(this.options.folders.segments, `${name}.json`)
}

/** Returns whether two unreadable records are the same, of which one may have no id. */
const isSameRecord = (one: object, other: object | undefined): boolean =>
  one instanceof UnreadableRecord &&
  other instanceof UnreadableRecord &&
  isDeepStrictEqual(one.stored, other.stored)
