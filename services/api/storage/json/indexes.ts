import { isWebhook, type MailRow } from '../../outbox/mail-row.ts'
import type { CollectionDeclaration, ColumnValue, StoredRecord } from '../collection.ts'
import type { Indexes } from './record-index.ts'

/** For each index of emails, which rows of a record it has. */
export const mailIndexPredicates = {
  waiting: (row: MailRow) => row.state === 'waiting' && !isWebhook(row),
  failed: (row: MailRow) => row.state === 'failed' && !isWebhook(row),
  waitingHooks: (row: MailRow) => row.state === 'waiting' && isWebhook(row),
}
export type MailIndex = keyof typeof mailIndexPredicates

const mailIndexes: Indexes<StoredRecord> = Object.fromEntries(
  Object.entries(mailIndexPredicates).map(([name, has]) => [
    name,
    ({ mail = [] }) => mail.filter(has).map(({ id }) => id),
  ]),
)

/** The indexes in memory that a declaration asks for. The one of `parent` has the ids of all that have one. */
export function indexesOf<R extends StoredRecord>({
  columns,
  parent,
  mail,
}: CollectionDeclaration<R>): Indexes<R> {
  const indexes: Indexes<R> = mail ? { ...mailIndexes } : {}
  for (const [name, { lookup, valueOf }] of Object.entries(columns)) {
    if (lookup) indexes[name] = (record) => textsOf(valueOf(record))
    if (name === parent) indexes[name] = (record) => (valueOf(record) === null ? [] : [record.id])
  }
  return indexes
}

const textsOf = (value: ColumnValue): readonly string[] => {
  if (value === null || value === '') return []
  return typeof value === 'object' ? value : [String(value)]
}
