import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { imageEncoding, imagePlaceholderVersion } from '../content/model/picture.ts'
import { decode, encode, type Pixels, placeholderColorsOf, type Variant } from './encode.ts'

/** The folder of the cache, from the project's root. */
export const imageCache = '.cache/images'

/**
 * Encodes a picture in every requested variant, or finds it in the cache, whose keys contain the hash of
 * the master: an unchanged picture is never encoded twice.
 *
 * @returns the file of each variant, `fresh` if it was encoded now
 */
export async function encodeCached<Wanted extends Variant>(
  master: Buffer,
  variants: readonly Wanted[],
  folder: string,
): Promise<{ variant: Wanted; file: string; fresh: boolean }[]> {
  const hash = hashOf(master)
  const keyOf = ({ width, quality, format }: Variant) =>
    join(folder, `${hash}-${imageEncoding}-${width}-${quality}.${format}`)
  let pixels: Pixels | undefined
  const encoded = []
  for (const variant of variants) {
    const file = keyOf(variant)
    const fresh = !isCached(file)
    if (fresh) {
      pixels ??= await decode(master)
      await writeAtomically(file, await encode(pixels, variant))
    }
    encoded.push({ variant, file, fresh })
  }
  return encoded
}

/** Returns a picture's placeholder colors, cached by the master's hash. */
export async function cachedPlaceholderColors(master: Buffer, folder: string): Promise<string> {
  const file = join(folder, `${hashOf(master)}-placeholder-${imagePlaceholderVersion}.txt`)
  const cached = await readCached(file)
  if (cached) return cached.toString('utf8')
  const colors = await placeholderColorsOf(master)
  await writeAtomically(file, Buffer.from(colors))
  return colors
}

/** Synchronous, because a thousand calls are faster without promises. */
export const isCached = existsSync

/** Reads a cached file; undefined when there is none. */
export const readCached = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(() => undefined)

/**
 * Writes a temporary file and renames it, so that no reader sees half a file. The temporary name is
 * unique per call, because two pictures with the same bytes are written to the same file at once.
 */
export async function writeAtomically(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}`
  try {
    await writeFile(part, content)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const hashOf = (master: Buffer) => createHash('sha256').update(master).digest('hex').slice(0, 20)

/**
 * Returns a function to call after a file was added to the folder. When the files exceed `maxBytes`, it
 * removes the oldest ones until a tenth of the limit is free.
 */
export function folderPruner(folder: string, maxBytes: number): () => Promise<void> {
  return async () => {
    const files = await fileStats(folder)
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= maxBytes) return
    for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (bytes <= maxBytes * 0.9) break
      await rm(file, { force: true })
      bytes -= size
    }
  }
}

async function fileStats(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const files = names.map(async (name) => {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() ? [{ file, size: found.size, mtimeMs: found.mtimeMs }] : []
  })
  return (await Promise.all(files)).flat()
}
