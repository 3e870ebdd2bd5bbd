import { join } from 'node:path'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import type { Declarations, RecordSource } from '../engine.ts'
import { DamagedFileError } from '../errors.ts'
import { isReadable, storedFormat, type StoredFormat } from '../stored-format.ts'
import { typedKeys } from '../typed-entries.ts'
import { mergeCopies, type DamagedLine, type Line } from './copies.ts'
import { isEarlierForm, readEarlierRecords } from './earlier-form.ts'
import { listMonths, readIfExists } from './month-file.ts'

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
      const stored = readMonths(folders, storedFormat(collection))
      yield* collection.archived?.pack(stored) ?? stored
    },
  }
}

async function* readMonths(
  folders: { own: string; mirror: string },
  format: StoredFormat<StoredRecord>,
): AsyncGenerator<unknown> {
  for (const month of await listMonths(folders)) {
    const [own, copy] = await Promise.all(
      [folders.own, folders.mirror].map((folder) => readIfExists(join(folder, `${month}.jsonl`))),
    )
    const { lines, lost } = mergeCopies(own, copy)
    if (lost.length > 0) throw damaged(join(folders.own, `${month}.jsonl`), lost)
    const latest = new Map<string, Line>()
    for (const line of lines) if (line.n > (latest.get(line.id)?.n ?? 0)) latest.set(line.id, line)
    const inOrder = [...latest.values()].sort((one, other) => one.first - other.first)
    for (const { put } of inOrder) {
      if (put === undefined) continue
      const record = format.read(put)
      yield isReadable(record) ? format.toStored(record) : put
    }
  }
}

const damaged = (path: string, lost: readonly DamagedLine[]) =>
  new DamagedFileError(
    `${path}: lines that its mirror lacks too can’t be read: ${lost.map(({ number }) => number).join(', ')}`,
  )
