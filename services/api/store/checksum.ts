import { createHash } from 'node:crypto'
import { collectionNames, mapCollections, type CollectionName } from './collections.ts'
import type { BulkStore } from './store.ts'

/** How many records a collection has, and one hash over all of them whatever their order. */
export interface CollectionChecksum {
  count: number
  /** SHA-256 over the sorted SHA-256 of every record, in hex. */
  hash: string
}
export type StoreChecksums = Record<CollectionName, CollectionChecksum>

/** Reads all that a store holds and computes its checksums. */
export async function checksumsOf(store: Pick<BulkStore, 'read'>): Promise<StoreChecksums> {
  const proofs = { ...emptyChecksums }
  for (const name of collectionNames) {
    const hashes: string[] = []
    for await (const record of store.read(name)) hashes.push(recordHash(record))
    proofs[name] = checksumOf(hashes)
  }
  return proofs
}

/** The collections in which two stores differ; none when they hold the same. */
export function differences(one: StoreChecksums, other: StoreChecksums): CollectionName[] {
  return collectionNames.filter(
    (name) => one[name].count !== other[name].count || one[name].hash !== other[name].hash,
  )
}

const nothing: CollectionChecksum = { count: 0, hash: hashOf([]) }
/** The checksums of an empty store. */
export const emptyChecksums: StoreChecksums = mapCollections(() => nothing)

/** SHA-256 in hex, of a value as JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

export const recordHash = (record: unknown): string => hashOf(sortKeys(record))

/** In: the hashes of a collection's records, in any order. */
export const checksumOf = (hashes: readonly string[]): CollectionChecksum => ({
  count: hashes.length,
  hash: hashOf([...hashes].sort()),
})

/** The same value with the keys of its objects in order: stores may write them differently. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}
