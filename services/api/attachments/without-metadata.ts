import type { Sharp } from 'sharp'
import type { AttachmentKind } from '../contract/attachment.ts'

type Picture = Exclude<AttachmentKind, 'heic' | 'pdf'>

/** A picture of more pixels is no photograph; unpacking it would take gigabytes. */
const mostPixels = 120_000_000

/** High enough that nobody sees the difference; a second generation is all there ever is. */
const formats: Record<Picture, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 75, effort: 2 }),
}

/**
 * Writes a picture without what a camera says about place, time and owner, turned the way it was
 * held. One that says nothing is left as it is.
 * @returns whether `to` was written @throws Error not a whole picture of its kind
 */
export async function withoutMetadata(kind: Picture, from: string, to: string): Promise<boolean> {
  // The picture library takes memory, which a service without uploads need not spend.
  const { default: sharp } = await import('sharp')
  const open = () => sharp(from, { failOn: 'error', limitInputPixels: mostPixels })
  const found = await open().metadata()
  if (found.format !== (kind === 'avif' ? 'heif' : kind)) throw new Error(`It is ${found.format}.`)
  const silent = !found.exif && !found.xmp && !found.iptc && !found.comments
  if (silent) {
    await open().stats()
    return false
  }
  await formats[kind](open().autoOrient()).toFile(to)
  return true
}
