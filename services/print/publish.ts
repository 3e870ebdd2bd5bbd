import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically, readCached } from '../images/cache.ts'
import { withPictureError } from '../images/encode.ts'
import type { Book } from './book.ts'

/** Raise this when the same book gives another PDF. */
const version = 1

/** A book’s PDF: typeset, or read from the folder `cache`, where an earlier build wrote it. */
export async function bookPdf(book: Book, cache: string): Promise<{ pdf: Buffer; fresh: boolean }> {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, book]))
    .digest('hex')
  const file = join(cache, `${hash.slice(0, 20)}.pdf`)
  const kept = await readCached(file)
  if (kept) return { pdf: kept, fresh: false }
  // Loaded when a word of it has changed.
  const [{ typeset }, { readFonts }, { cropImage: cropped }] = await Promise.all([
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
      const file = await readFile(picture.master)
      return withPictureError(picture.file, cropped({ file, focus: picture.focus }, box))
    },
  })
  await writeAtomically(file, pdf)
  return { pdf, fresh: true }
}
