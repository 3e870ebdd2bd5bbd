import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { keep } from '../../services/images/cache.ts'
import { readIfThere } from './output.ts'

/** What a page is made from, besides code: what its `+data.ts` says. */
export interface Said {
  /** The folder that shows it: `/pages/guide`. */
  pageId: string
  data: unknown
  body: string | undefined
}

const record = z.record(
  z.string(),
  z.object({ pageId: z.string(), key: z.string(), hash: z.string() }),
)

/**
 * The pages as the last build left them. In: the hash of all code, the folder of the build, and the file
 * that remembers. A page is found again while the code is the same, its `+data.ts` says the same of
 * today's content, and nobody has touched its file; every other page is rendered anew.
 */
export async function keptPages(code: string, folder: string, index = '.cache/pages.json') {
  const before = await readIndex(index)
  const now: z.infer<typeof record> = {}
  // The footer has the year in it.
  const year = new Date().getFullYear()
  const keyOf = (path: string, said: Said) =>
    sha256(JSON.stringify([code, year, path, said.pageId, said.body, said.data]))

  return {
    /** The HTML of a page in its file, if what it is made from is as it was. */
    async find(path: string, file: string): Promise<string | undefined> {
      const last = before[path]
      const said = last && (await saysToday(last.pageId, path))
      if (!said || keyOf(path, said) !== last.key) return undefined
      const html = readIfThere(join(folder, file))?.toString('utf8')
      if (html === undefined || sha256(html) !== last.hash) return undefined
      now[path] = last
      return html
    },
    keep(path: string, said: Said, html: string): void {
      now[path] = { pageId: said.pageId, key: keyOf(path, said), hash: sha256(html) }
    },
    /** When all pages are written: remembers what they were made from. */
    done: () => keep(index, Buffer.from(JSON.stringify(now))),
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

async function readIndex(index: string): Promise<z.infer<typeof record>> {
  try {
    return record.parse(JSON.parse(await readFile(index, 'utf8')))
  } catch {
    return {}
  }
}

/** Every page's `+data.ts`. */
const asked = import.meta.glob('../../pages/**/+data.ts', { import: 'data' })

/** Out: nothing where the page's `+data.ts` has nothing to say of this path any more. */
async function saysToday(pageId: string, path: string): Promise<Said | undefined> {
  const load = asked[`../..${pageId}/+data.ts`]
  if (!load) return { pageId, data: undefined, body: undefined }
  const ask = await load()
  if (typeof ask !== 'function') return undefined
  // As Vike calls it; an article's body is put beside its data.
  const context: { urlPathname: string; body?: string } = { urlPathname: path }
  try {
    const data: unknown = await Reflect.apply(ask, undefined, [context])
    return { pageId, data, body: context.body }
  } catch {
    return undefined
  }
}
