import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { collectionNames, mapCollections, type CollectionName } from './collections.ts'
import {
  differences,
  emptyChecksums,
  checksumOf,
  checksumsOf,
  recordHash,
  type StoreChecksums,
} from './checksum.ts'
import type { BulkStore } from './store.ts'
import { InvalidArchiveError } from './errors.ts'

const manifest = z.object({
  highpine: z.literal('archive'),
  format: z.literal(1),
  at: z.string(),
  // An archive of a release without this collection has no records of it.
  collections: z.partialRecord(
    z.enum(collectionNames),
    z.object({ count: z.number(), hash: z.string() }),
  ),
})
const line = z.object({ collection: z.enum(collectionNames), record: z.unknown() })

/**
 * A store as JSON lines: a record to a line, the manifest of counts and hashes last, so that a
 * truncated file is detected. Out: the lines with their line breaks; returns the manifest.
 */
export async function* archiveLines(
  store: Pick<BulkStore, 'read'>,
  at: Date,
): AsyncGenerator<string, StoreChecksums> {
  const proofs = { ...emptyChecksums }
  for (const collection of collectionNames) {
    const hashes: string[] = []
    for await (const record of store.read(collection)) {
      hashes.push(recordHash(record))
      yield `${JSON.stringify({ collection, record })}\n`
    }
    proofs[collection] = checksumOf(hashes)
  }
  const last = { highpine: 'archive', format: 1, at: at.toISOString(), collections: proofs }
  yield `${JSON.stringify(last)}\n`
  return proofs
}

/** The same as one gzipped file. */
export async function createArchive(
  store: Pick<BulkStore, 'read'>,
  at: Date,
): Promise<{ bytes: Buffer; proofs: StoreChecksums }> {
  const lines = archiveLines(store, at)
  let text = ''
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return { bytes: gzipSync(text), proofs: value }
    text += value
  }
}

/** An archive's records, verified against its manifest. @throws InvalidArchiveError */
export async function readArchive(
  path: string,
): Promise<{ store: Pick<BulkStore, 'read'>; at: string; proofs: StoreChecksums }> {
  const records = emptyRecords()
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
    throw new InvalidArchiveError(`${path} is not a whole archive: ${reason}`, { cause: fault })
  }
  if (!last) throw new InvalidArchiveError(`${path} has no manifest: it was cut off.`)
  const store = readerFor(records)
  const proofs = await checksumsOf(store)
  const wrong = differences(proofs, { ...emptyChecksums, ...last.collections })
  if (wrong.length > 0)
    throw new InvalidArchiveError(
      `${path} is damaged: ${wrong.join(', ')} differ from its manifest.`,
    )
  return { store, at: last.at, proofs }
}

const batchSize = 512

/** Adds everything to an empty store. */
export async function copyInto(target: BulkStore, source: Pick<BulkStore, 'read'>): Promise<void> {
  for (const name of collectionNames) {
    let portion: unknown[] = []
    for await (const record of source.read(name)) {
      portion.push(record)
      if (portion.length < batchSize) continue
      await target.add(name, portion)
      portion = []
    }
    if (portion.length > 0) await target.add(name, portion)
  }
}

type Records = Record<CollectionName, unknown[]>

const emptyRecords = (): Records => mapCollections(() => [])

const readerFor = (records: Records): Pick<BulkStore, 'read'> => ({
  read: async function* (name) {
    yield* records[name]
  },
})
