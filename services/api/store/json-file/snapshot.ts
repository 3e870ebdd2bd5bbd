import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { monthFrom } from '../../records/traffic-month.ts'
import { collections, type CollectionName } from '../collections.ts'
import type { WholeStore } from '../store.ts'
import { readJournal } from './journal-left.ts'
import { monthsIn, pathOfMonth, readMonth } from './month-file.ts'
import { DamagedFile, PageFile } from './page-file.ts'
import { pageSchema } from './page.ts'

/**
 * Reads a data folder without opening it, so also while the service runs. The journal is read first,
 * then the pages, which may have got ahead of it: everything that was answered before the reading began
 * is there, once.
 * @throws DamagedFile a page cannot be read; the service's next start restores it from its copy
 * @throws UnreadableData the journal cannot be read
 */
export function readFolder(folder: string): Pick<WholeStore, 'read'> {
  return {
    read: async function* (name: CollectionName) {
      if (name === 'traffic') {
        yield* months(join(folder, name))
        return
      }
      const journal = join(folder, 'journal')
      const { changes } = await readJournal({ journal, copies: join(folder, 'copies/journal') })
      const latest = new Map(
        changes
          .filter(({ kind }) => kind === name)
          .map(({ put, erase }) => [erase ?? idOf(put), put] as const),
      )
      for (const file of await pagesIn(join(folder, name))) {
        for (const record of await recordsIn(join(folder, name, file), name)) {
          const id = idOf(record)
          if (!latest.has(id)) yield record
          else if (latest.get(id) !== undefined) yield latest.get(id)
          latest.delete(id)
        }
      }
      for (const record of latest.values()) if (record !== undefined) yield record
    },
  }
}

const identified = z.object({ id: z.string() })
const idOf = (record: unknown): string => identified.parse(record).id

async function recordsIn(path: string, name: CollectionName): Promise<unknown[]> {
  const schema = pageSchema<unknown>(name, collections[name])
  return named(path, async () => (await new PageFile(path, schema).read())?.records ?? [])
}

/** A fault that says which file it is of. */
async function named<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (fault) {
    if (fault instanceof DamagedFile) throw new DamagedFile(`${path}: ${fault.message}`)
    throw fault
  }
}

/** Counts of visits have no journal: what was counted in the last seconds is not among them. */
async function* months(folder: string): AsyncGenerator<unknown> {
  for (const id of await monthsIn(folder)) {
    const tallies = await named(pathOfMonth(folder, id), () => readMonth(folder, id))
    if (tallies.length > 0) yield monthFrom(id, tallies)
  }
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
    throw fault
  })
  return names.filter((name) => name.endsWith('.json')).sort()
}
