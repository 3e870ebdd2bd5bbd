import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeAtomically, readCached } from '../../services/images/cache.ts'
import type { Output } from './output.ts'

const textFiles = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
/** Smaller files gain nothing. In bytes. */
const minBytes = 1024
const cache = '.cache/compressed'

/**
 * The brotli quality of pages, and the one of what is replaced soon: feeds and the site map change with every article, editions are
 * written for the days until the next build. 6 takes a twentieth of the time of 10, and a page is a tenth longer.
 */
const quality = { lasting: 10, passing: 6 }

const encoders = {
  br: (text: Buffer, level: number) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/**
 * Writes brotli and gzip versions of text files, which the service sends to browsers that accept them. Those of an
 * unchanged file stay; earlier ones are cached by content hash.
 * @param paths the files
 * @param isEdition whether they are those of an edition
 */
export async function compress(
  output: Output,
  paths: readonly string[],
  isEdition = false,
): Promise<void> {
  const began = performance.now()
  const queue = paths.filter((path) => textFiles.test(path))
  let made = 0
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await compressFile(path)
  }
  const compressFile = async (path: string): Promise<void> => {
    const places = Object.keys(encoders).map((ending) => `${path}.${ending}`)
    if (places.every(output.has)) {
      places.forEach(output.retain)
      return
    }
    const file = output.locate(path)
    if (statSync(file).size < minBytes) return
    const text = await readFile(file)
    const hash = createHash('sha256').update(text).digest('hex')
    const level = isEdition || path.endsWith('.xml') ? quality.passing : quality.lasting
    for (const [ending, compressed] of Object.entries(encoders)) {
      const kept = join(cache, ending === 'br' ? `${hash}.${level}.br` : `${hash}.${ending}`)
      let small = await readCached(kept)
      if (!small) {
        small = await compressed(text, level)
        made += 1
        await writeAtomically(kept, small)
      }
      await output.put(`${path}.${ending}`, small)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`compressed: ${paths.length} files, ${made} compressed anew, ${took} s`)
}
