import { createHash } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'

/** Returns a file's size in bytes and its SHA-256 in hex. One buffer is reused for the whole file. */
export async function fileDigest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of fileParts(path, 64 * 1024)) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Yields a file in parts of one size, the last one shorter. The parts reuse one buffer. */
export async function* fileParts(path: string, size: number): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.alloc(size)
    for (;;) {
      let filled = 0
      while (filled < size) {
        const { bytesRead } = await file.read(buffer, filled, size - filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      if (filled > 0) yield buffer.subarray(0, filled)
      if (filled < size) return
    }
  } finally {
    await file.close()
  }
}

/** Lists the names in a folder; none if it is missing. */
export async function listFolder(path: string): Promise<string[]> {
  return readdir(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
}
