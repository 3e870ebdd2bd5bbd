import type { AttachmentKind } from './contract.ts'
import { withFile } from '../disk/replace-file.ts'

/** The number of bytes that are needed to detect a file's kind. */
export const headBytes = 64

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** Detects a file's kind by its magic bytes; its name and Content-Type are ignored. Undefined: not an accepted kind. */
export function detectKind(head: Buffer): AttachmentKind | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (text(head, 0, 5) === '%PDF-') return 'pdf'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  return text(head, 4, 8) === 'ftyp' ? detectBoxKind(head) : undefined
}

/** Reads the `ftyp` box of ISO base media files: major brand, version, compatible brands. */
function detectBoxKind(head: Buffer): AttachmentKind | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [text(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4))
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  return heicBrands.includes(brands[0] ?? '') ? 'heic' : undefined
}

const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

/** The maximum distance of `%%EOF` from the end of the file, since some programs append bytes. */
const tailBytes = 2048

/** Returns whether a PDF has its `%%EOF` marker, which a truncated file lacks (ISO 32000 §7.5.5). */
export async function isCompletePdf(path: string): Promise<boolean> {
  return withFile(path, 'r', async (file) => {
    const { size } = await file.stat()
    const from = Math.max(0, size - tailBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tailBytes), 0, tailBytes, from)
    return buffer.toString('latin1', 0, bytesRead).includes('%%EOF')
  })
}

/** Such files have three to ten boxes; the limit bounds the disk reads. */
const maxBoxes = 200

/**
 * Returns whether the top-level boxes of an ISO base media file (HEIC, AVIF) end exactly at the end of the file (ISO
 * 14496-12 §4.2): this detects truncation without a decoder.
 */
export async function isCompleteBoxFile(path: string): Promise<boolean> {
  return withFile(path, 'r', async (file) => {
    const { size } = await file.stat()
    let at = 0
    for (let boxes = 0; at + 8 <= size; boxes += 1) {
      if (boxes === maxBoxes) return false
      const head = (await file.read(Buffer.alloc(16), 0, 16, at)).buffer
      const length = head.readUInt32BE(0)
      // Size 0: to the end of the file. Size 1: a 64-bit size follows the type.
      if (length === 0) return true
      const box = length === 1 ? Number(head.readBigUInt64BE(8)) : length
      if (box < 8) return false
      at += box
    }
    return at === size
  })
}
