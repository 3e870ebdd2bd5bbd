import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** What a page is made from, besides code: what its `+data.ts` says. */
export interface Said {
  /** The folder that shows it: `/pages/guide`. */
  pageId: string
  data: unknown
  body: string | undefined
}

const record = z.record(z.string(), z.object({ pageId: z.string(), key: z.string() }))

/**
 * The pages that the last build wrote. In: the hash of all code, and where they are kept. A page is found again while the code is the
 * same and its `+data.ts` says the same of today's content; every other page is rendered anew.
 */
export async function keptPages(code: string, folder = '.cache/pages') {
  const index = join(folder, 'index.json')
  const fileOf = (key: string) => join(folder, `${key}.html`)
  const before = await readIndex(index)
  const now: z.infer<typeof record> = {}
  // The footer has the year in it.
  const year = new Date().getFullYear()
  const keyOf = (path: string, said: Said) =>
    createHash('sha256')
      .update(JSON.stringify([code, year, path, said.pageId, said.body, said.data]))
      .digest('hex')

  return {
    /** The HTML of a page, if what it is made from is as it was. */
    async find(path: string): Promise<string | undefined> {
      const last = before[path]
      const said = last && (await saysToday(last.pageId, path))
      if (!said || keyOf(path, said) !== last.key) return undefined
      const html = await readFile(fileOf(last.key), 'utf8').catch(() => undefined)
      if (html !== undefined) now[path] = last
      return html
    },
    async keep(path: string, said: Said, html: string): Promise<void> {
      const key = keyOf(path, said)
      await mkdir(folder, { recursive: true })
      await writeFile(`${fileOf(key)}.part`, html)
      await rename(`${fileOf(key)}.part`, fileOf(key))
      now[path] = { pageId: said.pageId, key }
    },
    /** When all pages are written: remembers them, and removes what is kept of others. */
    async done(): Promise<void> {
      await writeFile(index, JSON.stringify(now))
      const wanted = new Set(Object.values(now).map(({ key }) => `${key}.html`))
      for (const file of await readdir(folder))
        if (file !== 'index.json' && !wanted.has(file)) await rm(join(folder, file))
    },
  }
}

async function readIndex(index: string): Promise<z.infer<typeof record>> {
  try {
    return record.parse(JSON.parse(await readFile(index, 'utf8')))
  } catch {
    return {}
  }
}

/** Out: nothing where the page's `+data.ts` has nothing to say of this path any more. */
async function saysToday(pageId: string, path: string): Promise<Said | undefined> {
  const file = resolve(`.${pageId}`, '+data.ts')
  if (!existsSync(file)) return { pageId, data: undefined, body: undefined }
  const module: unknown = await import(pathToFileURL(file).href)
  const ask: unknown = Reflect.get(Object(module), 'data')
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
