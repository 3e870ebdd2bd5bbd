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

const encoders = {
  br: (text: Buffer, path: string) =>
    promisify(brotliCompress)(text, {
      // Feeds and the site map change with every article, and no reader waits for them: 5 takes a tenth of the time.
      params: { [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.xml') ? 5 : 10 },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/**
 * Writes brotli and gzip versions of text files, which the service sends to browsers that accept them. Those of an
 * unchanged file stay; earlier ones are cached by content hash.
 * @param paths the files
 */
export async function compress(output: Output, paths: readonly string[]): Promise<void> {
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
    for (const [ending, compressed] of Object.entries(encoders)) {
      const kept = join(cache, `${hash}.${ending}`)
      let small = await readCached(kept)
      if (!small) {
        small = await compressed(text, path)
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
