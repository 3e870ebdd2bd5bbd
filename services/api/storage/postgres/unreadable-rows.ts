import { sql, type RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import { reportUnreadable, type UnreadableRecord } from '../stored-format.ts'

/** The records of a table that this release cannot read, as far as it has come across them. */
export interface UnreadableRows {
  /** Notes a record, and logs it the first time. */
  note(id: string, record: UnreadableRecord): void
  all(): readonly UnreadableRecord[]
  /** A condition that leaves them out of queries, so that totals are those of the lists. */
  readonly except: RawBuilder<unknown>
}

export function unreadableRows(collection: string, log: Pick<Logger, 'error'>): UnreadableRows {
  const known = new Map<string, UnreadableRecord>()
  return {
    note: (id, record) => {
      if (!known.has(id)) reportUnreadable(collection, [{ id, reason: record.reason }], log)
      known.set(id, record)
    },
    all: () => [...known.values()],
    get except() {
      return known.size === 0 ? sql`true` : sql`id <> all(${[...known.keys()]}::text[])`
    },
  }
}
