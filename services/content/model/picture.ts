import { imageUrl, type ImageWidth, imageWidths } from './urls.ts'

/** Raise this when pictures are encoded differently: browsers then fetch all of them again. */
export const imageEncoding = 6

/** Raise this when the same picture gets other placeholder colors: builds then compute all of them again. */
export const imagePlaceholderVersion = 2

/** Larger pictures are rejected: a small file can decode to gigabytes. */
export const maxPixels = 60_000_000

/** The size of the picture of a page in shared links, in px. */
export const shareSize = { width: 1200, height: 630 }

/** The formats that pages offer of a photograph: AVIF for current browsers, and one that every browser knows. */
export const offeredFormats = ['avif', 'jpg'] as const

/** The data that a picture's addresses are made from. */
export interface AddressedPicture {
  name: string
  /** Of the master, in px. */
  width: number
  /** A hash of its content, so that browsers may cache it forever. */
  version: string
  /** Its master is an SVG: pages show that, at every size. */
  vector: boolean
}

/**
 * Returns the widths that a picture is offered in: `width` names it in its address, `px` is its real width. A
 * picture is never enlarged, so the last width of a small master is the master's.
 */
export function candidateWidths(master: number): { width: ImageWidth; px: number }[] {
  const enough = imageWidths.find((width) => width >= master) ?? imageWidths.at(-1)
  return imageWidths
    .filter((width) => enough === undefined || width <= enough)
    .map((width) => ({ width, px: Math.min(width, master) }))
}

/** Returns the address of a drawing's SVG. */
export const vectorUrl = ({ name, version }: Pick<AddressedPicture, 'name' | 'version'>): string =>
  imageUrl('original', `${name}.svg`, version)

/** Returns the address of a picture's own file: a drawing as SVG, a photograph in its largest size. */
export const largeUrl = (picture: Pick<AddressedPicture, 'name' | 'version' | 'vector'>): string =>
  picture.vector ? vectorUrl(picture) : imageUrl(1600, `${picture.name}.jpg`, picture.version)

/**
 * Returns the address of the JPEG of 1200 px: for browsers without AVIF, and for a drawing whose SVG cannot be
 * loaded.
 */
export const jpegUrl = ({ name, version }: Pick<AddressedPicture, 'name' | 'version'>): string =>
  imageUrl(1200, `${name}.jpg`, version)

/** Returns the `srcset` of what the build writes of a photograph in a format. */
export const srcSetOf = (
  { name, version, width }: Omit<AddressedPicture, 'vector'>,
  format: (typeof offeredFormats)[number],
): string =>
  candidateWidths(width)
    .map((each) => `${imageUrl(each.width, `${name}.${format}`, version)} ${each.px}w`)
    .join(', ')

/** A position on a picture, in percent from the left and from the top. */
export type Position = [left: number, top: number]

/** The class that puts an element at a position on a picture. */
export const positionClass = ([left, top]: Readonly<Position>): string =>
  `at-${Math.round(left * 10)}-${Math.round(top * 10)}`
