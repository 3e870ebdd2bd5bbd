import type { Logger } from 'pino'
import { Low } from 'lowdb'
import { basename, join } from 'node:path'
import { copyFile, readdir, rename, stat } from 'node:fs/promises'
import { makeFolder, syncFolder, replaceWithCopy } from '../../../disk/replace-file.ts'
import { damagedPath } from './damaged-files.ts'
import { ValidatedJsonFile, readTextIfExists, type ReplaceFile } from './validated-json-file.ts'
import {
  compareSegmentNames,
  emptySegment,
  segmentNamePattern,
  segmentSchema,
  storedSegment,
  unreadableIn,
  type Segment,
} from './segment.ts'
import type { StoredRecord } from '../../collection.ts'
import type { StoredFormat } from '../../stored-format.ts'
import { UnreadableDataError, DamagedFileError } from '../../errors.ts'

/** The folders of one collection under DATA_DIR. */
export interface SegmentFolders {
  segments: string
  /** The last good copy of every segment. */
  copies: string
  /** Damaged files, with the time in their names (`damaged-files.ts`). */
  damaged: string
}

export interface RecoveryOptions<R extends StoredRecord> {
  kind: string
  format: StoredFormat<R>
  folders: SegmentFolders
  replace: ReplaceFile
  /** Segments whose records are all in the write-ahead log. */
  inWal: ReadonlySet<string>
  /** Ids of records that the write-ahead log changes. */
  logged: ReadonlySet<string>
  now: () => Date
  log: Pick<Logger, 'error' | 'warn'>
}

interface FoundSegment<R> {
  name: string
  file: ValidatedJsonFile<Segment<R>>
  copyPath: string
  /** Read from the file, otherwise from its copy; undefined: both are damaged or missing. */
  segment: Segment<R> | undefined
  /** The damage of the file. */
  error?: DamagedFileError
  /** The damage of the copy, which is read if the file is damaged. */
  copyError?: DamagedFileError
}

/**
 * Reads every segment of a collection, oldest first. A damaged or missing segment is moved to `damaged/` and
 * restored from its copy; a stale copy is written again. A record that this release cannot read is no damage if
 * the copy has it too: another release wrote it. A segment without a good copy that was created
 * within the log, as after a kill before its first copy was written, starts empty and is filled by replaying
 * the log.
 * @throws UnreadableDataError segments that are damaged together with their copies: all are named, none is
 * changed
 */
export async function loadSegments<R extends StoredRecord>(
  options: RecoveryOptions<R>,
): Promise<Map<string, Low<Segment<R>>>> {
  const { segments: primary, copies, damaged } = options.folders
  for (const folder of [primary, copies, damaged]) await makeFolder(folder)
  const all = new Set([...(await listSegments(primary)), ...(await listSegments(copies))])
  const names = [...all].sort(compareSegmentNames)
  const found = await mapConcurrently(names, (name) => findSegment(name, options))
  const lost = found.filter(({ name, segment }) => !segment && !options.inWal.has(name))
  if (lost.length > 0) throw unreadableError(lost)
  const segments = new Map<string, Low<Segment<R>>>()
  for (const one of found) {
    if (one.error) await restore(one, one.error, options)
    segments.set(one.name, new Low(one.file, one.segment ?? emptySegment(options.kind)))
  }
  const written = found.filter(({ segment }) => segment).map(({ name }) => name)
  await refreshCopies(written, options.folders)
  return segments
}

async function findSegment<R extends StoredRecord>(
  name: string,
  options: RecoveryOptions<R>,
): Promise<FoundSegment<R>> {
  const { folders, kind, format } = options
  const copyPath = join(folders.copies, `${name}.json`)
  const file = segmentFile(name, options)
  const segment = await readOrDamage(file)
  const readCopy = () => readOrDamage(new ValidatedJsonFile(copyPath, segmentSchema(kind, format)))
  if (!(segment instanceof DamagedFileError)) {
    const [first] = unreadableIn(segment)
    const copy = first && (await readCopy())
    if (!first || !copy || !isEdited(segment, copy, options))
      return { name, file, copyPath, segment }
    return { name, file, copyPath, segment: copy, error: new DamagedFileError(first.reason) }
  }
  const copy = await readCopy()
  return copy instanceof DamagedFileError
    ? { name, file, copyPath, segment: undefined, error: segment, copyError: copy }
    : { name, file, copyPath, segment: copy, error: segment }
}

/** Returns the file of a segment. */
export const segmentFile = <R extends StoredRecord>(
  name: string,
  {
    kind,
    format,
    folders,
    replace,
  }: Pick<RecoveryOptions<R>, 'kind' | 'format' | 'replace'> & {
    folders: Pick<SegmentFolders, 'segments'>
  },
) =>
  new ValidatedJsonFile(
    join(folders.segments, `${name}.json`),
    segmentSchema(kind, format),
    replace,
    (segment) => storedSegment(segment, format),
  )

