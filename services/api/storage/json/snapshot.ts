import { join } from 'node:path'
import { z } from 'zod'
import { listFolder } from '../../disk/read-files.ts'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import type { Declarations, RecordSource } from '../engine.ts'
import { DamagedFileError } from '../errors.ts'
import { typedKeys } from '../typed-entries.ts'
import { storedFormat, type StoredFormat } from '../stored-format.ts'
import { segmentSchema, storedOf } from './segments/segment.ts'
import { ValidatedJsonFile } from './segments/validated-json-file.ts'
import { readWal } from './wal/wal-reader.ts'

/**
 * Reads a data folder without locking it, so it works while the service runs. The log is read first, then the segments,
 * which may be newer: every commit that was acknowledged before the start is included, once.
 * @throws DamagedFileError a segment is damaged; the service's next start restores it from its copy
 * @throws UnreadableDataError the log cannot be read
 */
export function readDataFolder<D extends Declarations>(
  folder: string,
  declarations: D,
): RecordSource<keyof D & string> {
  return {
    names: typedKeys(declarations),
    read: (name) => {
      const declared: Declarations[string] | undefined = declarations[name]
      const collection = declared as CollectionDeclaration<StoredRecord>
      const stored = readCollection(folder, name, storedFormat(collection))
      return collection.archived?.pack(stored) ?? stored
    },
  }
}

async function* readCollection(
  folder: string,
  name: string,
  format: StoredFormat<StoredRecord>,
): AsyncGenerator<unknown> {
  const primary = join(folder, 'journal')
  const { changes } = await readWal({ primary, copies: join(folder, 'copies/journal') })
  const latest = new Map(
    changes
      .filter(({ kind, put, erase }) => kind === name && (put ?? erase) !== undefined)
      .map(({ put, erase }) => {
        const stored = put === undefined ? undefined : storedOf(format.read(put), format)
        return [erase ?? idOf(stored) ?? Symbol('none'), stored] as const
      }),
  )
  for (const file of await listSegments(join(folder, name))) {
    for (const record of await readSegment(join(folder, name, file), name, format)) {
      const id = idOf(record)
      if (id === undefined || !latest.has(id)) yield record
      else if (latest.get(id) !== undefined) yield latest.get(id)
      if (id !== undefined) latest.delete(id)
    }
  }
  for (const record of latest.values()) if (record !== undefined) yield record
}

const withId = z.object({ id: z.string() })
/** Undefined: of a record that this release cannot read. */
const idOf = (record: unknown): string | undefined => withId.safeParse(record).data?.id

const readSegment = (
  path: string,
  kind: string,
  format: StoredFormat<StoredRecord>,
): Promise<unknown[]> =>
  withPath(path, async () => {
    const segment = await new ValidatedJsonFile(path, segmentSchema(kind, format)).read()
    return (segment?.records ?? []).map((record) => storedOf(record, format))
  })

/** Adds the path to the error of a damaged file. */
async function withPath<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DamagedFileError) throw new DamagedFileError(`${path}: ${error.message}`)
    throw error
  }
}

const listSegments = async (folder: string): Promise<string[]> =>
  (await listFolder(folder)).filter((name) => name.endsWith('.json')).sort()
