/**
 * The last step of `npm run build`: puts a brotli and a gzip form beside every text file of the
 * site, which the service sends instead where a browser takes them. What an earlier build compressed
 * is kept by its content.
 */
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

const began = performance.now()
mkdirSync(cache, { recursive: true })
const queue = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((found) => found.isFile() && texts.test(found.name))
  .map((found) => join(found.parentPath, found.name))
let made = 0
await Promise.all(Array.from({ length: 4 }, work))
console.log(`compressed: ${made} new forms, ${((performance.now() - began) / 1000).toFixed(1)} s`)

async function work(): Promise<void> {
  for (let file = queue.pop(); file; file = queue.pop()) {
    const text = await readFile(file)
    if (text.length < least) continue
    const hash = createHash('sha256').update(text).digest('hex')
    for (const [ending, compress] of Object.entries(forms)) {
      const kept = join(cache, `${hash}.${ending}`)
      const small =
        (await readFile(kept).catch(() => undefined)) ?? (await keep(kept, compress(text)))
      await writeFile(`${file}.${ending}`, small)
    }
  }
}

async function keep(file: string, compressed: Promise<Buffer>): Promise<Buffer> {
  made += 1
  const part = `${file}.${made}`
  const small = await compressed
  await writeFile(part, small)
  await rename(part, file)
  return small
}
