import { finalStates, queueOf } from '../../outbox/outbox-row.ts'
import type { CollectionDeclaration, ColumnValue, StoredRecord } from '../collection.ts'
import { typedEntries } from '../typed-entries.ts'
import type { Indexes } from './record-index.ts'

/** Names of the indexes of outbox rows that are not in a final state. */
export const openRowIndexes = {
  emails: 'open emails',
  webhooks: 'open webhooks',
  pushes: 'open pushes',
} as const

/** Returns the in-memory indexes of a declaration. The index of `parent` has the id of every record with a parent. */
export function indexesOf<R extends StoredRecord>({
  columns,
  parent,
  mail,
}: CollectionDeclaration<R>): Indexes<R> {
  const indexes: Indexes<R> = {}
  if (mail === 'sent')
    for (const [queue, name] of typedEntries(openRowIndexes))
      indexes[name] = (record) =>
        (record.mail ?? []).flatMap((row) =>
          queueOf(row) === queue && !finalStates.has(row.state) ? [row.id] : [],
        )
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
