import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
 * Puts a brotli and a gzip form beside every text file under a folder, which the service sends
 * instead where a browser takes them. What an earlier build compressed is kept by its content. In: the
 * folder, and a folder in it that is left out.
 */
export async function compress(folder: string, except?: string): Promise<void> {
  const began = performance.now()
  mkdirSync(cache, { recursive: true })
  const queue = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && texts.test(found.name))
    .map((found) => join(found.parentPath, found.name))
    .filter((file) => except === undefined || !file.startsWith(except))
  let made = 0
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) made += await compressFile(file)
  }
  await Promise.all(Array.from({ length: 4 }, work))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`compressed: ${folder}, ${made} new forms, ${took} s`)
}

async function compressFile(file: string): Promise<number> {
  const text = await readFile(file)
  if (text.length < least) return 0
  let made = 0
  const hash = createHash('sha256').update(text).digest('hex')
  for (const [ending, compressed] of Object.entries(forms)) {
    const kept = join(cache, `${hash}.${ending}`)
    let small = await readFile(kept).catch(() => undefined)
    if (!small) {
      small = await compressed(text)
      made += 1
      // Under its own name only when it is whole.
      await writeFile(`${kept}.part`, small)
      await rename(`${kept}.part`, kept)
    }
    await writeFile(`${file}.${ending}`, small)
  }
  return made
}