/**
 * Returns whether a segment with unreadable records was edited: its copy can be read, and the log does not explain why
 * they differ. The service writes both before it truncates the log.
 */
function isEdited<R extends StoredRecord>(
  segment: Segment<R>,
  copy: Segment<R> | DamagedFileError,
  { logged }: Pick<RecoveryOptions<R>, 'logged'>,
): copy is Segment<R> {
  if (copy instanceof DamagedFileError || unreadableIn(copy).length > 0) return false
  return unreadableIn(segment).every(({ id }) => id === undefined || !logged.has(id))
}

async function readOrDamage<R>(
  file: ValidatedJsonFile<Segment<R>>,
): Promise<Segment<R> | DamagedFileError> {
  try {
    return (await file.read()) ?? new DamagedFileError('it is missing')
  } catch (error) {
    if (error instanceof DamagedFileError) return error
    throw error
  }
}

/** Restores a segment from its copy. Without a good copy the segment is written again after the log is replayed. */
async function restore<R extends StoredRecord>(
  { file: { path }, copyPath, segment }: FoundSegment<R>,
  { message: reason }: DamagedFileError,
  options: RecoveryOptions<R>,
): Promise<void> {
  const damaged = await preserveDamagedFile(path, options)
  if (segment) await replaceWithCopy(copyPath, path)
  const copied = segment && { copy: copyPath, records: segment.records.length }
  options.log.error(
    { segment: path, reason, damaged, ...copied },
    `DAMAGED DATA: ${path} could not be read (${reason}). ` +
      (copied
        ? `It was restored from its last good copy with ${copied.records} records.`
        : `It is rebuilt from the write-ahead log, which has all of its records.`) +
      (damaged ? ` The damaged file is kept as ${damaged}: compare the two.` : ''),
  )
}

async function preserveDamagedFile(
  path: string,
  options: { folders: SegmentFolders; now: () => Date },
): Promise<string | undefined> {
  if ((await readTextIfExists(path)) === undefined) return undefined
  const target = damagedPath(options.folders.damaged, basename(path), options.now())
  await copyFile(path, target)
  await syncFolder(options.folders.damaged)
  await rename(path, target)
  return target
}

function unreadableError<R>(lost: readonly FoundSegment<R>[]): UnreadableDataError {
  const files = lost.map(
    ({ file, error, copyPath, copyError }) =>
      `  ${file.path}\n    ${error?.message}\n  ${copyPath} (its copy)\n    ${copyError?.message}\n`,
  )
  return new UnreadableDataError(
    `${lost.length === 1 ? 'A file and its copy' : `${lost.length} files and their copies`} cannot be read, ` +
      `so nothing was started and nothing was changed.\n${files.join('')}` +
      `Restore the file from a backup, or repair it by hand. To start without these records, ` +
      `move both files to another folder.`,
  )
}

async function listSegments(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .filter((name) => segmentNamePattern.test(name))
}

/**
 * Earlier releases did not wait for a copy to be on disk: a copy that a power cut may have torn is much
 * younger than this.
 */
const staleAfterMs = 10 * 60 * 1000

/**
 * Writes copies again that are missing, stale or torn: after a crash one may be a commit behind its segment.
 * Old ones are compared by size and time, so that a start does not read the history twice; those written in
 * the last minutes of activity are compared by content.
 */
async function refreshCopies(names: readonly string[], folders: SegmentFolders): Promise<void> {
  const segments = await mapConcurrently(names, async (name) => {
    const path = join(folders.segments, `${name}.json`)
    return { path, copy: join(folders.copies, `${name}.json`), ...(await statOf(path)) }
  })
  const lastWritten = Math.max(...segments.map(({ time }) => time))
  await mapConcurrently(segments, async ({ path, copy, size, time }) => {
    const copyStat = await statOf(copy)
    const seemsCurrent = copyStat.size === size && copyStat.time >= time
    const isOld = lastWritten - time > staleAfterMs
    if (
      seemsCurrent &&
      (isOld || (await readTextIfExists(path)) === (await readTextIfExists(copy)))
    )
      return
    await replaceWithCopy(path, copy)
  })
}

async function statOf(path: string): Promise<{ size: number; time: number }> {
  const found = await stat(path).catch(() => undefined)
  return { size: found?.size ?? -1, time: found?.mtimeMs ?? 0 }
}

/** Keeps the disk busy, and stays below every limit of open files. */
const concurrency = 16

/** Applies `work` to every item with limited concurrency; results are in the items' order. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}
