import type { Readable } from 'node:stream'

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
