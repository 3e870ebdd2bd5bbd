import { Low } from 'lowdb'
import { join } from 'node:path'
import type { z } from 'zod'
import { replaceWithCopy } from '../../../disk/replace-file.ts'
import { removeDamaged } from './damaged-files.ts'
import type { Change } from '../wal/wal-line.ts'
import { emptySegment, type Segment } from './segment.ts'
import { ValidatedJsonFile, type ReplaceFile } from './validated-json-file.ts'
import { compareSegmentNames, type SegmentFolders } from './segment-recovery.ts'

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
  /** Segments from which something was erased that their damaged versions may still contain. */
  private readonly erasedFrom = new Set<string>()

  constructor(
    private readonly segments: Map<string, Low<Segment<R>>>,
    private readonly options: Options<R>,
  ) {}

  /** Segment names with their records, oldest first. */
  *[Symbol.iterator](): Iterator<[string, readonly R[]]> {
    const names = [...this.segments.keys()].sort(compareSegmentNames)
    for (const name of names) yield [name, this.segments.get(name)?.data.records ?? []]
  }

  has(name: string): boolean {
    return this.segments.has(name)
  }

  /** How many records a segment has; 0 when there is no such segment. */
  recordCount(name: string): number {
    return this.segments.get(name)?.data.records.length ?? 0
  }

  /** Replaces the record in its place, or appends it. */
  put(name: string, record: R): void {
    const { records } = this.markDirty(name)
    const position = records.findIndex(({ id }) => id === record.id)
    if (position === -1) records.push(record)
    else records[position] = record
  }

  /** As `put`, for a record from which personal data was removed. */
  purge(name: string, record: R): void {
    this.put(name, record)
    this.erasedFrom.add(name)
  }

  erase(name: string, id: string): void {
    const segment = this.markDirty(name)
    this.erasedFrom.add(name)
    segment.records = segment.records.filter((record) => record.id !== id)
  }

  /**
   * Replays the changes that the log held at startup. It is idempotent: segments that contain some of them
   * already end in the same state. @throws ZodError a record does not match the schema
   */
  replay(changes: readonly Change[], record: z.ZodType<R>): void {
    for (const { page: segment, put, erase } of changes) {
      if (put === undefined) {
        if (erase !== undefined) this.erase(segment, erase)
      } else if (erase === undefined) this.put(segment, record.parse(put))
      else this.purge(segment, record.parse(put))
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
      } catch (fault) {
        this.dirty.add(name)
        if (erased) this.erasedFrom.add(name)
        throw fault
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
    return segment.data
  }

  private readonly pathOf = (name: string): string =>
    join(this.options.folders.segments, `${name}.json`)
}
