import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { AuditWriter } from '../audit/audit-log.ts'
import { startPolling } from '../background/polling.ts'
import {
  type ImportCells,
  type ImportColumn,
  type ImportContext,
  type ImportWishes,
  interruptedAfterMs,
  type RowVerdict,
} from '../contract/import-row.ts'
import { type CsvFile, readCsv, UnreadableCsvError } from '../http/csv-reader.ts'
import { httpError, invalidFields } from '../http/http-errors.ts'
import {
  type ImportKind,
  type ImportPreview,
  maxImportBytes,
  maxImportRows,
  type ImportRowView,
} from './contract.ts'
import type { CsvImport, ImportRepository } from './import.ts'

interface Stored {
  id: string
}

/** What a feature brings for its records to be imported. */
export interface Importer<R extends Stored = Stored> {
  columns: readonly ImportColumn[]
  /** Decides what becomes of each row, in their order. */
  judge: (rows: readonly ImportCells[]) => Promise<readonly RowVerdict<R>[]>
  /** Adds a record. @throws Error somebody else has added the person meanwhile @throws NotStoredError */
  add(record: R): Promise<void>
  /**
   * Removes a record of an import, unless it has changed. @param isSame whether it is as it was added; left out: it is removed
   * whatever it says @throws NotStoredError
   */
  remove: (
    id: string,
    importId: string,
    isSame?: (record: object) => boolean,
  ) => Promise<'removed' | 'changed' | 'gone'>
  /** Returns what staff call a record; undefined: it is gone. */
  labelOf: (id: string) => Promise<string | undefined>
}
export type Importers = Readonly<Record<ImportKind, Importer>>

interface Given {
  kind: ImportKind
  /** In base64. */
  file: string
  duplicates: boolean
}

/** Ready rows that a preview shows. */
const shownReady = 5
/** Records that are added or removed together, so that visitors' requests get their turn. */
const atOnce = 20

type Judged = RowVerdict<Stored> & { line: number }

/** Reads a file and decides what becomes of its rows. @throws HttpError the file can't be read */
async function judge({ kind, file, duplicates }: Given, importers: Importers) {
  const importer = importers[kind]
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxImportBytes) throw unreadable('This file is over 1 MB. Split it.')
  const { headers, rows } = read(bytes)
  const known = new Set(importer.columns.map(({ header }) => header))
  const missing = importer.columns.filter(
    ({ header, required }) => required && !headers.includes(header),
  )
  if (missing.length > 0)
    throw unreadable(
      `These columns are missing: ${missing.map(({ header }) => `“${header}”`).join(', ')}. The template has all of them.`,
    )
  if (rows.length === 0) throw unreadable('This file has a header and no rows.')
  const used = rows.map((row) => ({
    ...row,
    problems: row.problems.filter(({ field }) => field === 'row' || known.has(field)),
  }))
  const verdicts = await importer.judge(used.map(({ cells }) => cells))
  const judged = used.map(({ line, problems }, at): Judged => {
    const verdict = verdicts[at]
    if (!verdict) throw new Error('A row has no verdict.')
    const all = [...problems, ...(verdict.is === 'wrong' ? verdict.problems : [])]
    if (all.length === 0) return { ...verdict, line }
    const first = all.filter(({ field }, n) => all.findIndex((one) => one.field === field) === n)
    return { is: 'wrong', who: verdict.who, problems: first, line }
  })
  const taken = judged.flatMap((row) => {
    if (row.is === 'ready') return [{ line: row.line, content: row.content, make: row.make }]
    if (row.is === 'duplicate' && duplicates && row.make)
      return [{ line: row.line, content: row.content, make: row.make }]
    return []
  })
  const ignored = headers.filter((header) => header !== '' && !known.has(header))
  const shown = judged.map((row) => ({ ...row, make: undefined }))
  return { importer, judged, taken, ignored, digest: hashOf([kind, duplicates, shown]) }
}

function read(bytes: Uint8Array): CsvFile {
  try {
    return readCsv(bytes, maxImportRows)
  } catch (error) {
    if (error instanceof UnreadableCsvError) throw unreadable(error.message)
    throw error
  }
}

const unreadable = (message: string) => invalidFields({ file: message })

