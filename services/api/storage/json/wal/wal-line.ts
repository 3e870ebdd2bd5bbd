import { crc32 } from 'node:zlib'
import { z } from 'zod'

/**
 * `put` alone adds or replaces a record, `erase` alone erases one, both replace a record and erase its
 * earlier versions. Neither: this commit creates the segment, so the log has every record that was ever in it.
 * The key `page` (the segment) keeps its name: it is in files of earlier releases.
 */
const change = z.object({
  /** The collection: `leads`. */
  kind: z.string(),
  page: z.string(),
  /** The new version of the record. */
  put: z.unknown().optional(),
  /** The id of the erased record. */
  erase: z.string().optional(),
})
export type Change = z.infer<typeof change>

/** Returns the segments that these changes create: the log alone can rebuild them. */
export function segmentsCreated(changes: readonly Change[]): ReadonlySet<string> {
  const created = changes.filter(({ put, erase }) => put === undefined && erase === undefined)
  return new Set(created.map(({ page }) => page))
}

/** Returns the ids of the records that these changes add, replace or erase. */
export const idsChanged = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ put, erase }) => withId.safeParse(put).data?.id ?? erase ?? []))

const withId = z.object({ id: z.string() })

const commit = z.object({
  /** Consecutive numbers reveal a missing commit. */
  n: z.number().int().positive(),
  changes: z.array(change),
})
export type Commit = z.infer<typeof commit>

/** `{"sum":"9f3c21aa",` and the rest of the line, which the checksum covers. */
const linePattern = /^\{"sum":"(?<sum>[0-9a-f]{8})",(?<rest>.*)$/s

/** Encodes a commit as one line of JSON with a checksum, so that a torn or altered line is detected. */
export function encodeCommit(commitToEncode: Commit): string {
  const rest = JSON.stringify(commitToEncode).slice(1)
  return `{"sum":"${checksum(rest)}",${rest}\n`
}

/** Decodes a line without its line break; undefined when its checksum is wrong. */
export function decodeCommit(line: string): Commit | undefined {
  const { sum, rest } = linePattern.exec(line)?.groups ?? {}
  if (rest === undefined || checksum(rest) !== sum) return undefined
  return commit.safeParse(JSON.parse(`{${rest}`)).data
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0')
