import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { listFolder } from '../../disk/list-folder.ts'
import { makeFolder } from '../../disk/replace-file.ts'
import {
  monthFormat,
  monthOfDay,
  type CountRow,
  type CountsCollection,
  type CountsDeclaration,
  type CountsMonth,
  type CountSums,
} from '../counts.ts'
import { NotStoredError, DamagedFileError } from '../errors.ts'
import { recordOf } from '../typed-entries.ts'
import { type ReplaceFile, ValidatedJsonFile } from './segments/validated-json-file.ts'

interface Options {
  folder: string
  replace: ReplaceFile
  log: Pick<Logger, 'error'>
}

type Sums<By extends string, N extends string> = Record<By | 'day', Map<string, Record<N, number>>>

/**
 * Declared counts, a file for every month. Only the current month is kept in memory; others are read on request.
 * A damaged file gets another name and its month starts again: it has no personal data.
 */
export class CountFiles<By extends string, N extends string> implements CountsCollection<By, N> {
  private readonly format: ReturnType<typeof monthFormat<By, N>>
  private currentMonth: { id: string; rows: ReadonlyMap<string, CountRow<By, N>> } | undefined
  private readonly sumsByMonth = new Map<string, Sums<By, N>>()
  /** Writes are serialized. */
  private lastWrite: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly declaration: CountsDeclaration<By, N>,
    private readonly options: Options,
  ) {
    this.format = monthFormat(declaration)
  }

  static async open<By extends string, N extends string>(
    declaration: CountsDeclaration<By, N>,
    options: Options,
  ): Promise<CountFiles<By, N>> {
    await makeFolder(options.folder)
    return new CountFiles(declaration, options)
  }

  async add(rows: readonly CountRow<By, N>[]): Promise<void> {
    for (const id of new Set(rows.map(({ day }) => monthOfDay(day)))) {
      const these = rows.filter(({ day }) => monthOfDay(day) === id)
      await this.serialize(() => this.addToMonth(id, these))
    }
  }

  async sums(from: string, to: string): Promise<CountSums<By, N>> {
    const all = this.emptySums()
    for (const id of await listMonths(this.options.folder)) {
      if (id < monthOfDay(from) || id > monthOfDay(to)) continue
      if (from <= `${id}-01` && to >= `${id}-31`) {
        const month = await this.monthSums(id)
        for (const name of this.declaration.by)
          for (const [key, more] of month[name]) this.addTo(all[name], key, more)
      } else
        for (const row of await this.rows(id))
          if (row.day >= from && row.day <= to) this.addRow(all, row)
    }
    return all
  }

  async *all(): AsyncGenerator<CountsMonth> {
    for (const id of await listMonths(this.options.folder)) {
      const rows = await this.serialize(() => this.rows(id))
      if (rows.length > 0) yield this.format.toMonth(id, rows)
    }
  }

  async addAll(months: readonly unknown[]): Promise<void> {
    const { month, fromMonth } = this.format
    for (const one of months.map((each) => month.parse(each))) await this.add(fromMonth(one))
  }

  async eraseAll(ids: readonly string[]): Promise<void> {
    for (const id of await listMonths(this.options.folder))
      if (ids.includes(id)) await this.serialize(() => this.erase(id))
  }

  /** Resolves when pending writes are on disk. */
  async close(): Promise<void> {
    await this.lastWrite
  }

  private serialize<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.lastWrite.then(work)
    this.lastWrite = done.catch(() => undefined)
    return done
  }

  /** The month in memory stays as it is until the new one is on disk. */
  private async addToMonth(id: string, rows: readonly CountRow<By, N>[]): Promise<void> {
    const { by } = this.declaration
    const keyOf = (row: CountRow<By, N>) => JSON.stringify(by.map((name) => row[name]))
    const before =
      this.currentMonth?.id === id
        ? this.currentMonth.rows
        : (await this.rows(id)).map((row) => [keyOf(row), row] as const)
    const month = new Map(before)
    for (const row of rows) {
      const sum = { ...row }
      const known = month.get(keyOf(row))
      if (known) this.addNumbers(sum, known)
      month.set(keyOf(row), sum)
    }
    const text = formatMonth(this.format.toMonth(id, month.values()))
    try {
      await this.options.replace(monthPath(this.options.folder, id), text)
    } catch (fault) {
      throw new NotStoredError(`Counts in ${this.declaration.name} were not written.`, {
        cause: fault,
      })
    }
    this.currentMonth = { id, rows: month }
    this.sumsByMonth.delete(id)
  }

  private async erase(id: string): Promise<void> {
    await rm(monthPath(this.options.folder, id), { force: true })
    if (this.currentMonth?.id === id) this.currentMonth = undefined
    this.sumsByMonth.delete(id)
  }

  /** The sums of a month, cached until its counts change. */
  private async monthSums(id: string): Promise<Sums<By, N>> {
    const known = this.sumsByMonth.get(id)
    if (known) return known
    const sums = this.emptySums()
    for (const row of await this.rows(id)) this.addRow(sums, row)
    this.sumsByMonth.set(id, sums)
    return sums
  }

  private async rows(id: string): Promise<CountRow<By, N>[]> {
    if (this.currentMonth?.id === id) return [...this.currentMonth.rows.values()]
    try {
      const month = await readMonth(this.declaration, this.options.folder, id)
      return month ? this.format.fromMonth(month) : []
    } catch (fault) {
      if (!(fault instanceof DamagedFileError)) throw fault
      const path = monthPath(this.options.folder, id)
      await rename(path, `${path}.damaged`)
      this.options.log.error(
        `DAMAGED COUNTS: ${path} could not be read (${fault.message}). It is now ${path}.damaged, and the month begins anew.`,
      )
      return []
    }
  }

  private emptySums(): Sums<By, N> {
    return recordOf(this.declaration.by.map((name) => [name, new Map()] as const))
  }

  private addRow(sums: Sums<By, N>, row: CountRow<By, N>): void {
    for (const name of this.declaration.by) this.addTo(sums[name], row[name], row)
  }

  private addTo(sums: Map<string, Record<N, number>>, key: string, more: Record<N, number>): void {
    const known = sums.get(key)
    if (known) return this.addNumbers(known, more)
    sums.set(key, recordOf(this.declaration.numbers.map((name) => [name, more[name]] as const)))
  }

  private addNumbers(sum: Record<N, number>, more: Record<N, number>): void {
    for (const name of this.declaration.numbers) sum[name] += more[name]
  }
}

/** A month as text, a line per row, so that it is readable and can be compared with diff. */
const formatMonth = ({ id, columns, rows }: CountsMonth): string =>
  `{\n"id": ${JSON.stringify(id)},\n"columns": ${JSON.stringify(columns)},\n"rows": [\n` +
  `${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`

export const monthPath = (folder: string, id: string): string => join(folder, `${id}.json`)

/** The months that have a file, oldest first; none if the folder is missing. */
export async function listMonths(folder: string): Promise<string[]> {
  const names = await listFolder(folder)
  return names.flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []).sort()
}

/** A month; null if it has no file. @throws DamagedFileError */
export const readMonth = <By extends string, N extends string>(
  declaration: CountsDeclaration<By, N>,
  folder: string,
  id: string,
): Promise<CountsMonth | null> =>
  new ValidatedJsonFile(monthPath(folder, id), monthFormat(declaration).month).read()