/** Returns what an import would do, and changes nothing. @throws HttpError */
export async function previewImport(
  given: Given,
  importers: Importers,
): Promise<Omit<ImportPreview, 'success'>> {
  const { judged, taken, ignored, digest } = await judge(given, importers)
  const count = (is: ImportRowView['is']) => judged.filter((row) => row.is === is).length
  let ready = 0
  const rows = judged.flatMap((row): ImportRowView[] => {
    const { line, who } = row
    switch (row.is) {
      case 'ready':
        ready += 1
        return ready > shownReady ? [] : [{ line, who, is: 'ready' }]
      case 'wrong':
        return [{ line, who, is: 'wrong', problems: [...row.problems] }]
      case 'duplicate':
        return [{ line, who, is: 'duplicate', of: placeOf(row.of, judged) }]
      case 'refused':
        return [{ line, who, is: 'refused', why: row.why }]
    }
  })
  const counts = { wrong: count('wrong'), duplicate: count('duplicate'), refused: count('refused') }
  return { digest, counts: { ready: taken.length, ...counts }, rows, ignored }
}

/** Names the record, or the line of the file, that has somebody already. */
const placeOf = (of: string | number, judged: readonly Judged[]): string =>
  typeof of === 'string' ? of : `line ${judged[of]?.line ?? of}`

interface Confirmed extends Given {
  key: string
  name: string
  digest: string
  wishes: ImportWishes
}

interface Context {
  imports: ImportRepository
  importers: Importers
  now: () => Date
}

/**
 * Imports what a preview showed: all of it or nothing. The intention is stored first with the ids, so that an import that is
 * interrupted is taken back (`finishInterrupted`). Idempotent by the key.
 * @throws HttpError something has changed since the preview @throws NotStoredError nothing is left
 */
export async function runImport(
  confirmed: Confirmed,
  by: { id: string; name: string },
  { imports, importers, now }: Context,
): Promise<{ done: CsvImport; isNew: boolean }> {
  const known = await imports.one(confirmed.key)
  if (known) return { done: finished(known, confirmed), isNew: false }
  const { importer, taken, digest } = await judge(confirmed, importers)
  if (digest !== confirmed.digest) throw httpError('import_changed')
  if (taken.length === 0) throw httpError('nothing_to_import')
  const { key: importId, kind, name, wishes } = confirmed
  const at = now()
  const records: Stored[] = []
  const used = new Set<string>()
  await inPortions([...taken.entries()], async ([row, { make }]) => {
    const record = await makeNew(make, { importId, row, by, at, wishes }, { importer, used })
    records[row] = record
  })
  const added = records.map((record) => ({ id: record.id, mark: markOf(record) }))
  const begun = {
    id: importId,
    kind,
    name,
    at: at.toISOString(),
    by,
    digest,
    state: 'adding' as const,
    added,
  }
  const earlier = await imports.begin(begun)
  if (earlier) return { done: finished(earlier, confirmed), isNew: false }
  try {
    await inPortions(records, (record) => importer.add(record))
    const done = await imports.change(importId, (one) => ({ ...one, state: 'done' }))
    if (!done) throw httpError('import_changed')
    return { done, isNew: true }
  } catch (error) {
    await takeBack(begun, importer, imports)
    throw error
  }
}

const mostTries = 5

/** Makes a record, again if another one has its id: references of leads are random and short. @param used the ids of this import */
async function makeNew(
  make: (context: ImportContext) => Stored,
  context: ImportContext,
  { importer, used }: { importer: Pick<Importer, 'labelOf'>; used: Set<string> },
): Promise<Stored> {
  for (let tries = 1; ; tries += 1) {
    const record = make(context)
    const isNew = !used.has(record.id) && (await importer.labelOf(record.id)) === undefined
    // Meanwhile another row may have got it.
    if ((isNew && !used.has(record.id)) || tries === mostTries) {
      used.add(record.id)
      return record
    }
  }
}

/** @throws HttpError it is not finished, or the key is that of another file */
function finished(earlier: CsvImport, { digest }: Confirmed): CsvImport {
  if (earlier.digest !== digest) throw httpError('import_changed')
  if (earlier.state === 'adding') throw httpError('import_under_way')
  return earlier
}

