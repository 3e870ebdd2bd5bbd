import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../contract/parse-json.ts'
import { listFolder } from '../../disk/read-files.ts'
import { makeFolder, replaceFile, syncFolder } from '../../disk/replace-file.ts'
import { UnreadableRecord } from '../stored-format.ts'
import type { DamagedLine } from './copies.ts'

/** Days for which lines that could not be read are kept, and the files of an earlier release. */
const keptDays = { damaged: 30, before: 14 } as const

/** Files of a collection besides its months, which an erasure covers too. */
export interface SafetyCopies {
  /** Keeps lines of a month that cannot be read in `damaged/`. */
  setAside(month: string, lines: readonly DamagedLine[]): Promise<void>
  /** Returns the lines that were set aside. */
  lostLines(): readonly UnreadableRecord[]
  /** Removes these records of a month. @throws the error of the file system */
  erase(month: string, ids: readonly string[]): Promise<void>
}

/**
 * Opens the safety copies of a collection: `damaged/{name}/` with lines that no copy of a month has, and
 * `before/{day}/{name}/` with the files from which this release took its records on that day.
 */
export async function openSafetyCopies(
  dataDir: string,
  name: string,
  now: () => Date,
): Promise<SafetyCopies> {
  const damaged = join(dataDir, 'damaged', name)
  let lost: { path: string; lines: readonly UnreadableRecord[] }[] = []
  const note = async (path: string) => {
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
    const reason = `it is a damaged line in ${path}`
    lost.push({ path, lines: lines.map((line) => new UnreadableRecord(line, reason)) })
  }
  for (const file of await listFolder(damaged))
    if (file.endsWith('.jsonl')) await note(join(damaged, file))
  return {
    setAside: async (month, lines) => {
      if (lines.length === 0) return
      await makeFolder(damaged)
      const stamp = now().toISOString().replaceAll(':', '')
      const path = join(damaged, `${stamp}-${month}.jsonl`)
      await replaceFile(path, lines.map(({ text }) => `${text}\n`).join(''))
      await note(path)
    },
    lostLines: () => lost.flatMap(({ lines }) => lines),
    erase: async (month, ids) => {
      // A damaged line may be of any record of the month.
      await removeFiles(damaged, (file) => file.includes(month) || month === 'all')
      lost = lost.filter(({ path }) => !path.includes(month) && month !== 'all')
      const before = join(dataDir, 'before')
      for (const day of await listFolder(before)) {
        await eraseFrom(join(before, day, name), ids)
        await eraseFrom(join(before, day, 'journal'), ids)
      }
    },
  }
}

const segment = z.looseObject({ records: z.array(z.looseObject({ id: z.string() })) })

/** Removes records from the segments of an earlier release. A file that cannot be parsed is removed. */
async function eraseFrom(folder: string, ids: readonly string[]): Promise<void> {
  for (const file of await listFolder(folder)) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    if (!ids.some((id) => text.includes(JSON.stringify(id)))) continue
    const { data } = segment.safeParse(parseJson(text))
    const records = data?.records.filter(({ id }) => !ids.includes(id))
    if (records) await replaceFile(path, `${JSON.stringify({ ...data, records }, null, 2)}\n`)
    else await removeFiles(folder, (one) => one === file)
  }
}

/** Removes safety copies that have been kept long enough; their names begin with the day. */
export async function expireSafetyCopies(dataDir: string, now: Date): Promise<void> {
  const isOld = (days: number) => {
    const day = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    return (name: string) => name.slice(0, 10) < day
  }
  const damaged = join(dataDir, 'damaged')
  for (const name of await listFolder(damaged))
    await removeFiles(join(damaged, name), isOld(keptDays.damaged))
  await removeFiles(join(dataDir, 'before'), isOld(keptDays.before))
}

async function removeFiles(folder: string, matches: (name: string) => boolean): Promise<void> {
  const due = (await listFolder(folder)).filter(matches)
  for (const name of due) await rm(join(folder, name), { force: true, recursive: true })
  if (due.length > 0) await syncFolder(folder)
}
