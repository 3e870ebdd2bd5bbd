import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../contract/parse-json.ts'
import { listFolder } from '../../disk/read-files.ts'
import { makeFolder, replaceFile, syncFolder } from '../../disk/replace-file.ts'
import { UnreadableDataError } from '../errors.ts'
import { decodeLine, encodeLine } from './checked-line.ts'
import { readIfExists } from './month-file.ts'

/*
 * The form of a data folder up to release 1.0.0: a write-ahead log in `journal/`, from which records were copied into
 * segments (`leads/2026-11-0001.json`, 64 records each) and counts (`traffic/2026-11.json`), each with a copy in `copies/`.
 */

/**
 * A change of a “collection” in the write-ahead log. A release that reads the earlier form refuses the folder and prints
 * this name, so that it neither shows an empty store nor takes requests that would be lost.
 */
const marker = 'the form of a newer release (run “npm run store:downgrade” in that release first)'

const change = z.object({
  kind: z.string(),
  page: z.string(),
  put: z.unknown().optional(),
  erase: z.string().optional(),
})
const commit = z.object({ n: z.number().int(), changes: z.array(change) })
type Commit = z.infer<typeof commit>

interface EarlierLog {
  commits: readonly Commit[]
  /** The number of the next commit. */
  next: number
}

/** Reads the log: lines of the file, and those that only its copy has. @throws UnreadableDataError commits are missing */
async function readLog(dataDir: string): Promise<EarlierLog> {
  const folders = [join(dataDir, 'journal'), join(dataDir, 'copies/journal')]
  const commits = new Map<number, Commit>()
  for (const folder of folders)
    for (const name of await listFolder(folder))
      for (const line of ((await readIfExists(join(folder, name))) ?? '').split('\n')) {
        const { data } = commit.safeParse(decodeLine(line))
        if (data) commits.set(data.n, data)
      }
  const numbers = [...commits.keys()].sort((one, other) => one - other)
  const [first = 1, last = 0] = [numbers[0], numbers.at(-1)]
  if (numbers.length < last - first + 1)
    throw new UnreadableDataError(
      `Commits are damaged in the write-ahead log and in its copy, so nothing was started and nothing was changed.\n` +
        `${folders.map((folder) => `  ${folder}\n`).join('')}Restore one of them from a backup.`,
    )
  return { commits: numbers.flatMap((n) => commits.get(n) ?? []), next: last + 1 }
}

const hasMarker = ({ commits }: EarlierLog): boolean =>
  commits.some(({ changes }) => changes.some(({ kind }) => kind === marker))

/** Returns whether these collections are to be read in the earlier form: it has files, and was not taken over yet. */
export async function isEarlierForm(dataDir: string, names: readonly string[]): Promise<boolean> {
  const log = await readLog(dataDir)
  if (hasMarker(log)) return false
  // A file without a commit may be a damaged marker.
  if (log.commits.length > 0) return true
  for (const name of names)
    for (const folder of [join(dataDir, name), join(dataDir, 'copies', name)])
      if ((await earlierFiles(folder)).length > 0) return true
  return false
}

const segmentName = /^(?<partition>.+)-(?<number>\d{4,})\.json$/
const countsName = /^\d{4}-\d{2}\.json$/
const segment = z.object({ format: z.literal(1), records: z.array(z.unknown()) })
const withId = z.object({ id: z.string() })

/**
 * Reads the records of a collection in the earlier form, oldest first: of each segment the file or, if that is damaged,
 * its copy; then the changes in the log.
 * @throws UnreadableDataError a segment is damaged, and so is its copy
 */
