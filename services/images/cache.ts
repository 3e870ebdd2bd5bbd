import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode, encode, type Pixels, type Variant } from './encode.ts'

/** Raise this when `encode` gives another result for the same picture. */
const version = 2

/**
 * Encodes a picture in every variant that is asked for, or finds what an earlier run encoded: kept
 * by the hash of the master, so that an unchanged picture is never encoded twice.
 */
export async function encodeCached<Wanted extends Variant>(
  master: Buffer,
  variants: readonly Wanted[],
  folder: string,
): Promise<{ variant: Wanted; picture: Buffer; fresh: boolean }[]> {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 20)
  const keyOf = ({ width, quality, format }: Variant) =>
    join(folder, `${hash}-${version}-${width}-${quality}.${format}`)
  let pixels: Pixels | undefined
  const encoded = []
  for (const variant of variants) {
    const kept = await read(keyOf(variant))
    if (kept) {
      encoded.push({ variant, picture: kept, fresh: false })
      continue
    }
    pixels ??= await decode(master)
    const picture = await encode(pixels, variant)
    await keep(keyOf(variant), folder, picture)
    encoded.push({ variant, picture, fresh: true })
  }
  return encoded
}

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

/** Under its own name only when it is whole. */
async function keep(file: string, folder: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, picture)
  await rename(part, file)
}
