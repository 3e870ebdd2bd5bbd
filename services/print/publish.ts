import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keep, readKept } from '../images/cache.ts'
import type { Book } from './book.ts'

/** Raise this when the same book is set otherwise. */
const version = 1

export interface BookFolders {
  /** The folder of the masters: content/images. */
  masters: string
  /** Where finished PDFs are kept between builds. */
  cache: string
}

/** A book’s PDF: set in type, or found where an earlier build kept it. */
export async function bookPdf(
  book: Book,
  { masters, cache }: BookFolders,
): Promise<{ pdf: Buffer; fresh: boolean }> {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, book]))
    .digest('hex')
  const file = join(cache, `${hash.slice(0, 20)}.pdf`)
  const kept = await readKept(file)
  if (kept) return { pdf: kept, fresh: false }
  // Loaded when a word of it has changed.
  const [{ typeset }, { readFonts }, { cropped }] = await Promise.all([
    import('./typeset.ts'),
    import('./fonts.ts'),
    import('./crop.ts'),
  ])
  const pdf = await typeset(book, {
    fonts: await readFonts(),
    crop: async (image, box) => {
      const picture = book.pictures[image]
      if (!picture)
        throw new Error(`The guide shows “${image}”, which content/images does not have.`)
      const file = await readFile(join(masters, picture.file))
      return cropped({ file, focus: picture.focus }, box)
    },
  })
  await keep(file, pdf)
  return { pdf, fresh: true }
}
