import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { collectionNames, type CollectionName } from './collections.ts'
import type { WholeStore } from './store.ts'

/** How many records a collection has, and one hash over all of them whatever their order. */
export interface Proof {
  count: number
  /** SHA-256 over the sorted SHA-256 of every record, in hex. */
  hash: string
}
export type Proofs = Record<CollectionName, Proof>

/** The archive is not whole, or not one of ours. For people, no stack. */
export class WrongArchive extends Error {
  override name = 'WrongArchive'
}

const manifest = z.object({
  highpine: z.literal('archive'),
  format: z.literal(1),
  at: z.string(),
  // An archive from before a collection was there has nothing of it.
  collections: z.partialRecord(
    z.enum(collectionNames),
    z.object({ count: z.number(), hash: z.string() }),
  ),
})
const line = z.object({ collection: z.enum(collectionNames), record: z.unknown() })

/** Reads all that a store holds and proves it. */
export async function proofsOf(store: Pick<WholeStore, 'read'>): Promise<Proofs> {
  const prove = async (name: CollectionName): Promise<Proof> => {
    const hashes: string[] = []
    for await (const record of store.read(name)) hashes.push(hashOf(ordered(record)))
    return { count: hashes.length, hash: hashOf(hashes.sort()) }
  }
  return {
    leads: await prove('leads'),
    subscribers: await prove('subscribers'),
    'quarantined-leads': await prove('quarantined-leads'),
    'quarantined-subscribers': await prove('quarantined-subscribers'),
    people: await prove('people'),
    settings: await prove('settings'),
    audit: await prove('audit'),
  }
}

/** The collections in which two stores differ; none when they hold the same. */
export function differences(one: Proofs, other: Proofs): CollectionName[] {
  return collectionNames.filter(
    (name) => one[name].count !== other[name].count || one[name].hash !== other[name].hash,
  )
}

/**
 * A store as one gzipped file of JSON lines: a record to a line, the manifest last, so that a file
 * that was cut off is seen to be.
 */
export async function archiveOf(
  store: Pick<WholeStore, 'read'>,
  at: Date,
): Promise<{ bytes: Buffer; proofs: Proofs }> {
  const records = await everything(store)
  const lines = collectionNames.flatMap((collection) =>
    records[collection].map((record) => JSON.stringify({ collection, record })),
  )
  const proofs = await proofsOf(readerOf(records))
  const last = { highpine: 'archive', format: 1, at: at.toISOString(), collections: proofs }
  return { bytes: gzipSync(`${[...lines, JSON.stringify(last)].join('\n')}\n`), proofs }
}

/** An archive's records, proved against its own manifest. @throws WrongArchive */
export async function readArchive(
  path: string,
): Promise<{ store: Pick<WholeStore, 'read'>; at: string; proofs: Proofs }> {
  const records = noRecords()
  let last: z.infer<typeof manifest> | undefined
  try {
    const text = createReadStream(path).pipe(createGunzip())
    for await (const one of createInterface({ input: text, crlfDelay: Infinity })) {
      const value: unknown = JSON.parse(one)
      const found = line.safeParse(value)
      if (found.success) records[found.data.collection].push(found.data.record)
      else last = manifest.parse(value)
    }
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new WrongArchive(`${path} is not a whole archive: ${reason}`, { cause: fault })
  }
  if (!last) throw new WrongArchive(`${path} has no manifest: it was cut off.`)
  const store = readerOf(records)
  const proofs = await proofsOf(store)
  const wrong = differences(proofs, { ...noProofs, ...last.collections })
  if (wrong.length > 0)
    throw new WrongArchive(`${path} is damaged: ${wrong.join(', ')} differ from its manifest.`)
  return { store, at: last.at, proofs }
}

const addedAtOnce = 512

/** Adds everything to a store that holds nothing. */
export async function copyInto(
  target: WholeStore,
  source: Pick<WholeStore, 'read'>,
): Promise<void> {
  for (const name of collectionNames) {
    let portion: unknown[] = []
    for await (const record of source.read(name)) {
      portion.push(record)
      if (portion.length < addedAtOnce) continue
      await target.add(name, portion)
      portion = []
    }
    if (portion.length > 0) await target.add(name, portion)
  }
}

type Records = Record<CollectionName, unknown[]>

const noRecords = (): Records => ({
  leads: [],
  subscribers: [],
  'quarantined-leads': [],
  'quarantined-subscribers': [],
  people: [],
  settings: [],
  audit: [],
})

async function everything(store: Pick<WholeStore, 'read'>): Promise<Records> {
  const records = noRecords()
  for (const name of collectionNames)
    for await (const record of store.read(name)) records[name].push(record)
  return records
}

const readerOf = (records: Records): Pick<WholeStore, 'read'> => ({
  read: async function* (name) {
    yield* records[name]
  },
})

const nothing: Proof = { count: 0, hash: hashOf([]) }
const noProofs: Proofs = {
  leads: nothing,
  subscribers: nothing,
  'quarantined-leads': nothing,
  'quarantined-subscribers': nothing,
  people: nothing,
  settings: nothing,
  audit: nothing,
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

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
