import { join } from 'node:path'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import type { Declarations, RecordSource } from '../engine.ts'
import { isReadable, storedFormat } from '../stored-format.ts'
import { typedKeys } from '../typed-entries.ts'
import { mergeCopies, type Line } from './copies.ts'
import { isEarlierForm, readEarlierRecords } from './earlier-form.ts'
import { listMonths, readIfExists } from './month-file.ts'

/**
 * Reads a data folder without locking it, so it works while the service runs: every commit that was acknowledged before
 * the start is included, once.
 * @param mirror the folder of the mirror
 */
export function readDataFolder<D extends Declarations>(
  dataDir: string,
  declarations: D,
  mirror = join(dataDir, 'copies'),
): RecordSource<keyof D & string> {
  const names = typedKeys(declarations)
  return {
    names,
    read: async function* (name) {
      const format = storedFormat(
        declarations[name] as unknown as CollectionDeclaration<StoredRecord>,
      )
      for await (const stored of latestRecords({ dataDir, mirror, names }, name)) {
        const record = format.read(stored)
        yield isReadable(record) ? format.toStored(record) : stored
      }
    },
  }
}

async function* latestRecords(
  { dataDir, mirror, names }: { dataDir: string; mirror: string; names: readonly string[] },
  name: string,
): AsyncGenerator<unknown> {
  if (await isEarlierForm(dataDir, names, mirror)) {
    yield* await readEarlierRecords(dataDir, name)
    return
  }
  const folders = { own: join(dataDir, name), mirror: join(mirror, name) }
  for (const month of await listMonths(folders)) {
    const [own, copy] = await Promise.all(
      [folders.own, folders.mirror].map((folder) => readIfExists(join(folder, `${month}.jsonl`))),
    )
    const latest = new Map<string, Line>()
    for (const line of mergeCopies(own, copy).lines)
      if (line.n > (latest.get(line.id)?.n ?? 0)) latest.set(line.id, line)
    const inOrder = [...latest.values()].sort((one, other) => one.first - other.first)
    for (const { put } of inOrder) if (put !== undefined) yield put
  }
}
