import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { imageEncoding, tintVersion } from '../content/model/picture.ts'
import { decode, encode, type Pixels, tintOf, type Variant } from './encode.ts'

/**
 * Encodes a picture in every variant that is asked for, or finds what an earlier run encoded: kept
 * by the hash of the master, so that an unchanged picture is never encoded twice. Out: where each lies.
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
    const fresh = !isKept(file)
    if (fresh) {
      pixels ??= await decode(master)
      await keep(file, await encode(pixels, variant))
    }
    encoded.push({ variant, file, fresh })
  }
  return encoded
}

/** A picture's tint, worked out once for every content of the master. */
export async function tintCached(master: Buffer, folder: string): Promise<string> {
  const file = join(folder, `${hashOf(master)}-tint-${tintVersion}.txt`)
  const kept = await readKept(file)
  if (kept) return kept.toString('utf8')
  const tint = await tintOf(master)
  await keep(file, Buffer.from(tint))
  return tint
}

/** Nearly always it is, and asking a thousand times is quicker without promises. */
export const isKept = existsSync

/** What was kept in a file; nothing when there is none. */
export const readKept = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(() => undefined)

/** Under its own name only when it is whole. */
export async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, content)
  await rename(part, file)
}

const hashOf = (master: Buffer) => createHash('sha256').update(master).digest('hex').slice(0, 20)
