import { rename, rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import { makeFolder } from '../../disk/replace-file.ts'
import type { TrafficBook, TrafficSums } from '../../figures/traffic-book.ts'
import { NotStored } from '../../records/refusals.ts'
import { addCounts, type Tally } from '../../records/tally.ts'
import {
  monthFrom,
  monthOfDay,
  tallyOf,
  trafficMonth,
  type TrafficMonth,
} from '../../records/traffic-month.ts'
import { monthsIn, pathOfMonth, readMonth, textOfMonth } from './month-file.ts'
import { addSums, addTallies, noSums, type MonthSums } from './traffic-sums.ts'
import { DamagedFile, type Replace } from './page-file.ts'

interface Place {
  folder: string
  replace: Replace
  log: Pick<Logger, 'error'>
}

/** A month's tallies by everything that tells them apart. */
type Month = ReadonlyMap<string, Tally>

const keyOf = ({ day, page, referrer, campaign }: Tally) =>
  JSON.stringify([day, page, referrer, campaign])

/**
 * Counts of visits, a file for every month. Only the month that is written stays in memory; what is
 * asked of others is read. A damaged file is set aside, and its month begins anew: it names nobody.
 */
export class TrafficFiles implements TrafficBook {
  private last: { id: string; month: Month } | undefined
  private readonly summed = new Map<string, MonthSums>()
  /** Writes take turns. */
  private turn: Promise<unknown> = Promise.resolve()

  private constructor(private readonly place: Place) {}

  static async open(place: Place): Promise<TrafficFiles> {
    await makeFolder(place.folder)
    return new TrafficFiles(place)
  }

  async add(tallies: readonly Tally[]): Promise<void> {
    const ids = new Set(tallies.map(({ day }) => monthOfDay(day)))
    for (const id of ids) {
      const these = tallies.filter(({ day }) => monthOfDay(day) === id)
      await this.inTurn(async () => this.write(id, summed(await this.month(id), these)))
    }
  }

  async sums(from: string, to: string): Promise<TrafficSums> {
    const all = noSums()
    for (const id of await monthsIn(this.place.folder)) {
      if (id < monthOfDay(from) || id > monthOfDay(to)) continue
      const isWhole = from <= `${id}-01` && to >= `${id}-31`
      if (!isWhole) addTallies(all, await this.tallies(id), (day) => day >= from && day <= to)
      else addSums(all, await this.wholeMonth(id))
    }
    return all
  }

  /** Every month, oldest first. */
  async *all(): AsyncGenerator<TrafficMonth> {
    for (const id of await monthsIn(this.place.folder)) {
      const tallies = await this.inTurn(() => this.tallies(id))
      if (tallies.length > 0) yield monthFrom(id, tallies)
    }
  }

  /** Adds months to what is counted already. @throws ZodError, NotStored */
  async addAll(months: readonly unknown[]): Promise<void> {
    for (const { rows } of months.map((month) => trafficMonth.parse(month)))
      await this.add(rows.map(tallyOf))
  }

  /** Erases months. */
  async eraseAll(ids: readonly string[]): Promise<void> {
    for (const id of await monthsIn(this.place.folder))
      if (ids.includes(id)) await this.inTurn(() => this.erase(id))
  }

  /** Resolves when what was begun is on the disk. */
  async close(): Promise<void> {
    await this.turn
  }

  private inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  private async write(id: string, month: Month): Promise<void> {
    const text = textOfMonth(monthFrom(id, month.values()))
    try {
      await this.place.replace(pathOfMonth(this.place.folder, id), text)
    } catch (fault) {
      throw new NotStored('Counts of visits were not written.', { cause: fault })
    }
    this.last = { id, month }
    this.summed.delete(id)
  }

  private async erase(id: string): Promise<void> {
    await rm(pathOfMonth(this.place.folder, id), { force: true })
    if (this.last?.id === id) this.last = undefined
    this.summed.delete(id)
  }

  private async month(id: string): Promise<Month> {
    if (this.last?.id === id) return this.last.month
    return new Map((await this.tallies(id)).map((tally) => [keyOf(tally), tally]))
  }

  /** The sums of a month, kept until something is added to it. */
  private async wholeMonth(id: string): Promise<MonthSums> {
    const known = this.summed.get(id)
    if (known) return known
    const sums = noSums()
    addTallies(sums, await this.tallies(id))
    this.summed.set(id, sums)
    return sums
  }

  private async tallies(id: string): Promise<Tally[]> {
    if (this.last?.id === id) return [...this.last.month.values()]
    try {
      return await readMonth(this.place.folder, id)
    } catch (fault) {
      if (!(fault instanceof DamagedFile)) throw fault
      const path = pathOfMonth(this.place.folder, id)
      await rename(path, `${path}.damaged`)
      this.place.log.error(
        `COUNTS OF VISITS: ${path} could not be read (${fault.message}). It is now ${path}.damaged, and the month begins anew.`,
      )
      return []
    }
  }
}

/** What the month will be; the one that is, stays as it is until that is on the disk. */
function summed(month: Month, tallies: readonly Tally[]): Month {
  const next = new Map(month)
  for (const tally of tallies) {
    const sum = { ...tally }
    const kept = next.get(keyOf(tally))
    if (kept) addCounts(sum, kept)
    next.set(keyOf(tally), sum)
  }
  return next
}
