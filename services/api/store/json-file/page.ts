import { z } from 'zod'

/** So many records share a file: what is written anew is small, whatever the history holds. */
export const recordsPerPage = 64

/** `2026-11-0001`: the group (a month, or a word) and the number within it. */
export const pageName = /^(?<group>[a-z0-9]+(?:-[0-9]{2})?)-(?<number>[0-9]{4,})$/

/** What a page file holds. `format` grows when the shape changes, so that old files can be read. */
export function pageSchema<R>(kind: string, record: z.ZodType<R>) {
  return z.strictObject({
    format: z.literal(1),
    kind: z.literal(kind),
    records: z.array(record).max(recordsPerPage),
  })
}

export interface Page<R> {
  format: 1
  kind: string
  records: R[]
}

export function emptyPage<R>(kind: string): Page<R> {
  return { format: 1, kind, records: [] }
}

/** The page's name after the newest of its group, or the group's first. */
export function nextPageName(group: string, newest: string | undefined): string {
  const number = newest === undefined ? 0 : Number(pageName.exec(newest)?.groups?.number)
  return `${group}-${String(number + 1).padStart(4, '0')}`
}

/** The month a record belongs to, from its ISO time: `2026-11`. */
export const monthOf = (isoTime: string): string => isoTime.slice(0, 7)
