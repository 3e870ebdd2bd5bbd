import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeAtomically } from '../../../services/images/cache.ts'
import type { PageFacts } from './facts.ts'
import type { PageInputs } from './inputs.ts'
import type { BuiltPage } from './list.ts'

/** Raise this when the file has another form, or the same HTML gives other facts. */
const version = 1

interface CachedPage {
  /** A hash of all that the page was made from. */
  key: string
  /** Of its file, as it was written. */
  size: number
  mtimeMs: number
  facts: PageFacts
}

export type PageCache = ReturnType<typeof openPageCache>

/**
 * The pages of the last build. In: what all pages are made from (the hash of all code, the shell), the folder of the
 * build, and the cache file. A page is reused while these and its own inputs are the same and nothing has written to
 * its file since; its HTML is not read. A build that was interrupted has saved nothing, so what it wrote is rendered
 * again.
 */
export function openPageCache(shared: readonly string[], folder: string, file: string) {
  const previous = read(file)
  const current = new Map<string, CachedPage>()
  const stat = (page: BuiltPage) => statSync(join(folder, page.file), { throwIfNoEntry: false })
  // The footer contains the year.
  const prefix = JSON.stringify([...shared, new Date().getFullYear()])
  return {
    /** In: a page, its inputs, and whether the search has it. Out: a hash of all that it is made from. */
    keyOf: ({ path, pageId }: BuiltPage, inputs: PageInputs | undefined, searched: boolean) =>
      createHash('sha256')
        .update(prefix)
        .update(JSON.stringify([path, pageId, searched, inputs?.data]))
        .update(`\n${inputs?.body ?? ''}`)
        .digest('base64url'),
    /** What the build knows of a page that need not be rendered. */
    find(page: BuiltPage, key: string): PageFacts | undefined {
      const last = previous.get(page.path)
      const there = last?.key === key ? stat(page) : undefined
      if (!last || !there || there.size !== last.size || there.mtimeMs !== last.mtimeMs)
        return undefined
      current.set(page.path, last)
      return last.facts
    },
    /** Called when the page's file is written. */
    add(page: BuiltPage, key: string, facts: PageFacts): void {
      const there = stat(page)
      if (there) current.set(page.path, { key, size: there.size, mtimeMs: there.mtimeMs, facts })
    },
    /** Called when all pages are written. */
    save: () => writeAtomically(file, serialize({ version, pages: current })),
  }
}

function read(file: string): Map<string, CachedPage> {
  try {
    const saved = deserialize(readFileSync(file)) as {
      version: number
      pages: Map<string, CachedPage>
    }
    return saved.version === version ? saved.pages : new Map<string, CachedPage>()
  } catch {
    return new Map()
  }
}
