import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { collectionNames, forEachCollection, type CollectionName } from './collections.ts'
import { differences, noProofs, proofOf, proofsOf, recordHash, type Proofs } from './proof.ts'
import type { WholeStore } from './store.ts'

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

/**
 * A store as JSON lines: a record to a line, the manifest of counts and hashes last, so that a file that
 * was cut off is seen to be. Out: the lines, each with its end, and at the end what they prove.
 */
export async function* archiveLines(
  store: Pick<WholeStore, 'read'>,
  at: Date,
): AsyncGenerator<string, Proofs> {
  const proofs = { ...noProofs }
  for (const collection of collectionNames) {
    const hashes: string[] = []
    for await (const record of store.read(collection)) {
      hashes.push(recordHash(record))
      yield `${JSON.stringify({ collection, record })}\n`
    }
    proofs[collection] = proofOf(hashes)
  }
  const last = { highpine: 'archive', format: 1, at: at.toISOString(), collections: proofs }
  yield `${JSON.stringify(last)}\n`
  return proofs
}

/** The same as one gzipped file. */
export async function archiveOf(
  store: Pick<WholeStore, 'read'>,
  at: Date,
): Promise<{ bytes: Buffer; proofs: Proofs }> {
  const lines = archiveLines(store, at)
  let text = ''
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return { bytes: gzipSync(text), proofs: value }
    text += value
  }
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

const noRecords = (): Records => forEachCollection(() => [])

const readerOf = (records: Records): Pick<WholeStore, 'read'> => ({
  read: async function* (name) {
    yield* records[name]
  },
})
