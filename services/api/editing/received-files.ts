import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that has arrived, and is not among the content yet. */
export interface ReceivedFile {
  /** Where it is. */
  at: string
  remove(): Promise<void>
}

/** Receives files into a folder: 20 MB for each of several people would be much for the memory of the service. */
export function createReceiver(folder: string) {
  let emptied: Promise<void> | undefined
  return async (stream: Readable): Promise<ReceivedFile> => {
    // One process uses the folder: what is there before its first file is of one that was killed.
    await (emptied ??= rm(folder, { recursive: true, force: true }))
    await mkdir(folder, { recursive: true })
    const at = join(folder, randomUUID())
    const remove = () => rm(at, { force: true })
    try {
      await pipeline(stream, createWriteStream(at, { flags: 'wx' }))
      return { at, remove }
    } catch (error) {
      await remove()
      throw error
    }
  }
}
