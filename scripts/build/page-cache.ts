import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../../services/images/cache.ts'
import { readIfExists } from './output.ts'

/** What a page is made from besides code: the data of its `+data.ts`. */
export interface PageInputs {
  /** The folder that shows it: `/pages/guide`. */
  pageId: string
  data: unknown
  body: string | undefined
}

const indexSchema = z.record(
  z.string(),
  z.object({ pageId: z.string(), key: z.string(), hash: z.string() }),
)

/**
 * The pages of the last build. In: the hash of all code, the folder of the build, and the cache file. A page
 * is reused while the code and the data of its `+data.ts` are the same and its file is unchanged; every
 * other page is rendered.
 */
export async function openPageCache(code: string, folder: string, index = '.cache/pages.json') {
  const previous = await readIndex(index)
  const current: z.infer<typeof indexSchema> = {}
  // The footer contains the year.
  const year = new Date().getFullYear()
  const keyOf = (path: string, said: PageInputs) =>
    sha256(JSON.stringify([code, year, path, said.pageId, said.body, said.data]))

  return {
    /** The HTML of a page in its file, if what it is made from is as it was. */
    async find(path: string, file: string): Promise<string | undefined> {
      const last = previous[path]
      const said = last && (await currentInputs(last.pageId, path))
      if (!said || keyOf(path, said) !== last.key) return undefined
      const html = readIfExists(join(folder, file))?.toString('utf8')
      if (html === undefined || sha256(html) !== last.hash) return undefined
      current[path] = last
      return html
    },
    add(path: string, said: PageInputs, html: string): void {
      current[path] = { pageId: said.pageId, key: keyOf(path, said), hash: sha256(html) }
    },
    /** Called when all pages are written: saves the hashes of their inputs. */
    save: () => writeAtomically(index, Buffer.from(JSON.stringify(current))),
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

async function readIndex(index: string): Promise<z.infer<typeof indexSchema>> {
  try {
    return indexSchema.parse(JSON.parse(await readFile(index, 'utf8')))
  } catch {
    return {}
  }
}

/** Every page's `+data.ts`. */
const dataModules = import.meta.glob('../../pages/**/+data.ts', { import: 'data' })

/** Out: undefined if the page's `+data.ts` does not know the path any more. */
async function currentInputs(pageId: string, path: string): Promise<PageInputs | undefined> {
  const load = dataModules[`../..${pageId}/+data.ts`]
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
