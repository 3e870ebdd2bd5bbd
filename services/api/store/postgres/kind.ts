import type { z } from 'zod'
import type { MailRow } from '../../records/mail-row.ts'
import type { CollectionName } from '../collections.ts'

export type Stored = { id: string; mail?: MailRow[] }

/** How one kind of record is kept: in a table of its name, its letters in `mail`. */
export interface Kind<R extends Stored> {
  name: CollectionName
  record: z.ZodType<R>
  /** The columns beside the record, by name: what it is found by. */
  columns: (record: R) => Record<string, unknown>
  /** Its records carry no letters. */
  mailless?: true
}
