import PDFDocument from 'pdfkit'
import type { Book } from './book.ts'
import { type ChapterLayout, layoutChapter } from './chapter.ts'
import { drawBook, frontMatterPages } from './draw-book.ts'
import { pdfCanvas, fontFeatures } from './pdf-canvas.ts'
import { type Box, pictureRecorder, type Tag } from './canvas.ts'
import type { Fonts } from './fonts.ts'
import { fontFaces, pageSize } from './page-style.ts'
import type { MeasureText } from './words.ts'

interface TypesetOptions {
  fonts: Fonts
  /** Makes a JPEG of a picture in the shape of its place. */
  crop: (image: string, box: Box) => Promise<Buffer>
}

/**
 * In: a book. Out: its PDF, tagged and with an outline; the same bytes for the same book. Throws when
 * a letter is in none of the faces, or a word is wider than its column.
 */
export async function typeset(book: Book, { fonts, crop }: TypesetOptions): Promise<Buffer> {
  const document = createDocument(book, fonts)
  const measureText = textMeasurer(document, fonts)
  const root: Tag = { type: 'Document' }
  const chapters = book.chapters.map((chapter) => layoutChapter(chapter, measureText, root))
  const set = { book, chapters, root, pageOf: pageNumberLookup(chapters) }

  const pictureBoxes = new Map<string, { image: string; box: Box }>()
  const recorder = pictureRecorder((image, box) =>
    pictureBoxes.set(keyOf(image, box), { image, box }),
  )
  drawBook({ canvas: recorder, measureText }, set)
  const pictures = await cropAll(pictureBoxes, crop)

  const canvas = pdfCanvas(document, root, (image, box) => {
    const picture = pictures.get(keyOf(image, box))
    if (!picture) throw new Error(`No picture “${image}” was made for its place.`)
    return picture
  })
  const bytes = collectBytes(document)
  drawBook({ canvas, measureText }, set)
  canvas.finish()
  document.end()
  return bytes
}

/** Two at a time: other pictures are encoded at the same time. */
async function cropAll(
  places: ReadonlyMap<string, { image: string; box: Box }>,
  crop: TypesetOptions['crop'],
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  const queue = [...places]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, { image, box }] = next
      pictures.set(key, await crop(image, box))
    }
  }
  await Promise.all([work(), work()])
  return pictures
}

const keyOf = (image: string, { width, height }: Box) => `${image} ${width}×${height}`

function createDocument(book: Book, { files }: Fonts) {
  const document = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: book.title,
      Author: book.brand,
      Subject: book.description,
      Keywords: book.keywords,
      Creator: book.brand,
      CreationDate: new Date(`${book.updated}T12:00:00Z`),
    },
  })
  for (const face of fontFaces) document.registerFont(face, files[face])
  return document
}

/** Widths are measured many thousand times, mostly of the same words, so they are cached. */
function textMeasurer(
  document: InstanceType<typeof PDFDocument>,
  { hasGlyph }: Fonts,
): MeasureText {
  const known = new Map<string, number>()
  const measure: MeasureText = (text, { face, tabular }) => {
    const missing = [...text].find((letter) => !hasGlyph(letter))
    if (missing) throw new Error(`Print has no letter “${missing}”, which stands in “${text}”.`)
    const options = fontFeatures(tabular)
    return document.font(face).fontSize(1000).widthOfString(text, options)
  }
  return (text, style) => {
    const key = `${style.face} ${style.tabular} ${text}`
    const width = known.get(key) ?? measure(text, style)
    known.set(key, width)
    return (width * style.size) / 1000
  }
}

/** The page on which each place of the book is, from 1 for the cover. */
function pageNumberLookup(chapters: readonly ChapterLayout[]): (id: string) => number {
  const numbers = new Map<string, number>()
  let number = frontMatterPages
  for (const { pages } of chapters)
    for (const page of pages) {
      number += 1
      for (const { item } of page) if (item.anchor) numbers.set(item.anchor.id, number)
    }
  return (id) => numbers.get(id) ?? 0
}

async function collectBytes(document: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
