import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { collections, type CollectionName } from '../collections.ts'
import type { WholeStore } from '../store.ts'
import { DamagedFile, PageFile } from './page-file.ts'
import { pageSchema } from './page.ts'

/**
 * Reads a data folder without opening it, so also while the service runs: a page is replaced as one
 * step, hence everything that was answered before the reading began is in it.
 * @throws DamagedFile a page cannot be read; the service's next start restores it from its copy
 */
export function readFolder(folder: string): Pick<WholeStore, 'read'> {
  return {
    read: async function* (name: CollectionName) {
      for (const file of await pagesIn(join(folder, name))) {
        const path = join(folder, name, file)
        yield* await recordsIn(path, name)
      }
    },
  }
}

async function recordsIn(path: string, name: CollectionName): Promise<unknown[]> {
  const schema = pageSchema<unknown>(name, collections[name])
  try {
    return (await new PageFile(path, schema).read())?.records ?? []
  } catch (fault) {
    if (fault instanceof DamagedFile) throw new DamagedFile(`${path}: ${fault.message}`)
    throw fault
  }
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
    throw fault
  })
  return names.filter((name) => name.endsWith('.json')).sort()
}
