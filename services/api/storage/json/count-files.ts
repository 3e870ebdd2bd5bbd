import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { listFolder } from '../../disk/read-files.ts'
import { makeFolder } from '../../disk/replace-file.ts'
import {
  monthFormat,
  monthOfDay,
  type CountRow,
  type CountsCollection,
  type CountsDeclaration,
  type CountsMonth,
} from '../counts.ts'
import { NotStoredError, DamagedFileError } from '../errors.ts'
import type { Sums } from '../query.ts'
import { SumTable } from './queries/sum-table.ts'
import { type ReplaceFile, ValidatedJsonFile } from './validated-json-file.ts'

interface Options {
  folder: string
  replace: ReplaceFile
  log: Pick<Logger, 'error'>
}

/**
 * Declared counts in one file per month. Only the current month is kept in memory; others are read on demand. A damaged
 * file is renamed and its month starts from zero.
 */
export class CountFiles<By extends string, N extends string> implements CountsCollection<By, N> {
  private readonly format: ReturnType<typeof monthFormat<By, N>>
  private currentMonth: { id: string; rows: ReadonlyMap<string, CountRow<By, N>> } | undefined
  private readonly sumsByMonth = new Map<string, SumTable<By | 'day', N>>()
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

  async sums(from: string, to: string): Promise<Sums<By | 'day', N>> {
    const table = new SumTable(this.declaration.by, this.declaration.numbers)
    for (const id of await listMonths(this.options.folder)) {
      if (id < monthOfDay(from) || id > monthOfDay(to)) continue
      if (from <= `${id}-01` && to >= `${id}-31`) table.addAll(await this.monthSums(id))
      else this.addRows(table, await this.rows(id), ({ day }) => day >= from && day <= to)
    }
    return table.sums()
  }

  async *stored(): AsyncGenerator<CountsMonth> {
    for (const id of await listMonths(this.options.folder)) {
      const rows = await this.serialize(() => this.rows(id))
      if (rows.length > 0) yield this.format.toMonth(id, rows)
    }
  }

  async addStored(months: readonly unknown[]): Promise<void> {
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

  /** Adds rows to a month. The month in memory does not change until the new file is on disk. */
  private async addToMonth(id: string, rows: readonly CountRow<By, N>[]): Promise<void> {
    const { numbers } = this.declaration
    const { keyOf, withColumnsOf } = this.format
    const before =
      this.currentMonth?.id === id
        ? this.currentMonth.rows
        : (await this.rows(id)).map((row) => [keyOf(row), row] as const)
    const month = new Map(before)
    const [first] = month.values()
    for (const counted of rows) {
      const row = withColumnsOf(counted, first)
      const known = month.get(keyOf(row))
      // Numbers that a later release added stay.
      const sum = { ...row, ...known, ...counted }
      if (known) addNumbers(sum, known, numbers)
      month.set(keyOf(row), sum)
    }
    const text = formatMonth(this.format.toMonth(id, month.values()))
    try {
      await this.options.replace(monthPath(this.options.folder, id), text)
    } catch (error) {
      throw new NotStoredError(`Counts in ${this.declaration.name} were not written.`, {
        cause: error,
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

  /** Returns the sums of a month, cached until its counts change. */
  private async monthSums(id: string): Promise<SumTable<By | 'day', N>> {
    const known = this.sumsByMonth.get(id)
    if (known) return known
    const table = new SumTable(this.declaration.by, this.declaration.numbers)
    this.addRows(table, await this.rows(id))
    this.sumsByMonth.set(id, table)
    return table
  }

  private addRows(
    table: SumTable<By | 'day', N>,
    rows: readonly CountRow<By, N>[],
    fits: (row: CountRow<By, N>) => boolean = () => true,
  ): void {
    const { by, numbers } = this.declaration
    for (const row of rows.filter(fits)) {
      const amounts = numbers.map((name) => row[name])
      by.forEach((name, n) => table.add(n, row[name], amounts))
    }
  }

  private async rows(id: string): Promise<CountRow<By, N>[]> {
    if (this.currentMonth?.id === id) return [...this.currentMonth.rows.values()]
    try {
      const month = await readMonth(this.declaration, this.options.folder, id)
      return month ? this.format.fromMonth(month) : []
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error
      const path = monthPath(this.options.folder, id)
      await rename(path, `${path}.damaged`)
      this.options.log.error(
        `DAMAGED COUNTS: ${path} could not be read (${error.message}). It is now ${path}.damaged, and the month begins anew.`,
      )
      return []
    }
  }
}

function addNumbers<N extends string>(
  sum: Record<N, number>,
  more: Record<N, number>,
  names: readonly N[],
): void {
  for (const name of names) sum[name] += more[name]
}

/** Formats a month with one line per row, so that it is readable and diffs are small. */
const formatMonth = ({ id, columns, rows }: CountsMonth): string =>
  `{\n"id": ${JSON.stringify(id)},\n"columns": ${JSON.stringify(columns)},\n"rows": [\n` +
  `${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`

export const monthPath = (folder: string, id: string): string => join(folder, `${id}.json`)

/** Lists the months that have a file, oldest first; none if the folder is missing. */
export async function listMonths(folder: string): Promise<string[]> {
  const names = await listFolder(folder)
  return names.flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []).sort()
}

/** Reads a month; null if it has no file. @throws DamagedFileError */
export const readMonth = <By extends string, N extends string>(
  declaration: CountsDeclaration<By, N>,
  folder: string,
  id: string,
): Promise<CountsMonth | null> =>
  new ValidatedJsonFile(monthPath(folder, id), monthFormat(declaration).month).read()
