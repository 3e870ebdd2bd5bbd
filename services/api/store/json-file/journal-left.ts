import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { syncFolder } from '../../disk/replace-file.ts'
import { commitIn, type Change, type Commit } from './journal-line.ts'
import { leafName, type JournalFolders } from './journal.ts'
import { textOf } from './page-file.ts'
import { UnreadableData } from './unreadable-data.ts'

/** What stands in a journal that was not cut: after a crash, or while the service runs. */
export interface LeftJournal {
  /** In the order in which they were decided. */
  changes: Change[]
  /** The number of the next commit. */
  next: number
  /** The files, oldest first. */
  names: string[]
  /** Files that are not as they were written, with what is wrong in words. */
  damaged: { name: string; what: string }[]
}

interface Leaf {
  name: string
  /** By their numbers: what the file says, else what its copy says. */
  commits: Map<number, Commit>
  /** How many commits only the copy has. */
  fromCopy: number
  /** Pieces of the file that are no commit. */
  unreadable: number
  missing: boolean
}

/**
 * Reads the journal. A line that cannot be read is taken from the copy. The last line of all may be torn
 * without a copy: nobody was told that it was kept. A file that is cut meanwhile is passed over, since its
 * commits are on the pages by then. Nothing is changed.
 * @throws UnreadableData a commit is missing in both; all files that lack some are named
 */
export async function readJournal(
  folders: Pick<JournalFolders, 'journal' | 'copies'>,
): Promise<LeftJournal> {
  const names = await leafNamesIn(folders)
  const leaves: Leaf[] = []
  for (const name of names) {
    const leaf = await readLeaf(name, folders)
    if (leaf) leaves.push(leaf)
  }
  const found = leaves.map((leaf, place) => {
    const first = numberOf(leaf.name)
    const following = leaves[place + 1]
    const last = following
      ? numberOf(following.name) - 1
      : Math.max(first - 1, ...leaf.commits.keys())
    const commits = Array.from({ length: last - first + 1 }, (_, n) => leaf.commits.get(first + n))
    // One piece at the very end may be torn; of more, some were kept.
    const lost = commits.includes(undefined) || (!following && leaf.unreadable - leaf.fromCopy > 1)
    return { leaf, last, lost, commits: commits.flatMap((commit) => commit ?? []) }
  })
  const lost = found.filter((one) => one.lost)
  if (lost.length > 0)
    throw unreadable(
      lost.map(({ leaf }) => leaf.name),
      folders,
    )
  return {
    changes: found.flatMap(({ commits }) => commits.flatMap(({ changes }) => changes)),
    next: (found.at(-1)?.last ?? 0) + 1,
    names: leaves.map(({ name }) => name),
    damaged: found.flatMap(({ leaf }) => damageOf(leaf) ?? []),
  }
}

/** Keeps what was found damaged, and says so. The journal itself stays as it is. */
export async function setDamagedAside(
  { damaged }: LeftJournal,
  folders: JournalFolders,
  { now, log }: { now: () => Date; log: Pick<Logger, 'error'> },
): Promise<void> {
  for (const { name, what } of damaged) {
    const path = join(folders.journal, name)
    const stamp = now().toISOString().replaceAll(':', '')
    const aside = join(folders.damaged, `${stamp}-${name}`)
    const kept = await copyFile(path, aside).then(
      () => true,
      () => false,
    )
    if (kept) await syncFolder(folders.damaged)
    log.error(
      { journal: path, damaged: kept ? aside : undefined },
      `DAMAGED DATA: ${path}: ${what}` + (kept ? ` It is kept as ${aside}.` : ''),
    )
  }
}

function damageOf({ name, fromCopy, unreadable, missing }: Leaf) {
  if (fromCopy > 0)
    return {
      name,
      what: `${missing ? 'it is missing' : 'it could not be read'}. ${fromCopy} commits were restored from its copy.`,
    }
  if (unreadable > 0)
    return {
      name,
      what: `its last line is torn, as a power cut leaves it, and was dropped: nobody was told that it was kept.`,
    }
  return undefined
}

async function readLeaf(
  name: string,
  { journal, copies }: Pick<JournalFolders, 'journal' | 'copies'>,
): Promise<Leaf | undefined> {
  const own = await textOf(join(journal, name))
  const copy = await textOf(join(copies, name))
  if (own === undefined && copy === undefined) return undefined
  const pieces = (own ?? '').split('\n').filter((piece) => piece !== '')
  const commits = new Map<number, Commit>()
  for (const piece of pieces) {
    const commit = commitIn(piece)
    if (commit) commits.set(commit.n, commit)
  }
  const unreadable = pieces.length - commits.size
  const copied = (copy ?? '').split('\n').flatMap((piece) => commitIn(piece) ?? [])
  const onlyCopied = copied.filter(({ n }) => !commits.has(n))
  for (const commit of onlyCopied) commits.set(commit.n, commit)
  return { name, commits, fromCopy: onlyCopied.length, unreadable, missing: own === undefined }
}

async function leafNamesIn({
  journal,
  copies,
}: Pick<JournalFolders, 'journal' | 'copies'>): Promise<string[]> {
  const names = [...(await filesIn(journal)), ...(await filesIn(copies))]
  return [...new Set(names)].filter((name) => leafName(numberOf(name)) === name).sort()
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
    throw fault
  })
}

const numberOf = (name: string): number => Number.parseInt(name, 10)

function unreadable(
  names: readonly string[],
  { journal, copies }: Pick<JournalFolders, 'journal' | 'copies'>,
): UnreadableData {
  const files = names.map(
    (name) => `  ${join(journal, name)}\n  ${join(copies, name)} (its copy)\n`,
  )
  return new UnreadableData(
    `The journal has commits that neither it nor its copy can tell, so nothing was started and ` +
      `nothing was changed.\n${files.join('')}` +
      `Put one of them back from a backup, or mend it by hand. To start without the newest records, ` +
      `move both files to another folder.`,
  )
}
