import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { Book } from './book.ts'
import { imageKey } from './blocks.ts'
import { bookDocument, placedImages, type PlacedImage } from './document.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (family: string, face: string) =>
  resolve(`@fontsource/${family}/files/${family}-latin-${face}.woff`)

const fonts = {
  Inter: {
    normal: fontFile('inter', '400-normal'),
    italics: fontFile('inter', '400-italic'),
    bold: fontFile('inter', '600-normal'),
    bolditalics: fontFile('inter', '600-italic'),
  },
  Figtree: {
    normal: fontFile('figtree', '600-normal'),
    bold: fontFile('figtree', '700-normal'),
  },
}

/**
 * Typesets a book as a PDF with an outline.
 *
 * @param crop returns a JPEG of a picture, cropped to its size on the page
 */
export async function typeset(
  book: Book,
  crop: (place: PlacedImage) => Promise<Buffer>,
): Promise<Buffer> {
  const images: Record<string, string> = {}
  for (const place of placedImages(book)) {
    const jpeg = await crop(place)
    images[imageKey(place)] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
  }
  pdfmake.setFonts(fonts)
  const files = Object.values(fonts).flatMap((faces) => Object.values(faces))
  pdfmake.setLocalAccessPolicy((path) => files.includes(path))
  pdfmake.setUrlAccessPolicy(() => false)
  return pdfmake.createPdf({ ...bookDocument(book), images }).getBuffer()
}
