import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { BulkStore, RecordSource } from './engine.ts'
import { InvalidArchiveError } from './errors.ts'
import { recordOf, typedKeys } from './typed-entries.ts'

/** How many records a collection has, and one hash over all of them whatever their order. */
const checksum = z.object({
  count: z.number(),
  /** SHA-256 over the sorted SHA-256 of every record, in hex. */
  hash: z.string(),
})
export type StoreChecksums<Name extends string = string> = Record<Name, z.infer<typeof checksum>>

/** Computes the checksums of all that a store holds. */
export async function checksumsOf<Name extends string>(
  store: RecordSource<Name>,
): Promise<StoreChecksums<Name>> {
  const lines = archiveLines(store, new Date())
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return value
  }
}

/** The collections in which two stores differ; none when they hold the same. */
export const differences = <Name extends string>(
  one: StoreChecksums<Name>,
  other: StoreChecksums<Name>,
): Name[] =>
  typedKeys(one).filter(
    (name) => one[name].count !== other[name].count || one[name].hash !== other[name].hash,
  )

const manifest = z.object({
  highpine: z.literal('archive'),
  format: z.literal(1),
  at: z.string(),
  collections: z.record(z.string(), checksum),
})

/**
 * A store as JSON lines: a record to a line, the manifest of counts and hashes last, so that a
 * truncated file is detected. Out: the lines with their line breaks; returns the checksums.
 */
export async function* archiveLines<Name extends string>(
  store: RecordSource<Name>,
  at: Date,
): AsyncGenerator<string, StoreChecksums<Name>> {
  const proofs: [Name, z.infer<typeof checksum>][] = []
  for (const collection of store.names) {
    const hashes: string[] = []
    for await (const record of store.read(collection)) {
      hashes.push(hashOf(sortKeys(record)))
      yield `${JSON.stringify({ collection, record })}\n`
    }
    proofs.push([collection, { count: hashes.length, hash: hashOf(hashes.sort()) }])
  }
  const collections = recordOf(proofs)
  yield `${JSON.stringify({ highpine: 'archive', format: 1, at: at.toISOString(), collections })}\n`
  return collections
}

/** The same as one gzipped file. */
export async function createArchive<Name extends string>(
  store: RecordSource<Name>,
  at: Date,
): Promise<{ bytes: Buffer; proofs: StoreChecksums<Name> }> {
  const lines = archiveLines(store, at)
  let text = ''
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return { bytes: gzipSync(text), proofs: value }
    text += value
  }
}

/**
 * An archive's records, verified against its manifest. An archive of a release without one of the collections has no
 * records of it. @throws InvalidArchiveError
 */
export async function readArchive<Name extends string>(
  path: string,
  names: readonly Name[],
): Promise<{ store: RecordSource<Name>; at: string; proofs: StoreChecksums<Name> }> {
  const records = recordOf(names.map((name): [Name, unknown[]] => [name, []]))
  const line = z.object({ collection: z.enum(names), record: z.unknown() })
  let last: z.infer<typeof manifest> | undefined
  try {
    const text = createReadStream(path).pipe(createGunzip())
    for await (const one of createInterface({ input: text, crlfDelay: Infinity })) {
      const value: unknown = JSON.parse(one)
      const found = line.safeParse(value)
      if (found.success) records[found.data.collection].push(found.data.record)
      else last = manifest.parse(value)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InvalidArchiveError(`${path} is not a whole archive: ${reason}`, { cause: error })
  }
  if (!last) throw new InvalidArchiveError(`${path} has no manifest: it was cut off.`)
  const store: RecordSource<Name> = {
    names,
    read: async function* (name) {
      yield* records[name]
    },
  }
  const proofs = await checksumsOf(store)
  const empty = { count: 0, hash: hashOf([]) }
  const manifested = recordOf(names.map((name) => [name, last.collections[name] ?? empty] as const))
  const wrong = differences(proofs, manifested)
  if (wrong.length > 0)
    throw new InvalidArchiveError(
      `${path} is damaged: ${wrong.join(', ')} differ from its manifest.`,
    )
  return { store, at: last.at, proofs }
}

const batchSize = 512

/** Adds everything to an empty store. */
export async function copyInto<Name extends string>(
  target: BulkStore<Name>,
  source: RecordSource<Name>,
): Promise<void> {
  for (const name of source.names) {
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

/** SHA-256 in hex, of a value as JSON. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

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
