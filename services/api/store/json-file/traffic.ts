import { rename, rm, readdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { makeFolder } from '../../disk/replace-file.ts'
import type { PageviewRepository, PageviewSums } from '../../analytics/analytics-repository.ts'
import { NotStoredError } from '../../storage/store-errors.ts'
import {
  addCounts,
  type PageviewCount,
  zeroCounts,
  type PageviewNumbers,
  toTrafficMonth,
  monthOfDay,
  toPageviewCount,
  trafficMonth,
  type TrafficMonth,
} from '../../analytics/pageview-count.ts'
import { type ReplaceFile, ValidatedJsonFile } from './validated-json-file.ts'
import { DamagedFileError } from '../errors.ts'
import { join } from 'node:path'

interface Options {
  folder: string
  replace: ReplaceFile
  log: Pick<Logger, 'error'>
}

/** A month's counts by their key. */
type MonthCounts = ReadonlyMap<string, PageviewCount>

const keyOf = ({ day, page, referrer, campaign }: PageviewCount) =>
  JSON.stringify([day, page, referrer, campaign])

/**
 * Page-view counts, a file for every month. Only the current month is kept in memory; others are read on
 * request. A damaged file is moved to `damaged/` and its month starts again: it has no personal data.
 */
export class PageviewFiles implements PageviewRepository {
  private currentMonth: { id: string; month: MonthCounts } | undefined
  private readonly sumsByMonth = new Map<string, MonthSums>()
  /** Writes are serialized. */
  private lastWrite: Promise<unknown> = Promise.resolve()

  private constructor(private readonly options: Options) {}

  static async open(place: Options): Promise<PageviewFiles> {
    await makeFolder(place.folder)
    return new PageviewFiles(place)
  }

  async add(counts: readonly PageviewCount[]): Promise<void> {
    const ids = new Set(counts.map(({ day }) => monthOfDay(day)))
    for (const id of ids) {
      const these = counts.filter(({ day }) => monthOfDay(day) === id)
      await this.serialize(async () => this.write(id, addToMonth(await this.month(id), these)))
    }
  }

  async sums(from: string, to: string): Promise<PageviewSums> {
    const all = emptySums()
    for (const id of await listMonths(this.options.folder)) {
      if (id < monthOfDay(from) || id > monthOfDay(to)) continue
      const isWhole = from <= `${id}-01` && to >= `${id}-31`
      if (!isWhole) addCountsWhere(all, await this.counts(id), (day) => day >= from && day <= to)
      else addSums(all, await this.monthSums(id))
    }
    return all
  }

  /** Every month, oldest first. */
  async *all(): AsyncGenerator<TrafficMonth> {
    for (const id of await listMonths(this.options.folder)) {
      const counts = await this.serialize(() => this.counts(id))
      if (counts.length > 0) yield toTrafficMonth(id, counts)
    }
  }

  /** Adds the counts of months to the stored ones. @throws ZodError, NotStoredError */
  async addAll(months: readonly unknown[]): Promise<void> {
    for (const { rows } of months.map((month) => trafficMonth.parse(month)))
      await this.add(rows.map(toPageviewCount))
  }

  /** Erases months. */
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

  private async write(id: string, month: MonthCounts): Promise<void> {
    const text = formatMonth(toTrafficMonth(id, month.values()))
    try {
      await this.options.replace(monthPath(this.options.folder, id), text)
    } catch (fault) {
      throw new NotStoredError('Counts of visits were not written.', { cause: fault })
    }
    this.currentMonth = { id, month }
    this.sumsByMonth.delete(id)
  }

  private async erase(id: string): Promise<void> {
    await rm(monthPath(this.options.folder, id), { force: true })
    if (this.currentMonth?.id === id) this.currentMonth = undefined
    this.sumsByMonth.delete(id)
  }

  private async month(id: string): Promise<MonthCounts> {
    if (this.currentMonth?.id === id) return this.currentMonth.month
    return new Map((await this.counts(id)).map((count) => [keyOf(count), count]))
  }

  /** The sums of a month, cached until its counts change. */
  private async monthSums(id: string): Promise<MonthSums> {
    const known = this.sumsByMonth.get(id)
    if (known) return known
    const sums = emptySums()
    addCountsWhere(sums, await this.counts(id))
    this.sumsByMonth.set(id, sums)
    return sums
  }

  private async counts(id: string): Promise<PageviewCount[]> {
    if (this.currentMonth?.id === id) return [...this.currentMonth.month.values()]
    try {
      return await readMonth(this.options.folder, id)
    } catch (fault) {
      if (!(fault instanceof DamagedFileError)) throw fault
      const path = monthPath(this.options.folder, id)
      await rename(path, `${path}.damaged`)
      this.options.log.error(
        `COUNTS OF VISITS: ${path} could not be read (${fault.message}). It is now ${path}.damaged, and the month begins anew.`,
      )
      return []
    }
  }
}

/** The next version of the month; the current one stays until that is on disk. */
function addToMonth(month: MonthCounts, counts: readonly PageviewCount[]): MonthCounts {
  const next = new Map(month)
  for (const count of counts) {
    const sum = { ...count }
    const existing = next.get(keyOf(count))
    if (existing) addCounts(sum, existing)
    next.set(keyOf(count), sum)
  }
  return next
}

/** A month as text, a line per row, so that it is readable and can be compared with diff. */
export const formatMonth = ({ id, columns, rows }: TrafficMonth): string =>
  `{\n"id": ${JSON.stringify(id)},\n"columns": ${JSON.stringify(columns)},\n"rows": [\n` +
  `${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`

export const monthPath = (folder: string, id: string): string => join(folder, `${id}.json`)

/** The months that have a file, oldest first; none if the folder is missing. */
export async function listMonths(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return []
    throw fault
  })
  return names.flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []).sort()
}

/** The counts of a month; none if it has no file. @throws DamagedFileError */
export async function readMonth(folder: string, id: string): Promise<PageviewCount[]> {
  const month = await new ValidatedJsonFile(monthPath(folder, id), trafficMonth).read()
  return (month?.rows ?? []).map(toPageviewCount)
}

type By = Map<string, PageviewNumbers>
const dimensions = {
  days: 'day',
  pages: 'page',
  referrers: 'referrer',
  campaigns: 'campaign',
} as const
type Dimension = keyof typeof dimensions
const names = Object.keys(dimensions) as Dimension[]

/** Sums of counts by four keys, still empty. */
export type MonthSums = Record<Dimension, By>

export const emptySums = (): MonthSums => ({
  days: new Map(),
  pages: new Map(),
  referrers: new Map(),
  campaigns: new Map(),
})

/** Adds the counts of the requested days. */
export function addCountsWhere(
  sums: MonthSums,
  counts: Iterable<PageviewCount>,
  wanted: (day: string) => boolean = () => true,
): void {
  for (const count of counts) {
    if (!wanted(count.day)) continue
    for (const name of names) addTo(sums[name], count[dimensions[name]], count)
  }
}

export function addSums(sums: MonthSums, more: MonthSums): void {
  for (const name of names) for (const [key, counts] of more[name]) addTo(sums[name], key, counts)
}

function addTo(sums: By, key: string, more: PageviewNumbers): void {
  const known = sums.get(key)
  if (known) return addCounts(known, more)
  const sum = zeroCounts()
  addCounts(sum, more)
  sums.set(key, sum)
}
