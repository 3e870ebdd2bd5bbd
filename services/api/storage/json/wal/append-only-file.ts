import { open, type FileHandle } from 'node:fs/promises'

/** Writes bytes at an offset of a file; resolves once they are on disk. */
export type Append = (file: FileHandle, bytes: Uint8Array, at: number) => Promise<void>

/** Writes, then calls `fdatasync`. */
export const appendAndSync: Append = async (file, bytes, at) => {
  await writeFully(file, bytes, at)
  await file.datasync()
}

/** Repeats partial writes: a nearly full disk writes some of the bytes, and the next attempt returns the error. */
export const writeFully: Append = async (file, bytes, at) => {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
}

/** A file that grows by whole appends only: a partial (torn) append is truncated away. */
export class AppendOnlyFile {
  private length = 0
  private torn = false

  private constructor(
    private readonly file: FileHandle,
    private readonly appendBytes: Append,
  ) {}

  /**
   * Creates an empty file with owner-only permissions. An existing file of this name was never committed, and is
   * overwritten.
   */
  static async create(path: string, appendBytes: Append): Promise<AppendOnlyFile> {
    return new AppendOnlyFile(await open(path, 'w', 0o600), appendBytes)
  }

  get bytes(): number {
    return this.length
  }

  /** Appends all of the bytes. When it rejects, some may be in the file: the caller truncates it. */
  async append(bytes: Uint8Array): Promise<void> {
    if (this.torn) await this.file.truncate(this.length)
    this.torn = false
    await this.appendBytes(this.file, bytes, this.length)
    this.length += bytes.length
  }

  /** Truncates the file. If the disk refuses, the next append tries again first. */
  async truncateTo(length: number): Promise<void> {
    this.length = length
    this.torn = true
    await this.file.truncate(length).then(
      () => (this.torn = false),
      () => undefined,
    )
  }

  close(): Promise<void> {
    return this.file.close()
  }
}
