import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import type { MailRow } from '../../outbox/mail-row.ts'
import type { MailSource } from '../../outbox/mail-source.ts'
import type { Collection } from './collection.ts'
import { mailIndexPredicates, type MailIndex } from './indexes.ts'

/** A record that has emails, and one of them. */
export interface MailOf {
  row: MailRow
  source: MailSource
}

/** The emails of a declared collection, which are in its records. */
export interface MailCollection {
  kind: MailSource['kind']
  /** The record as it is now. */
  source(id: string): MailSource | undefined
  /** Every email. Reads all records. */
  rows(): Iterable<{ id: string; row: MailRow }>
  /** The emails of an index, so that a worker which polls every second does not read the history. */
  indexed(index: MailIndex): MailOf[]
  /** The id of the record whose email is in an index. */
  find(index: MailIndex, rowId: string): string | undefined
  /** Replaces the emails of a record. Undefined: leaves them. Out: whether it did. @throws NotStoredError */
  update(id: string, change: (mail: MailRow[]) => MailRow[] | undefined): Promise<boolean>
}

/** Undefined: its emails are not sent. */
export function mailCollection<R extends StoredRecord>(
  { mail }: CollectionDeclaration<R>,
  records: Collection<R>,
): MailCollection | undefined {
  if (typeof mail !== 'object') return undefined
  const { kind, sourceOf } = mail
  const { committed } = records
  return {
    kind,
    source: (id) => {
      const record = committed.get(id)
      return record && sourceOf(record)
    },
    rows: function* () {
      for (const { id, mail: rows = [] } of committed.oldestFirst())
        for (const row of rows) yield { id, row }
    },
    indexed: (index) =>
      committed.indexedBy(index).flatMap((record) => {
        const rows = (record.mail ?? []).filter(mailIndexPredicates[index])
        return rows.map((row) => ({ row, source: sourceOf(record) }))
      }),
    find: (index, rowId) => committed.find(index, rowId)?.id,
    update: (id, change) =>
      records.transact((found) => {
        const record = found.get(id)
        const now = record && change(record.mail ?? [])
        return record && now
          ? { change: { ...record, mail: now }, answer: true }
          : { answer: false }
      }),
  }
}
