import PDFDocument from 'pdfkit'
import type { Book } from './book.ts'
import { type SetChapter, setChapter } from './chapter.ts'
import { drawBook, front } from './draw-book.ts'
import { documentPen, featuresOf } from './document-pen.ts'
import { type Box, notingPen, type Tag } from './pen.ts'
import type { Fonts } from './fonts.ts'
import { faces, sheet } from './sheet.ts'
import type { Ruler } from './words.ts'

export interface TypesetOptions {
  fonts: Fonts
  /** Makes a JPEG of a picture in the shape of its place. */
  crop: (image: string, box: Box) => Promise<Buffer>
}

/**
 * In: a book. Out: its PDF, tagged and with an outline; the same bytes for the same book. Throws when
 * a letter is in none of the faces, or a word is wider than its column.
 */
export async function typeset(book: Book, { fonts, crop }: TypesetOptions): Promise<Buffer> {
  const document = openDocument(book, fonts)
  const ruler = rulerOf(document, fonts)
  const root: Tag = { type: 'Document' }
  const chapters = book.chapters.map((chapter) => setChapter(chapter, ruler, root))
  const set = { book, chapters, root, pageOf: pageNumbers(chapters) }

  const places = new Map<string, { image: string; box: Box }>()
  const noting = notingPen((image, box) => places.set(keyOf(image, box), { image, box }))
  drawBook({ pen: noting, ruler }, set)
  const pictures = await cropAll(places, crop)

  const pen = documentPen(document, root, (image, box) => {
    const picture = pictures.get(keyOf(image, box))
    if (!picture) throw new Error(`No picture “${image}” was made for its place.`)
    return picture
  })
  const bytes = read(document)
  drawBook({ pen, ruler }, set)
  pen.finish()
  document.end()
  return bytes
}

/** Two at a time: the processor has other pictures to make while this runs. */
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

function openDocument(book: Book, { files }: Fonts) {
  const document = new PDFDocument({
    size: [sheet.width, sheet.height],
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
  for (const face of faces) document.registerFont(face, files[face])
  return document
}

/** Widths are asked for many thousand times, mostly of the same words. */
function rulerOf(document: InstanceType<typeof PDFDocument>, { has }: Fonts): Ruler {
  const known = new Map<string, number>()
  const measure: Ruler = (text, { face, tabular }) => {
    const strange = [...text].find((letter) => !has(letter))
    if (strange) throw new Error(`Print has no letter “${strange}”, which stands in “${text}”.`)
    const options = { features: featuresOf(tabular) }
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
function pageNumbers(chapters: readonly SetChapter[]): (id: string) => number {
  const numbers = new Map<string, number>()
  let number = front
  for (const { pages } of chapters)
    for (const page of pages) {
      number += 1
      for (const { piece } of page) if (piece.anchor) numbers.set(piece.anchor.id, number)
    }
  return (id) => numbers.get(id) ?? 0
}

async function read(document: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
