import type { AttachmentKind } from '../contract/attachment.ts'

/** So many bytes of a file's beginning are enough to tell its kind. */
export const headBytes = 64

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/**
 * What a file is, by its first bytes; whatever it is called and whatever the browser says does not
 * count. Undefined: none of the kinds that are taken.
 */
export function kindOf(head: Buffer): AttachmentKind | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png'
  if (text(head, 0, 5) === '%PDF-') return 'pdf'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  return text(head, 4, 8) === 'ftyp' ? kindOfBrands(head) : undefined
}

/** ISO base media files name their brands: the major one, a version, then the compatible ones. */
function kindOfBrands(head: Buffer): AttachmentKind | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [text(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4))
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  return heicBrands.includes(brands[0] ?? '') ? 'heic' : undefined
}

const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)
