import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { attachmentLimits, type AttachmentKind } from '../contract/attachment.ts'
import { makeFolder, syncFolder } from '../disk/replace-file.ts'
import type { Attachment } from '../records/attachment.ts'
import { displayName } from './display-name.ts'
import { headBytes, kindOf } from './sniff.ts'
import { isWholeBoxFile, isWholePdf } from './whole.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Why a file is not taken: for whoever sent it. */
export type Fault = 'too large' | 'wrong kind' | 'broken' | 'empty' | 'no space'

/** A file as it arrives. `name` is what the sender calls it. */
export interface Arriving {
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** What prospects add to their requests, as files in the data folder. */
export interface AttachmentFolder {
  /** Resolves when the file is on the disk, cleaned, or with why it is not taken. */
  take(lead: string, file: Arriving, at: Date): Promise<{ kept: Attachment } | { fault: Fault }>
  /** The bytes of a kept file; undefined when there are none. */
  read(lead: string, id: string): Promise<Readable | undefined>
  /** Removes one file, or all of a lead. Resolves when that is on the disk. */
  remove(lead: string, id?: string): Promise<void>
}

/** Requests come first: files are refused while less is free than this, in bytes. */
const kept = 500 * 1024 * 1024
/** What an interrupted upload left behind is younger than this while the upload is under way. */
const leftoverAfterMs = 24 * 60 * 60 * 1000

/**
 * `{folder}/{lead}/{id}`, with names of our own. Arriving files are written to `{folder}/arriving`
 * as they come, so that no upload is held in memory, and moved when they are judged.
 */
export async function attachmentFolder(folder: string): Promise<AttachmentFolder> {
  const arriving = join(folder, 'arriving')
  let last: Promise<unknown> = Promise.resolve()
  /** One picture at a time: unpacked it takes a hundred megabytes. */
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(work)
    last = answer.catch(() => undefined)
    return answer
  }
  await removeLeftovers(arriving)

  return {
    take: async (lead, { name, bytes }, at) => {
      await makeFolder(arriving)
      const id = randomUUID()
      const raw = join(arriving, id)
      const clean = `${raw}.clean`
      try {
        const { bavail, bsize } = await statfs(folder)
        if (bavail * bsize < kept) return { fault: 'no space' }
        const size = await write(raw, bytes)
        if (size === 0) return { fault: 'empty' }
        if (size > attachmentLimits.bytes) return { fault: 'too large' }
        const kind = kindOf(await headOf(raw))
        if (!kind) return { fault: 'wrong kind' }
        const good = await inTurn(() => judged(kind, raw, clean)).catch(() => undefined)
        if (good === undefined) return { fault: 'broken' }
        const proof = await sealed(good)
        const home = join(folder, lead)
        await makeFolder(home)
        await rename(good, join(home, id))
        await syncFolder(home)
        const about = { id, name: displayName(name, kind), kind, at: at.toISOString() }
        return { kept: { ...about, ...proof } }
      } finally {
        await rm(raw, { force: true })
        await rm(clean, { force: true })
      }
    },
    read: async (lead, id) => {
      const path = join(folder, lead, id)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? createReadStream(path) : undefined
    },
    remove: async (lead, id) => {
      await rm(id === undefined ? join(folder, lead) : join(folder, lead, id), {
        force: true,
        recursive: true,
      })
      const left = id === undefined ? folder : join(folder, lead)
      if (await stat(left).catch(() => undefined)) await syncFolder(left)
    },
  }
}

/** Writes what comes, up to one byte more than is taken; the rest is read and thrown away. */
async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  const bounded = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size <= attachmentLimits.bytes) yield chunk
    }
  }
  await pipeline(Readable.from(bounded(bytes)), createWriteStream(path, { mode: 0o600 }))
  return size
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The path of what is to be kept; undefined or a throw for a file that is not whole. */
async function judged(
  kind: AttachmentKind,
  raw: string,
  clean: string,
): Promise<string | undefined> {
  if (kind === 'pdf') return (await isWholePdf(raw)) ? raw : undefined
  if (kind === 'heic') return (await isWholeBoxFile(raw)) ? raw : undefined
  return (await withoutMetadata(kind, raw, clean)) ? clean : raw
}

/** Waits until the bytes are on the disk; their number and hash. */
async function sealed(path: string): Promise<{ bytes: number; sha256: string }> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
    const { size } = await file.stat()
    const hash = createHash('sha256')
    await pipeline(file.createReadStream({ autoClose: false, start: 0 }), hash)
    return { bytes: size, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

async function removeLeftovers(arriving: string): Promise<void> {
  for (const name of await readdir(arriving).catch(() => [])) {
    const path = join(arriving, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > leftoverAfterMs) await rm(path, { force: true })
  }
}
