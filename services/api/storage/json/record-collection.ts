import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import { enforceLimit, type Counters } from '../counters.ts'
import type { RecordCollection } from '../query.ts'
import type { Collection } from './collection.ts'
import { MemoryQueries } from './queries/memory-queries.ts'

/** A declared collection: queries in memory, transactions by its single writer. */
export function recordCollection<R extends StoredRecord, C extends string>(
  declaration: CollectionDeclaration<R, C>,
  collection: Collection<R>,
  counters: Pick<Counters, 'hitAll'>,
): RecordCollection<R, C> & { precompute: () => () => void } {
  const { committed } = collection
  const queries = new MemoryQueries(declaration, committed)
  return {
    one: async (id) => committed.get(id),
    findBy: async (column, value) => committed.find(column, value),
    find: async (query) => queries.find(query),
    scan: (query) => queries.scan(query),
    count: async (where) => queries.count(where),
    countBy: async (column, where) => queries.countBy(column, where),
    sum: async (query) => queries.sum(query),
    descendants: async (id) => queries.descendants(id),
    list: async () => [...committed.oldestFirst()],
    all: () => collection.all(),
    transact: (id, decide) => collection.transact((found) => decide(found.get(id))),
    transactBy: async ({ column, value, where }, decide, limit) => {
      if (limit) await enforceLimit(limit, counters)
      return collection.transact((now) => {
        const found = now.find(column, value)
        return decide(found && queries.fits(found, where) ? found : undefined)
      })
    },
    transactAll: (decide) => collection.transact((found) => decide([...found.oldestFirst()])),
    addAll: (records) => collection.addAll(records),
    eraseAll: (ids) => collection.eraseAll(ids),
    precompute: () => queries.precompute(),
  }
}
