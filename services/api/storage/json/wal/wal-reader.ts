import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { listFolder } from '../../../disk/read-files.ts'
import { syncFolder } from '../../../disk/replace-file.ts'
import { damagedPath } from '../segments/damaged-files.ts'
import { decodeCommit, type Change, type Commit } from './wal-line.ts'
import { walSegmentName, type WalFolders } from './write-ahead-log.ts'
import { readTextIfExists } from '../segments/validated-json-file.ts'
import { UnreadableDataError } from '../../errors.ts'

/** The content of a log that was not truncated: after a crash, or while the service runs. */
export interface WalContents {
  /** In commit order. */
  changes: Change[]
  /** The number of the first commit, or of the next one if there is none. */
  first: number
  /** The number of the next commit. */
  next: number
  /** The log files, oldest first. */
  names: string[]
  /** Damaged files, with a description of the damage. */
  damaged: { name: string; reason: string }[]
}

interface WalSegmentContents {
  name: string
  /** By commit number: from the file, otherwise from its copy. */
  commits: Map<number, Commit>
  /** The number of commits that only the copy has. */
  fromCopy: number
  /** The number of lines in the file that are not a valid commit. */
  unreadable: number
  missing: boolean
}

/**
 * Reads the log. A damaged line is taken from the copy. The very last line may be torn in both: it was never
 * acknowledged. A file that is removed meanwhile is skipped, since its commits are in the segments by then.
 * Nothing is changed.
 * @throws UnreadableDataError a commit is missing in both; all incomplete files are named
 */
export async function readWal(
  folders: Pick<WalFolders, 'primary' | 'copies'>,
): Promise<WalContents> {
  const names = await listWalSegments(folders)
  const segments: WalSegmentContents[] = []
  for (const name of names) {
    const file = await readWalSegment(name, folders)
    if (file) segments.push(file)
  }
  const found = segments.map((file, position) => {
    const first = sequenceNumber(file.name)
    const next = segments[position + 1]
    const last = next ? sequenceNumber(next.name) - 1 : Math.max(first - 1, ...file.commits.keys())
    const commits = Array.from({ length: last - first + 1 }, (_, n) => file.commits.get(first + n))
    // A single invalid line at the very end may be torn; of several, some were acknowledged.
    const lost = commits.includes(undefined) || (!next && file.unreadable - file.fromCopy > 1)
    return { file, last, lost, commits: commits.flatMap((commit) => commit ?? []) }
  })
  const lost = found.filter((one) => one.lost)
  if (lost.length > 0)
    throw unreadableError(
      lost.map(({ file }) => file.name),
      folders,
    )
  return {
    changes: found.flatMap(({ commits }) => commits.flatMap(({ changes }) => changes)),
    first: found[0] ? sequenceNumber(found[0].file.name) : 1,
    next: (found.at(-1)?.last ?? 0) + 1,
    names: segments.map(({ name }) => name),
    damaged: found.flatMap(({ file }) => describeDamage(file) ?? []),
  }
}

/** Copies damaged log files to `damaged/` and logs an error. The log itself is not changed. */
export async function preserveDamagedSegments(
  { damaged }: WalContents,
  folders: WalFolders,
  { now, log }: { now: () => Date; log: Pick<Logger, 'error'> },
): Promise<void> {
  for (const { name, reason } of damaged) {
    const path = join(folders.primary, name)
    const target = damagedPath(folders.damaged, name, now())
    const copied = await copyFile(path, target).then(
      () => true,
      () => false,
    )
    if (copied) await syncFolder(folders.damaged)
    log.error(
      { file: path, damaged: copied ? target : undefined },
      `DAMAGED DATA: ${path}: ${reason}` + (copied ? ` It is copied as ${target}.` : ''),
    )
  }
}

function describeDamage({ name, fromCopy, unreadable, missing }: WalSegmentContents) {
  if (fromCopy > 0)
    return {
      name,
      reason: `${missing ? 'it is missing' : 'it could not be read'}. ${fromCopy} commits were restored from its copy.`,
    }
  if (unreadable > 0)
    return {
      name,
      reason: `its last line is torn, as a power cut leaves it, and was dropped: it was never acknowledged.`,
    }
  return undefined
}

async function readWalSegment(
  name: string,
  { primary, copies }: Pick<WalFolders, 'primary' | 'copies'>,
): Promise<WalSegmentContents | undefined> {
  const own = await readTextIfExists(join(primary, name))
  const copy = await readTextIfExists(join(copies, name))
  if (own === undefined && copy === undefined) return undefined
  const lines = (own ?? '').split('\n').filter((line) => line !== '')
  const commits = new Map<number, Commit>()
  for (const line of lines) {
    const commit = decodeCommit(line)
    if (commit) commits.set(commit.n, commit)
  }
  const unreadable = lines.length - commits.size
  const copied = (copy ?? '').split('\n').flatMap((line) => decodeCommit(line) ?? [])
  const onlyCopied = copied.filter(({ n }) => !commits.has(n))
  for (const commit of onlyCopied) commits.set(commit.n, commit)
  return { name, commits, fromCopy: onlyCopied.length, unreadable, missing: own === undefined }
}

async function listWalSegments({
  primary,
  copies,
}: Pick<WalFolders, 'primary' | 'copies'>): Promise<string[]> {
  const names = [...(await listFolder(primary)), ...(await listFolder(copies))]
  return [...new Set(names)].filter((name) => walSegmentName(sequenceNumber(name)) === name).sort()
}

const sequenceNumber = (name: string): number => Number.parseInt(name, 10)

function unreadableError(
  names: readonly string[],
  { primary, copies }: Pick<WalFolders, 'primary' | 'copies'>,
): UnreadableDataError {
  const files = names.map(
    (name) => `  ${join(primary, name)}\n  ${join(copies, name)} (its copy)\n`,
  )
  return new UnreadableDataError(
    `Commits are damaged in the write-ahead log and in its copy, so nothing was started and ` +
      `nothing was changed.\n${files.join('')}` +
      `Restore one of them from a backup, or repair it by hand. To start without the newest records, ` +
      `move both files to another folder.`,
  )
}
