import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { attachmentLimits } from '../contract/limits.ts'
import { makeFolder, ownerOnly, withFile } from '../disk/replace-file.ts'
import { incomingFolder, type AttachmentFiles } from '../storage/attachment-files.ts'
import type { Attachment, AttachmentKind } from './contract.ts'
import { maxStrippedMb, createMetadataStripper, type StripMetadata } from './metadata-stripper.ts'
import { createDiskSpace, type DiskSpace } from './disk-space.ts'
import { displayName } from './display-name.ts'
import { createFairQueue } from './fair-queue.ts'
import { createUploadShares } from './upload-shares.ts'
import { headBytes, detectKind, isCompleteBoxFile, isCompletePdf } from './file-validation.ts'

/** Why a file is rejected. */
export type UploadError =
  | 'too large'
  | 'wrong kind'
  | 'broken'
  | 'empty'
  | 'no space'
  | 'share used'
  | 'too many pixels'
  | 'too much work'

/** An uploaded file. */
interface IncomingFile {
  /** Its original name. */
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** The sender's network, for fair scheduling and its share of the quota. */
  visitor: string
  /** The size of the files that the lead has already; left out: none. */
  leadBytes?: number
}

interface Options {
  /** The folder of uploads in progress. */
  folder: string
  files: AttachmentFiles
  /** The quota of all files, in bytes. */
  quota: number
  space?: DiskSpace
  cleanPicture?: StripMetadata
}

/** In px: thumbnails are shown at half of it. */
const thumbnailSize = 176

/** Temporary files older than this belong to interrupted uploads. */
const abandonedAfterMs = 24 * 60 * 60 * 1000
const sweepEveryMs = 60 * 60 * 1000

/** The slots of concurrent writes; few, so that contact requests get database connections and disk time. */
const putsAtOnce = [1, 2]

/**
 * Opens the store of leads' attachments, which checks uploads. Uploads are streamed to `{folder}/arriving` rather than memory, checked there, and then
 * stored. File names on the disk never come from visitors.
 */
