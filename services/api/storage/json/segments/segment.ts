import { z } from 'zod'
import type { StoredRecord } from '../../collection.ts'
import { UnreadableRecord, type StoredFormat } from '../../stored-format.ts'

/** Bounds the amount of data that a checkpoint rewrites, whatever the size of the collection. */
export const maxRecordsPerSegment = 64

/** `2026-11-0001`: the partition (a month, or a word) and the number within it. */
export const segmentNamePattern = /^(?<partition>[a-z0-9]+(?:-[0-9]{2})?)-(?<number>[0-9]{4,})$/

/**
 * Returns the schema of a segment file. `format` is increased when the shape changes, so that old files can be read.
 * Keys that a later release added are written back.
 */
export function segmentSchema<R extends StoredRecord>(
  kind: string,
  format: StoredFormat<R>,
): z.ZodType<Segment<R>> {
  return z.looseObject({
    format: z.literal(1),
    kind: z.literal(kind),
    records: z.array(z.unknown()).transform((all) => all.map((one) => format.read(one))),
  })
}

export interface Segment<R> {
  format: 1
  kind: string
  records: (R | UnreadableRecord)[]
}

/** Returns what is written of a record. */
export const storedOf = <R extends StoredRecord>(
  record: R | UnreadableRecord,
  format: StoredFormat<R>,
): unknown => (record instanceof UnreadableRecord ? record.stored : format.toStored(record))

/** Returns the content of a segment file. */
export const storedSegment = <R extends StoredRecord>(
  segment: Segment<R>,
  format: StoredFormat<R>,
): unknown => ({ ...segment, records: segment.records.map((one) => storedOf(one, format)) })

/** Returns the records of a segment that this release cannot read. */
export const unreadableIn = ({ records }: Segment<unknown>): UnreadableRecord[] =>
  records.filter((one) => one instanceof UnreadableRecord)

export function emptySegment<R>(kind: string): Segment<R> & { records: R[] } {
  return { format: 1, kind, records: [] }
}

/** Returns the name that follows the newest segment of the partition, or the partition's first name. */
export function nextSegmentName(partition: string, newest: string | undefined): string {
  const number = newest === undefined ? 0 : Number(segmentNamePattern.exec(newest)?.groups?.number)
  return `${partition}-${String(number + 1).padStart(4, '0')}`
}

/** Returns the month of an ISO time: `2026-11`. */
export const monthOf = (isoTime: string): string => isoTime.slice(0, 7)

/** Sorts segment names by creation order. */
export function compareSegmentNames(one: string, other: string): number {
  const [a, b] = [segmentNamePattern.exec(one)?.groups, segmentNamePattern.exec(other)?.groups]
  if (a?.partition !== b?.partition) return (a?.partition ?? '') < (b?.partition ?? '') ? -1 : 1
  return Number(a?.number) - Number(b?.number)
}

export const partitionOf = (name: string): string =>
  segmentNamePattern.exec(name)?.groups?.partition ?? name