/** Removes every record of an import that was not finished. @throws NotStoredError it is tried again */
async function takeBack(
  one: CsvImport,
  importer: Pick<Importer, 'remove'>,
  imports: ImportRepository,
) {
  await inPortions(one.added, async ({ id }) => void (await importer.remove(id, one.id)))
  await imports.remove(one.id)
}

/**
 * Undoes an import: removes its records, except those that have changed since. The intention is stored first, so that an undoing
 * that is interrupted is finished (`finishInterrupted`), or by repeating it.
 * @returns it, with the ids that were kept; undefined: there is none, or it was undone @throws NotStoredError
 */
export async function undoImport(
  id: string,
  by: { id: string; name: string },
  { now, ...context }: UndoContext & Pick<Context, 'now'>,
): Promise<CsvImport | undefined> {
  const undone = { at: now().toISOString(), by: by.name, byId: by.id }
  const begun = await context.imports.change(id, (one) =>
    one.state === 'done' ? { ...one, state: 'undoing', undone } : one,
  )
  return begun?.state === 'undoing' ? finishUndoing(begun, context) : undefined
}

interface UndoContext {
  imports: ImportRepository
  importers: Removers
  audit: AuditWriter
}

/** What removes records. */
type Removers = Readonly<Record<ImportKind, Pick<Importer, 'remove'>>>

async function finishUndoing(
  { id, kind, added }: CsvImport,
  { imports, importers, audit }: UndoContext,
): Promise<CsvImport | undefined> {
  const kept: string[] = []
  await inPortions(added, async ({ id: record, mark }) => {
    const outcome = await importers[kind].remove(record, id, (stored) => markOf(stored) === mark)
    if (outcome === 'changed') kept.push(record)
  })
  const order = new Map(added.map((each, at) => [each.id, at]))
  kept.sort((first, second) => (order.get(first) ?? 0) - (order.get(second) ?? 0))
  let isLast = false
  const done = await imports.change(id, (stored) => {
    // Another process may have finished it.
    isLast = stored.state === 'undoing'
    return isLast ? { ...stored, state: 'undone', kept } : stored
  })
  if (done?.undone && isLast) {
    const what = `“${done.name}”: ${added.length - kept.length} removed, ${kept.length} kept`
    const { byId = '', by } = done.undone
    await audit('undid the import of', { id: byId, name: by }, { collection: kind, what })
  }
  return done
}

/**
 * Takes back imports that a killed process left unfinished, and finishes what it was undoing.
 * @param since this process began; undefined: others may be at work
 */
export async function finishInterrupted(
  { now, ...context }: UndoContext & Pick<Context, 'now'>,
  since: Date | undefined,
): Promise<void> {
  const { imports, importers } = context
  const before = new Date(now().getTime() - interruptedAfterMs).toISOString()
  const isInterrupted = (begun: string) =>
    begun < before || (since !== undefined && begun < since.toISOString())
  for (const one of await imports.list()) {
    if (one.state === 'adding' && isInterrupted(one.at))
      await takeBack(one, importers[one.kind], imports)
    if (one.state === 'undoing' && isInterrupted(one.undone?.at ?? one.at))
      await finishUndoing(one, context)
  }
}

const everyMs = 60_000

/** Finishes interrupted imports, once before it resolves, then until stopped. */
export const startFinishing = async ({
  isAlone,
  log,
  ...context
}: UndoContext & Pick<Context, 'now'> & { isAlone: boolean; log: Pick<Logger, 'error'> }) => {
  const since = isAlone ? context.now() : undefined
  const finish = () => finishInterrupted(context, since)
  await finish().catch((err: unknown) =>
    log.error({ err }, 'Imports that were interrupted could not be finished; it is tried again.'),
  )
  return startPolling(finish, { log, everyMs, delayMs: everyMs })
}

async function inPortions<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    const done = await Promise.allSettled(all.slice(from, from + atOnce).map(each))
    // After all of them have ended, so that none is added behind the back of who takes them back.
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }
}

/** Returns a hash of a record without its emails and webhooks, which the workers change. */
const markOf = (record: object): string => hashOf({ ...record, mail: undefined })

/** Returns a hash of a value, whatever the order of its keys: PostgreSQL keeps none. */
const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]): [string, unknown] => [name, sorted(inner)]),
  )
}
