import { join } from 'node:path'
import { z } from 'zod'
import { listFolder } from '../../disk/list-folder.ts'
import type { CountsDeclaration } from '../../storage/counts.ts'
import { counts, declarations, type CollectionName } from '../collections.ts'
import type { BulkStore } from '../store.ts'
import { readWal } from './wal-reader.ts'
import { listMonths, monthPath, readMonth } from './count-files.ts'
import { ValidatedJsonFile } from './validated-json-file.ts'
import { segmentSchema } from './segment.ts'
import { DamagedFileError } from '../errors.ts'

/**
 * Reads a data folder without opening it, so also while the service runs. The log is read first, then the
 * segments, which may be newer: everything acknowledged before the reading began is included, once.
 * @throws DamagedFileError a segment is damaged; the service's next start restores it from its copy
 * @throws UnreadableDataError the log cannot be read
 */
export function readDataFolder(folder: string): Pick<BulkStore, 'read'> {
  return {
    read: async function* (name: CollectionName) {
      if (name === 'traffic') {
        yield* readMonths(counts[name], join(folder, name))
        return
      }
      const primary = join(folder, 'journal')
      const { changes } = await readWal({ primary, copies: join(folder, 'copies/journal') })
      const latest = new Map(
        changes
          .filter(({ kind, put, erase }) => kind === name && (put ?? erase) !== undefined)
          .map(({ put, erase }) => [erase ?? idOf(put), put] as const),
      )
      for (const file of await listSegments(join(folder, name))) {
        for (const record of await readSegment(join(folder, name, file), name)) {
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

const withId = z.object({ id: z.string() })
const idOf = (record: unknown): string => withId.parse(record).id

async function readSegment(path: string, name: keyof typeof declarations): Promise<unknown[]> {
  const schema = segmentSchema<unknown>(name, declarations[name].record)
  return withPath(
    path,
    async () => (await new ValidatedJsonFile(path, schema).read())?.records ?? [],
  )
}

/** Adds the path to the error of a damaged file. */
async function withPath<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (fault) {
    if (fault instanceof DamagedFileError) throw new DamagedFileError(`${path}: ${fault.message}`)
    throw fault
  }
}

/** Counts have no write-ahead log: those of the last seconds are not included. */
async function* readMonths<By extends string, N extends string>(
  declaration: CountsDeclaration<By, N>,
  folder: string,
): AsyncGenerator<unknown> {
  for (const id of await listMonths(folder)) {
    const month = await withPath(monthPath(folder, id), () => readMonth(declaration, folder, id))
    if (month && month.rows.length > 0) yield month
  }
}

const listSegments = async (folder: string): Promise<string[]> =>
  (await listFolder(folder)).filter((name) => name.endsWith('.json')).sort()
