import type { Readable } from 'node:stream'

/** Storage of attachments: a folder, or tables in the database of the leads. */
export interface AttachmentFiles {
  /**
   * Stores a complete local file, which may be moved away. An existing file is not replaced. Resolves with the size and
   * the SHA-256 when it is durable. @throws NotStoredError
   */
  put(lead: string, id: string, path: string): Promise<{ bytes: number; sha256: string }>
  /** Reads a file; undefined: it does not exist. The stream fails if the file is removed meanwhile. */
  read(lead: string, id: string): Promise<Readable | undefined>
  /** Removes one file, or all of a lead. Resolves when that is durable. */
  remove(lead: string, id?: string): Promise<void>
  /** The ids of the records that have files. */
  owners(): Promise<string[]>
  /** The size of all files. */
  usedBytes(): Promise<number>
}

/** The folder for uploads in progress. The name is fixed, since processes of two releases may share it. */
export const incomingFolder = 'arriving'
