import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** Returns a file's size in bytes and its SHA-256 in hex. */
export async function fileDigest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of fileParts(path, 64 * 1024)) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Yields a file in parts of one size, the last one shorter. */
export const fileParts = (path: string, size: number): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: size })

/** Lists the names in a folder; none if it is missing. */
export async function listFolder(path: string): Promise<string[]> {
  return readdir(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
}
