import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { decryptArchive, isEncrypted } from './archive-encryption.ts'
import type { BulkStore, RecordSource } from './engine.ts'
import { InvalidArchiveError } from './errors.ts'
import { recordOf, typedKeys } from './typed-entries.ts'

/** The number of records in a collection, and one hash over all of them that does not depend on their order. */
const checksum = z.object({
  count: z.number(),
  /** SHA-256 over the sorted SHA-256 of every record, in hex. */
  hash: z.string(),
})
export type StoreChecksums<Name extends string = string> = Record<Name, z.infer<typeof checksum>>

/** Computes the checksum of each collection in a store. */
export async function checksumsOf<Name extends string>(
  store: RecordSource<Name>,
): Promise<StoreChecksums<Name>> {
  const lines = archiveLines(store, new Date())
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return value
  }
}

/** Returns the names of the collections in which two stores differ. */
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
 * Yields a store as JSON lines, with their line breaks: one record per line, and last the manifest of counts and
 * hashes, so that a truncated file is detected.
 * @returns the checksums
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

/** Writes a store to one gzipped file of JSON lines. */
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
 * Reads an archive's records and verifies them against its manifest. A collection that did not exist in the release
 * that wrote the archive is empty.
 * @param passphrase of an encrypted archive
 * @throws InvalidArchiveError
 */
export async function readArchive<Name extends string>(
  path: string,
  names: readonly Name[],
  passphrase?: string,
): Promise<{ store: RecordSource<Name>; at: string; proofs: StoreChecksums<Name> }> {
  const records = recordOf(names.map((name): [Name, unknown[]] => [name, []]))
  const line = z.object({ collection: z.enum(names), record: z.unknown() })
  let last: z.infer<typeof manifest> | undefined
  const file = await readFile(path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InvalidArchiveError(`The backup can’t be read: ${reason}`, { cause: error })
  })
  if (isEncrypted(file) && passphrase === undefined)
    throw new InvalidArchiveError(
      `${path} is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.`,
    )
  const bytes =
    isEncrypted(file) && passphrase !== undefined ? await decryptArchive(file, passphrase) : file
  try {
    const text = createGunzip().end(bytes)
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

/** Copies all collections into an empty store, with the records that this release cannot read. */
export async function copyInto<Name extends string>(
  target: BulkStore<Name>,
  source: RecordSource<Name>,
): Promise<void> {
  for (const name of source.names) {
    let portion: unknown[] = []
    for await (const record of source.read(name)) {
      portion.push(record)
      if (portion.length < batchSize) continue
      await target.add(name, portion, 'unreadable')
      portion = []
    }
    if (portion.length > 0) await target.add(name, portion, 'unreadable')
  }
}

/** Returns the SHA-256 of a value as JSON, in hex. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Returns the value with the keys of its objects sorted, since stores may write them in different orders. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}
