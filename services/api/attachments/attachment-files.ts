import type { Readable } from 'node:stream'
import { z } from 'zod'
import { attachmentView } from './contract.ts'

/** A file that the prospect added. Its bytes are in the data folder, under its id. */
export const attachment = attachmentView.extend({
  /** A UUID: the file's name on the disk, never anything that a visitor typed. */
  id: z.uuid(),
  /** Of the bytes as they are kept. */
  sha256: z.string().length(64),
})
export type Attachment = z.infer<typeof attachment>

/** Where the bytes of attachments are kept: a folder, or tables of the database that has the leads. */
export interface AttachmentFiles {
  /**
   * Keeps a complete local file, which may be moved away. A file that is kept already stays. Resolves when that is
   * durable, with its size and SHA-256. @throws NotStoredError
   */
  put(lead: string, id: string, path: string): Promise<{ bytes: number; sha256: string }>
  /** The bytes of a kept file; undefined: there is none. The stream fails when the file is removed meanwhile. */
  read(lead: string, id: string): Promise<Readable | undefined>
  /** Removes one file, or all of a lead. Resolves when that is durable. */
  remove(lead: string, id?: string): Promise<void>
  /** The size of all kept files. */
  usedBytes(): Promise<number>
}

/** The folder, within that of the attachments, of uploads that are not kept yet. Not renamed: releases share it. */
export const incomingFolder = 'arriving'
