import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tally } from '../../records/tally.ts'
import { tallyOf, trafficMonth, type TrafficMonth } from '../../records/traffic-month.ts'
import { PageFile } from './page-file.ts'

/** A month as text: a line for every row, so that a person can read it and `git diff` it. */
export const textOfMonth = ({ id, columns, rows }: TrafficMonth): string =>
  `{\n"id": ${JSON.stringify(id)},\n"columns": ${JSON.stringify(columns)},\n"rows": [\n` +
  `${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`

export const pathOfMonth = (folder: string, id: string): string => join(folder, `${id}.json`)

/** The months that have a file, oldest first; none when there is no folder. */
export async function monthsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
    throw fault
  })
  return names.flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []).sort()
}

/** What was counted in a month; nothing when it has no file. @throws DamagedFile */
export async function readMonth(folder: string, id: string): Promise<Tally[]> {
  const month = await new PageFile(pathOfMonth(folder, id), trafficMonth).read()
  return (month?.rows ?? []).map(tallyOf)
}
