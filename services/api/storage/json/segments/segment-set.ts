import { Low } from 'lowdb'
import { join } from 'node:path'
import type { z } from 'zod'
import { replaceWithCopy } from '../../../disk/replace-file.ts'
import { removeDamaged } from './damaged-files.ts'
import type { Change } from '../wal/wal-line.ts'
import type { RecordChange } from '../record-index.ts'
import { compareSegmentNames, emptySegment, partitionOf, type Segment } from './segment.ts'
import { ValidatedJsonFile, type ReplaceFile } from './validated-json-file.ts'
import type { SegmentFolders } from './segment-recovery.ts'

interface Options<R> {
  kind: string
  schema: z.ZodType<Segment<R>>
  folders: SegmentFolders
  replace: ReplaceFile
}

/**
 * The segments of one collection: in memory as committed, on disk as of the last checkpoint. The difference
 * is in the write-ahead log.
 */
export class SegmentSet<R extends { id: string }> {
  private readonly dirty = new Set<string>()
  /** Segments with an erased record that their damaged versions may still contain. */
  private readonly erasedFrom = new Set<string>()
  /** The newest segment of each partition. */
  private readonly newest = new Map<string, string>()

  constructor(
    private readonly segments: Map<string, Low<Segment<R>>>,
    private readonly options: Options<R>,
  ) {
    for (const name of segments.keys()) this.noteNewest(name)
  }

  /** Yields segment names with their records, oldest first. */
  *[Symbol.iterator](): Iterator<[string, readonly R[]]> {
    const names = [...this.segments.keys()].sort(compareSegmentNames)
    for (const name of names) yield [name, this.segments.get(name)?.data.records ?? []]
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
  apply({ id, segment: name, put, purge }: RecordChange<R>): void {
    const segment = this.markDirty(name)
    if (purge) this.erasedFrom.add(name)
    const { records } = segment
    const position = records.findIndex((record) => record.id === id)
    if (!put) segment.records = records.filter((record) => record.id !== id)
    else if (position === -1) records.push(put)
    else records[position] = put
  }

  /**
   * Replays the changes that were in the log at startup. Idempotent: segments that already contain some of them end in
   * the same state. @throws ZodError a record does not match the schema
   */
  replay(changes: readonly Change[], schema: z.ZodType<R>): void {
    for (const { page: segment, put: stored, erase } of changes) {
      const put = stored === undefined ? undefined : schema.parse(stored)
      const id = put?.id ?? erase
      if (id !== undefined) this.apply({ id, segment, put, purge: erase !== undefined })
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
    const { kind, schema, replace } = this.options
    const segment = new Low(
      new ValidatedJsonFile(this.pathOf(name), schema, replace),
      emptySegment<R>(kind),
    )
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