export async function readEarlierRecords(dataDir: string, name: string): Promise<unknown[]> {
  const [folder, copies] = [join(dataDir, name), join(dataDir, 'copies', name)]
  const files = new Set([...(await listFolder(folder)), ...(await listFolder(copies))])
  const changes = (await readLog(dataDir)).commits
    .flatMap((one) => one.changes)
    .filter(({ kind }) => kind === name)
  const created = new Set(changes.flatMap((one) => (isCreation(one) ? [`${one.page}.json`] : [])))
  const records = new Map<unknown, unknown>()
  const put = (record: unknown) => records.set(withId.safeParse(record).data?.id ?? record, record)
  for (const file of [...files].filter((one) => segmentName.test(one)).sort(bySegment)) {
    const found = await readEither(join(folder, file), join(copies, file))
    // The log has every record of a segment that it creates.
    if (!found && !created.has(file)) throw damagedError(join(folder, file), join(copies, file))
    found?.records.forEach(put)
  }
  for (const one of changes)
    if (one.put !== undefined) put(one.put)
    else if (one.erase !== undefined) records.delete(one.erase)
  const counts: unknown[] = []
  for (const file of [...files].filter((one) => countsName.test(one)).sort())
    counts.push(parseJson((await readIfExists(join(folder, file))) ?? ''))
  return [...records.values(), ...counts.filter((one) => one !== undefined)]
}

const isCreation = (one: z.infer<typeof change>): boolean =>
  one.put === undefined && one.erase === undefined

function bySegment(one: string, other: string): number {
  const [a, b] = [segmentName.exec(one)?.groups, segmentName.exec(other)?.groups]
  if (a?.partition !== b?.partition) return (a?.partition ?? '') < (b?.partition ?? '') ? -1 : 1
  return Number(a?.number) - Number(b?.number)
}

async function readEither(...paths: readonly string[]) {
  for (const path of paths) {
    const { data } = segment.safeParse(parseJson((await readIfExists(path)) ?? ''))
    if (data) return data
  }
  return undefined
}

const damagedError = (path: string, copy: string) =>
  new UnreadableDataError(
    `A file and its copy cannot be read, so nothing was started and nothing was changed.\n  ${path}\n  ${copy}\n` +
      `Restore the file from a backup. To start without these records, move both files to another folder.`,
  )

/** Removes what an interrupted change of form has written. */
export async function removeMonths(folders: readonly string[]): Promise<void> {
  for (const folder of folders)
    for (const name of await listFolder(folder))
      if (name.endsWith('.jsonl')) await rm(join(folder, name))
}

/** Declares that the records of a data folder are in months: from now on earlier releases refuse it. */
export async function markMonths(dataDir: string): Promise<void> {
  const log = await readLog(dataDir)
  if (hasMarker(log)) return
  const { next } = log
  const name = `${String(next).padStart(12, '0')}.jsonl`
  const line = encodeLine({ n: next, changes: [{ kind: marker, page: '-' }] })
  for (const folder of [join(dataDir, 'copies/journal'), join(dataDir, 'journal')]) {
    await makeFolder(folder)
    await replaceFile(join(folder, name), line)
  }
}

/** Moves files of the earlier form to `before/{day}`, where they are kept for some days, and removes their copies. */
export async function setAsideEarlierForm(
  dataDir: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  const before = join(dataDir, 'before', now.toISOString().slice(0, 10))
  for (const name of [...names, 'journal']) {
    const folder = join(dataDir, name)
    for (const file of await earlierFiles(folder)) {
      await makeFolder(join(before, name))
      await rename(join(folder, file), join(before, name, file))
      await syncFolder(join(before, name))
    }
    const copies = join(dataDir, 'copies', name)
    for (const file of await earlierFiles(copies)) await rm(join(copies, file))
    // What a kill has left half written: no erasure would find it.
    for (const home of [folder, copies])
      for (const file of await listFolder(home))
        if (file.endsWith('.json.tmp')) await rm(join(home, file))
  }
  await rm(join(dataDir, 'journal-position.json'), { force: true })
  await rm(join(dataDir, 'damaged/journal'), { force: true, recursive: true })
}

/** Lists the files of a folder that are of the earlier form, without the one with the marker. */
async function earlierFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const file of await listFolder(folder)) {
    const isLog = /^\d{12}\.jsonl$/.test(file)
    if (isLog && !((await readIfExists(join(folder, file))) ?? '').includes(marker))
      found.push(file)
    if (segmentName.test(file) || countsName.test(file)) found.push(file)
  }
  return found
}
