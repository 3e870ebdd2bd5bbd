import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encode, type ImageFormat } from './encode.ts'

/** Raise this when `encode` gives another result for the same picture. */
const version = 1

export interface Wanted {
  width: number | 'original'
  quality: number
  format: ImageFormat
}

/** Encodes a picture, or finds what an earlier run encoded: kept by the hash of its master. */
export async function encodeCached(
  master: Buffer,
  { width, quality, format }: Wanted,
  folder: string,
): Promise<{ picture: Buffer; fresh: boolean }> {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 20)
  const key = join(folder, `${hash}-${version}-${width}-${quality}.${format}`)
  try {
    return { picture: await readFile(key), fresh: false }
  } catch {
    const picture = await encode(master, width, quality, format)
    await mkdir(dirname(key), { recursive: true })
    await writeFile(`${key}.${process.pid}`, picture)
    await rename(`${key}.${process.pid}`, key)
    return { picture, fresh: true }
  }
}