export async function openAttachmentStore({
  folder,
  files,
  quota,
  space = createDiskSpace({ folder, quota, usedBytes: files.usedBytes }),
  cleanPicture = createMetadataStripper(),
}: Options) {
  const incoming = join(folder, incomingFolder)
  const inTurn = createFairQueue(putsAtOnce)
  const shares = createUploadShares(quota)
  await removeAbandoned(incoming)
  // Another machine may have erased the lead; it does not see uploads on this one.
  setInterval(() => void removeAbandoned(incoming), sweepEveryMs).unref()

  return {
    /** Resolves when the file is stored without metadata, or with the reason why it is rejected. */
    save: async (
      lead: string,
      { name, bytes, visitor, leadBytes = 0 }: IncomingFile,
      at: Date,
    ): Promise<{ kept: Attachment } | { fault: UploadError }> => {
      await makeFolder(incoming)
      const id = randomUUID()
      const raw = join(incoming, `${lead}.${id}`)
      const clean = `${raw}.clean`
      const release = await space.reserve(attachmentLimits.bytes)
      if (!release) return { fault: 'no space' }
      const sender = { lead, leadBytes, network: visitor }
      const used = await space.usedPart()
      const releaseShare = shares.reserve(sender, attachmentLimits.bytes, at, used)
      if (!releaseShare) {
        release()
        return { fault: 'share used' }
      }
      let stays = 0
      try {
        const size = await write(raw, bytes)
        if (size === 0) return { fault: 'empty' }
        if (size > attachmentLimits.bytes) return { fault: 'too large' }
        const kind = detectKind(await readHead(raw))
        if (!kind) return { fault: 'wrong kind' }
        const checked = await checkContents(kind, { raw, clean, visitor })
        if (checked.fault) return { fault: checked.fault }
        const proof = await inTurn(visitor, () => files.put(lead, id, checked.good))
        stays = proof.bytes
        const about = { id, name: displayName(name, kind), kind, at: at.toISOString() }
        return { kept: { ...about, ...proof } }
      } finally {
        await rm(raw, { force: true })
        await rm(clean, { force: true })
        release(stays)
        releaseShare(stays)
      }
    },
    /** The quota of all files, in bytes, and the part of it that they take. */
    usage: async () => ({ quota, part: await space.usedPart() }),
    read: files.read,
    /** Returns a small JPEG of a photo, made anew each time; undefined: it can't be made, or there is no such file. */
    thumbnail: async (lead: string, { id, kind }: Pick<Attachment, 'id' | 'kind'>) => {
      if (kind === 'pdf' || kind === 'heic') return undefined
      const bytes = await files.read(lead, id)
      if (!bytes) return undefined
      await makeFolder(incoming)
      const from = join(incoming, `${lead}.${randomUUID()}`)
      const to = `${from}.small`
      try {
        await write(from, bytes)
        const made = await cleanPicture('staff', { kind, from, to, size: thumbnailSize })
        return made === 'written' ? await readFile(to) : undefined
      } catch {
        // Some decoders need more than a worker may use.
        return undefined
      } finally {
        await rm(from, { force: true })
        await rm(to, { force: true })
      }
    },
    /**
     * Copies a stored file to another record, under the same id; it may be repeated, and does nothing if there is no such
     * file. @throws NotStoredError
     */
    copy: async ({ from, to }: { from: string; to: string }, id: string): Promise<void> => {
      const stored = await files.read(from, id)
      if (!stored) return
      await makeFolder(incoming)
      const path = join(incoming, `${to}.${randomUUID()}`)
      try {
        await pipeline(stored, createWriteStream(path, { mode: ownerOnly.file }))
        await files.put(to, id, path)
        space.invalidate()
      } finally {
        await rm(path, { force: true })
      }
    },
    owners: files.owners,
    remove: async (lead: string, id?: string) => {
      if (id === undefined) await removeIncoming(incoming, lead)
      await files.remove(lead, id)
      space.invalidate()
    },
  }

  /** Checks a file. @returns the path of the file to store, or why it is rejected */
  async function checkContents(
    kind: AttachmentKind,
    { raw, clean, visitor }: { raw: string; clean: string; visitor: string },
  ): Promise<ContentCheck> {
    if (kind === 'pdf') return (await isCompletePdf(raw)) ? { good: raw } : { fault: 'broken' }
    if ((kind === 'heic' || kind === 'avif') && !(await isCompleteBoxFile(raw)))
      return { fault: 'broken' }
    const release = await space.reserve(maxStrippedMb * 1024 * 1024)
    if (!release) return { fault: 'no space' }
    try {
      const cleaning = await cleanPicture(visitor, { kind, from: raw, to: clean })
      if (cleaning === 'written') return { good: clean }
      return cleaning === 'nothing to remove' ? { good: raw } : { fault: cleaning }
    } catch {
      return { fault: 'broken' }
    } finally {
      release()
    }
  }
}

export type AttachmentStore = Awaited<ReturnType<typeof openAttachmentStore>>

type ContentCheck = { good: string; fault?: never } | { fault: UploadError }

/** Writes at most one byte more than the limit; the rest is read and discarded. */
async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  const bounded = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size <= attachmentLimits.bytes) yield chunk
    }
  }
  await pipeline(Readable.from(bounded(bytes)), createWriteStream(path, { mode: ownerOnly.file }))
  return size
}

const readHead = (path: string): Promise<Buffer> =>
  withFile(path, 'r', async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  })

/** Removes a lead's files in `arriving`: running uploads of it then fail. */
async function removeIncoming(arriving: string, lead: string): Promise<void> {
  for (const name of await readdir(arriving).catch(() => []))
    if (name.startsWith(`${lead}.`)) await rm(join(arriving, name), { force: true })
}

async function removeAbandoned(arriving: string): Promise<void> {
  for (const name of await readdir(arriving).catch(() => [])) {
    const path = join(arriving, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}
