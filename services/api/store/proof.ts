import { createHash } from 'node:crypto'
import { collectionNames, forEachCollection, type CollectionName } from './collections.ts'
import type { WholeStore } from './store.ts'

/** How many records a collection has, and one hash over all of them whatever their order. */
export interface Proof {
  count: number
  /** SHA-256 over the sorted SHA-256 of every record, in hex. */
  hash: string
}
export type Proofs = Record<CollectionName, Proof>

/** Reads all that a store holds and proves it. */
export async function proofsOf(store: Pick<WholeStore, 'read'>): Promise<Proofs> {
  const proofs = { ...noProofs }
  for (const name of collectionNames) {
    const hashes: string[] = []
    for await (const record of store.read(name)) hashes.push(recordHash(record))
    proofs[name] = proofOf(hashes)
  }
  return proofs
}

/** The collections in which two stores differ; none when they hold the same. */
export function differences(one: Proofs, other: Proofs): CollectionName[] {
  return collectionNames.filter(
    (name) => one[name].count !== other[name].count || one[name].hash !== other[name].hash,
  )
}

const nothing: Proof = { count: 0, hash: hashOf([]) }
/** Of a store that holds nothing. */
export const noProofs: Proofs = forEachCollection(() => nothing)

/** SHA-256 in hex, of a value as JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

export const recordHash = (record: unknown): string => hashOf(ordered(record))

/** In: the hashes of a collection's records, in any order. */
export const proofOf = (hashes: readonly string[]): Proof => ({
  count: hashes.length,
  hash: hashOf([...hashes].sort()),
})

/** The same value with the keys of its objects in order: stores may write them differently. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}
