import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'

/** What stands on many pages and says nothing of this one. */
const repeated = 'form, nav, .nearby, .closing, script, noscript'

/** Words by the hash of the HTML that they were read from. */
const keptWords = z.record(z.string(), z.string())

/** The words of pages, for the search. In: a file that keeps them, so that only pages that have changed are read again. */
export async function pageWords(cache: string) {
  const before = await read(cache)
  const now: Record<string, string> = {}
  return {
    /** @throws Error the page has no <main> */
    async of(path: string, html: string): Promise<string> {
      const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      if (!main) throw new Error(`${path} has no <main>`)
      const hash = createHash('sha256').update(repeated).update(main).digest('base64url')
      return (now[hash] = before[hash] ?? (await wordsIn(main)))
    },
    /** When every page was read: remembers what it says. */
    done: () => writeFile(cache, JSON.stringify(now)),
  }
}

async function wordsIn(main: string): Promise<string> {
  const { parse } = await import('node-html-parser')
  const element = parse(main)
  for (const each of element.querySelectorAll(repeated)) each.remove()
  return element.structuredText.replaceAll(/\s+/g, ' ')
}

async function read(cache: string): Promise<z.infer<typeof keptWords>> {
  try {
    return keptWords.parse(JSON.parse(await readFile(cache, 'utf8')))
  } catch {
    return {}
  }
}
