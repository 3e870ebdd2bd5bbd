import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** One record put onto a page, or one taken off it. */
export const change = z.strictObject({
  /** Whose pages: `leads`. */
  kind: z.string(),
  page: z.string(),
  /** The record as it is from now on. */
  put: z.unknown().optional(),
  /** The id of the record that is gone. */
  erase: z.string().optional(),
})
export type Change = z.infer<typeof change>

const commit = z.strictObject({
  /** Commits are counted, so that one that is missing is seen. */
  n: z.number().int().positive(),
  changes: z.array(change),
})
export type Commit = z.infer<typeof commit>

/** `{"sum":"9f3c21aa",` and the rest of the line, which the sum is over. */
const shape = /^\{"sum":"(?<sum>[0-9a-f]{8})",(?<rest>.*)$/s

/** A commit as one line of JSON that a torn or altered one cannot be mistaken for. */
export function lineOf(made: Commit): string {
  const rest = JSON.stringify(made).slice(1)
  return `{"sum":"${sumOf(rest)}",${rest}\n`
}

/** What a line (without its end) says; undefined for one that is not as it was written. */
export function commitIn(line: string): Commit | undefined {
  const { sum, rest } = shape.exec(line)?.groups ?? {}
  if (rest === undefined || sumOf(rest) !== sum) return undefined
  return commit.safeParse(JSON.parse(`{${rest}`)).data
}

const sumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0')
