import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeFolder } from '../../disk/replace-file.ts'
import type { TrafficBook } from '../../figures/traffic-book.ts'
import { NotStored } from '../../records/refusals.ts'
import { addCounts, noneCounted, type Counts, type Tally } from '../../records/tally.ts'
import {
  monthFrom,
  monthOfDay,
  tallyOf,
  trafficMonth,
  type TrafficMonth,
} from '../../records/traffic-month.ts'
import { DamagedFile, PageFile, type Replace } from './page-file.ts'

interface Place {
  folder: string
  replace: Replace
  log: Pick<Logger, 'error'>
}

/** A month's tallies by everything that tells them apart. */
type Month = ReadonlyMap<string, Tally>

const keyOf = ({ day, page, referrer, campaign }: Tally) =>
  JSON.stringify([day, page, referrer, campaign])

/** A month as text: a line for every row, so that a person can read it and `git diff` it. */
const textOfMonth = ({ id, columns, rows }: TrafficMonth): string =>
  `{\n"id": ${JSON.stringify(id)},\n"columns": ${JSON.stringify(columns)},\n"rows": [\n` +
  `${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`

/**
 * Counts of visits, a file for every month. Only the month that is written stays in memory; what is
 * asked of others is read. A damaged file is set aside, and its month begins anew: it names nobody.
 */
export class TrafficFiles implements TrafficBook {
  private last: { id: string; month: Month } | undefined
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

  async sums(from: string, to: string) {
    const sums = { days: by(), pages: by(), referrers: by(), campaigns: by() }
    for (const id of await this.ids()) {
      if (id < monthOfDay(from) || id > monthOfDay(to)) continue
      for (const tally of (await this.month(id)).values()) {
        if (tally.day < from || tally.day > to) continue
        addTo(sums.days, tally.day, tally)
        addTo(sums.pages, tally.page, tally)
        addTo(sums.referrers, tally.referrer, tally)
        addTo(sums.campaigns, tally.campaign, tally)
      }
    }
    return sums
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
      await this.place.replace(this.pathOf(id), text)
    } catch (fault) {
      throw new NotStored('Counts of visits were not written.', { cause: fault })
    }
    this.last = { id, month }
  }

  private async month(id: string): Promise<Month> {
    if (this.last?.id === id) return this.last.month
    const path = this.pathOf(id)
    try {
      const kept = await new PageFile(path, trafficMonth).read()
      return new Map(kept?.rows.map(tallyOf).map((tally) => [keyOf(tally), tally]))
    } catch (fault) {
      if (!(fault instanceof DamagedFile)) throw fault
      await rename(path, `${path}.damaged`)
      this.place.log.error(
        `COUNTS OF VISITS: ${path} could not be read (${fault.message}). It is now ${path}.damaged, and the month begins anew.`,
      )
      return new Map()
    }
  }

  private async ids(): Promise<string[]> {
    const names = await readdir(this.place.folder)
    return names.flatMap((name) => /^(\d{4}-\d{2})\.json$/.exec(name)?.[1] ?? []).sort()
  }

  private pathOf(id: string): string {
    return join(this.place.folder, `${id}.json`)
  }
}

const by = () => new Map<string, Counts>()

function addTo(sums: Map<string, Counts>, key: string, more: Counts): void {
  const sum = sums.get(key) ?? noneCounted()
  addCounts(sum, more)
  sums.set(key, sum)
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
