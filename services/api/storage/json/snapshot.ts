import { join } from 'node:path'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import type { Declarations, RecordSource } from '../engine.ts'
import { DamagedFileError } from '../errors.ts'
import { storedFormat, UnreadableRecord } from '../stored-format.ts'
import { typedKeys } from '../typed-entries.ts'
import { isEarlierForm, readEarlierRecords } from './earlier-form.ts'
import { disk, listMonths, MonthFile, type MonthOptions } from './month-file.ts'

/**
 * Reads a data folder without locking it, so it works while the service runs: every commit that was acknowledged before
 * the start is included, once.
 * @param mirror the folder of the mirror
 * @throws DamagedFileError a line is damaged in both copies; the service's next start sets it aside
 */
export function readDataFolder<D extends Declarations>(
  dataDir: string,
  declarations: D,
  mirror = join(dataDir, 'copies'),
): RecordSource<keyof D & string> {
  return {
    names: typedKeys(declarations),
    read: async function* (name) {
      const declared: Declarations[string] | undefined = declarations[name]
      const collection = declared as CollectionDeclaration<StoredRecord>
      if (await isEarlierForm(dataDir, [name])) {
        yield* await readEarlierRecords(dataDir, name)
        return
      }
      const folders = { own: join(dataDir, name), mirror: join(mirror, name) }
      const format = storedFormat(collection)
      const stored = readMonths({ folders, format, isMirrorRequired: false, disk })
      yield* collection.archived?.pack(stored) ?? stored
    },
  }
}

async function* readMonths(options: MonthOptions<StoredRecord>): AsyncGenerator<unknown> {
  for (const name of await listMonths(options.folders)) {
    const month = await MonthFile.open(name, options)
    if (month.lost.length > 0) throw new DamagedFileError(month.problems.join(' '))
    for (const { put } of month.oldestFirst())
      if (put) yield put instanceof UnreadableRecord ? put.stored : options.format.toStored(put)
  }
}
