import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keep, readKept } from '../../services/images/cache.ts'
import type { Output } from './output.ts'

const texts = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/
/** Smaller files gain nothing. In bytes. */
const least = 1024
const cache = '.cache/compressed'

const forms = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10 },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/**
 * Puts a brotli and a gzip form beside text files, which the service sends instead where a browser takes
 * them. A form that is not older than its file is left; what an earlier build compressed is kept by its
 * content. In: where the files are, and their paths there.
 */
export async function compress(folder: string, output: Output, paths: string[]): Promise<void> {
  const began = performance.now()
  const queue = paths.filter((path) => texts.test(path))
  let made = 0
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await compressFile(path)
  }
  const compressFile = async (path: string): Promise<void> => {
    const { size, mtimeMs } = statSync(join(folder, path))
    if (size < least) return
    const places = Object.keys(forms).map((ending) => `${path}.${ending}`)
    const there = places.map((place) => statSync(join(folder, place), { throwIfNoEntry: false }))
    if (there.every((form) => form && form.mtimeMs >= mtimeMs)) {
      places.forEach(output.leave)
      return
    }
    const text = await readFile(join(folder, path))
    const hash = createHash('sha256').update(text).digest('hex')
    for (const [ending, compressed] of Object.entries(forms)) {
      const kept = join(cache, `${hash}.${ending}`)
      let small = await readKept(kept)
      if (!small) {
        small = await compressed(text)
        made += 1
        await keep(kept, small)
      }
      await output.put(`${path}.${ending}`, small)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`compressed: ${paths.length} files, ${made} new forms, ${took} s`)
}
