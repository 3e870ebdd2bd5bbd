import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically, readCached } from '../images/cache.ts'
import { withPictureError } from '../images/encode.ts'
import type { Book } from './book.ts'

/** Increment when the same book results in a different PDF. */
const version = 6

/** Returns a book's PDF: typeset, or read from the folder `cache`, where an earlier build wrote it. */
export async function bookPdf(book: Book, cache: string): Promise<{ pdf: Buffer; fresh: boolean }> {
  const file = join(cache, `${hashOf([version, book])}.pdf`)
  const kept = await readCached(file)
  if (kept) return { pdf: kept, fresh: false }
  // Loaded on demand: most builds find the PDF in the cache.
  const [{ typeset }, { cropImage }] = await Promise.all([
    import('./typeset.ts'),
    import('./crop.ts'),
  ])
  const { page, text } = book.colors
  const pdf = await typeset(book, async (place) => {
    const { image, ...box } = place
    const picture = book.pictures[image]
    if (!picture) throw new Error(`The guide shows “${image}”, which the content does not have.`)
    // Cropped pictures have cache files of their own, since most edits change only text.
    const { focus, version: content, master } = picture
    const kept = join(cache, `${hashOf([version, content, focus, box, page, text])}.jpg`)
    const known = await readCached(kept)
    if (known) return known
    const source = { file: await readFile(master), focus }
    const jpeg = await withPictureError(picture.file, cropImage(source, box, book.colors))
    await writeAtomically(kept, jpeg)
    return jpeg
  })
  await writeAtomically(file, pdf)
  return { pdf, fresh: true }
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)
