import { open, type FileHandle } from 'node:fs/promises'

/** Puts bytes at a place of a file; when it resolves they are on the disk. */
export type Append = (file: FileHandle, bytes: Uint8Array, at: number) => Promise<void>

/** Writes, then waits for the disk. */
export const appendAndSync: Append = async (file, bytes, at) => {
  await write(file, bytes, at)
  await file.datasync()
}

/** A disk that is nearly full takes a part and says so: the next try tells why. */
export const write: Append = async (file, bytes, at) => {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
}

/** A file that only grows, by whole pieces: what was taken in part is taken back. */
export class AppendedFile {
  private length = 0
  private torn = false

  private constructor(
    private readonly file: FileHandle,
    private readonly put: Append,
  ) {}

  /** Empty; whatever was there under this name had not been kept. For the service's own user. */
  static async begin(path: string, put: Append): Promise<AppendedFile> {
    return new AppendedFile(await open(path, 'w', 0o600), put)
  }

  get bytes(): number {
    return this.length
  }

  /** All of the bytes, or none of them and the reason. */
  async append(bytes: Uint8Array): Promise<void> {
    try {
      if (this.torn) await this.file.truncate(this.length)
      this.torn = false
      await this.put(this.file, bytes, this.length)
    } catch (fault) {
      await this.shortenTo(this.length)
      throw fault
    }
    this.length += bytes.length
  }

  /** Takes back what comes after; a disk that refuses is asked again before the next piece. */
  async shortenTo(length: number): Promise<void> {
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
