import type { Logger } from 'pino'
import { Low } from 'lowdb'
import { basename, join } from 'node:path'
import { copyFile, readdir, rename, stat } from 'node:fs/promises'
import type { z } from 'zod'
import { makeFolder, replaceFile, syncFolder, replaceWithCopy } from '../../../disk/replace-file.ts'
import { mapConcurrently } from '../../../disk/map-concurrently.ts'
import { damagedPath } from './damaged-files.ts'
import { ValidatedJsonFile, readTextIfExists, type ReplaceFile } from './validated-json-file.ts'
import { compareSegmentNames, emptySegment, segmentNamePattern, type Segment } from './segment.ts'
import { UnreadableDataError, DamagedFileError } from '../../errors.ts'

/** The folders of one collection under DATA_DIR. */
export interface SegmentFolders {
  segments: string
  /** The last good copy of every segment. */
  copies: string
  /** Damaged files, with the time in their names (`damaged-files.ts`). */
  damaged: string
}

export interface RecoveryOptions<R> {
  kind: string
  schema: z.ZodType<Segment<R>>
  folders: SegmentFolders
  replace: ReplaceFile
  /** Segments whose records are all in the write-ahead log. */
  inWal: ReadonlySet<string>
  now: () => Date
  log: Pick<Logger, 'error' | 'warn'>
}

interface IntactSegment<R> {
  state: 'intact'
  name: string
  file: ValidatedJsonFile<Segment<R>>
  segment: Segment<R>
}
/** The file is damaged; `segment` is the content of its copy. */
interface RestorableSegment<R> extends Omit<IntactSegment<R>, 'state'> {
  state: 'restorable'
  fault: DamagedFileError
  copyPath: string
}
/** The file and its copy are damaged, but the log has all of its records; `segment` is empty. */
interface RebuildableSegment<R> extends Omit<IntactSegment<R>, 'state'> {
  state: 'rebuildable'
  fault: DamagedFileError
}
/** The file and its copy are damaged. */
interface LostSegment {
  state: 'lost'
  path: string
  fault: DamagedFileError
  copyPath: string
  copyFault: DamagedFileError
}

/**
 * Reads every segment of a collection, oldest first. A damaged or missing segment is moved to `damaged/` and
 * restored from its copy; a stale copy is written again. A segment without a good copy that was created
 * within the log, as after a kill before its first copy was written, starts empty and is filled by replaying
 * the log.
 * @throws UnreadableDataError segments that are damaged together with their copies: all are named, none is
 * changed
 */
export async function loadSegments<R>(
  options: RecoveryOptions<R>,
): Promise<Map<string, Low<Segment<R>>>> {
  const { segments: primary, copies, damaged } = options.folders
  for (const folder of [primary, copies, damaged]) await makeFolder(folder)
  const all = new Set([...(await listSegments(primary)), ...(await listSegments(copies))])
  const names = [...all].sort(compareSegmentNames)
  const found = await mapConcurrently(names, (name) => loadSegment(name, options))
  const lost = found.filter((one) => one.state === 'lost')
  if (lost.length > 0) throw unreadableError(lost)
  const segments = new Map<string, Low<Segment<R>>>()
  const readable: string[] = []
  for (const one of found) {
    if (one.state === 'lost') continue
    if (one.state === 'restorable') await restoreFromCopy(one, options)
    if (one.state === 'rebuildable') await prepareRebuild(one, options)
    else readable.push(one.name)
    segments.set(one.name, new Low(one.file, one.segment))
  }
  await refreshCopies(readable, options.folders)
  return segments
}

async function loadSegment<R>(
  name: string,
  { kind, folders, schema, replace, inWal }: RecoveryOptions<R>,
): Promise<IntactSegment<R> | RestorableSegment<R> | RebuildableSegment<R> | LostSegment> {
  const path = join(folders.segments, `${name}.json`)
  const copyPath = join(folders.copies, `${name}.json`)
  const file = new ValidatedJsonFile(path, schema, replace)
  const segment = await readOrDamage(file)
  if (!(segment instanceof DamagedFileError)) return { state: 'intact', name, file, segment }
  const copy = await readOrDamage(new ValidatedJsonFile(copyPath, schema))
  if (!(copy instanceof DamagedFileError))
    return { state: 'restorable', name, file, segment: copy, fault: segment, copyPath }
  return inWal.has(name)
    ? { state: 'rebuildable', name, file, segment: emptySegment(kind), fault: segment }
    : { state: 'lost', path, fault: segment, copyPath, copyFault: copy }
}

async function readOrDamage<R>(
  file: ValidatedJsonFile<Segment<R>>,
): Promise<Segment<R> | DamagedFileError> {
  try {
    return (await file.read()) ?? new DamagedFileError('it is missing')
  } catch (fault) {
    if (fault instanceof DamagedFileError) return fault
    throw fault
  }
}

async function restoreFromCopy<R>(
  { file, segment, fault, copyPath }: RestorableSegment<R>,
  options: RecoveryOptions<R>,
): Promise<void> {
  const { path } = file
  const records = segment.records.length
  const preserved = await preserveDamagedFile(path, options)
  await replaceFile(path, (await readTextIfExists(copyPath)) ?? '')
  options.log.error(
    { segment: path, reason: fault.message, damaged: preserved, copy: copyPath, records },
    `DAMAGED DATA: ${path} could not be read (${fault.message}). It was restored from its last ` +
      `good copy with ${records} records.` +
      (preserved ? ` The damaged file is kept as ${preserved}: compare the two.` : ''),
  )
}

/** The segment is written again after the log was replayed. */
async function prepareRebuild<R>(
  { file, fault }: RebuildableSegment<R>,
  options: RecoveryOptions<R>,
): Promise<void> {
  const { path } = file
  const preserved = await preserveDamagedFile(path, options)
  options.log.error(
    { segment: path, reason: fault.message, damaged: preserved },
    `DAMAGED DATA: ${path} could not be read (${fault.message}). It is rebuilt from the write-ahead log, ` +
      `which has all of its records.` +
      (preserved ? ` The damaged file is kept as ${preserved}: compare the two.` : ''),
  )
}

async function preserveDamagedFile<R>(
  path: string,
  options: RecoveryOptions<R>,
): Promise<string | undefined> {
  if ((await readTextIfExists(path)) === undefined) return undefined
  const target = damagedPath(options.folders.damaged, basename(path), options.now())
  await copyFile(path, target)
  await syncFolder(options.folders.damaged)
  await rename(path, target)
  return target
}

function unreadableError(lost: readonly LostSegment[]): UnreadableDataError {
  const files = lost.map(
    ({ path, fault, copyPath, copyFault }) =>
      `  ${path}\n    ${fault.message}\n  ${copyPath} (its copy)\n    ${copyFault.message}\n`,
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
export async function refreshCopies(
  names: readonly string[],
  folders: SegmentFolders,
): Promise<void> {
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
