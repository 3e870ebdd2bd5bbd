import { Low } from 'lowdb'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { copyOver } from '../../disk/replace-file.ts'
import type { Change } from './journal-line.ts'
import { emptyPage, type Page } from './page.ts'
import { PageFile, type Replace } from './page-file.ts'
import { byGroupAndNumber, type Folders } from './recover.ts'

interface Settings<R> {
  kind: string
  schema: z.ZodType<Page<R>>
  folders: Folders
  replace: Replace
  log: Pick<Logger, 'warn'>
}

/**
 * The pages of one kind: in memory as they were committed, on the disk as they were when they were last
 * written. What lies between the two is in the journal.
 */
export class PageSet<R extends { id: string }> {
  private readonly behind = new Set<string>()

  constructor(
    private readonly pages: Map<string, Low<Page<R>>>,
    private readonly settings: Settings<R>,
  ) {}

  /** Page names with their records, oldest first. */
  *[Symbol.iterator](): Iterator<[string, readonly R[]]> {
    const names = [...this.pages.keys()].sort(byGroupAndNumber)
    for (const name of names) yield [name, this.pages.get(name)?.data.records ?? []]
  }

  /** How many records a page has; none when there is no such page. */
  countOn(name: string): number {
    return this.pages.get(name)?.data.records.length ?? 0
  }

  /** In its old place, or at the end. */
  put(name: string, record: R): void {
    const { records } = this.changed(name)
    const place = records.findIndex(({ id }) => id === record.id)
    if (place === -1) records.push(record)
    else records[place] = record
  }

  erase(name: string, id: string): void {
    const page = this.changed(name)
    page.records = page.records.filter((record) => record.id !== id)
  }

  /**
   * What the journal says after a crash: every change once more. Pages that have some of them already
   * end as they would have been. @throws ZodError a record is not one of this kind
   */
  replay(changes: readonly Change[], record: z.ZodType<R>): void {
    for (const { page, put, erase } of changes) {
      if (erase !== undefined) this.erase(page, erase)
      if (put !== undefined) this.put(page, record.parse(put))
    }
  }

  /**
   * Brings the pages on the disk up to date, one after the other: visitors' commits come first. A page's
   * copy follows it, so that the one is good while the other is written.
   * @throws what the disk says; pages that were not written are tried again the next time
   */
  async write(): Promise<void> {
    for (const name of [...this.behind]) {
      this.behind.delete(name)
      try {
        await this.pages.get(name)?.write()
      } catch (fault) {
        this.behind.add(name)
        throw fault
      }
      await this.copy(name)
    }
  }

  private changed(name: string): Page<R> {
    this.behind.add(name)
    const known = this.pages.get(name)
    if (known) return known.data
    const { kind, schema, replace } = this.settings
    const page = new Low(new PageFile(this.pathOf(name), schema, replace), emptyPage<R>(kind))
    this.pages.set(name, page)
    return page.data
  }

  private async copy(name: string): Promise<void> {
    const path = join(this.settings.folders.copies, `${name}.json`)
    await copyOver(this.pathOf(name), path).catch((fault: unknown) => {
      this.settings.log.warn({ err: fault, path }, 'The last good copy of a page was not written.')
    })
  }

  private readonly pathOf = (name: string): string =>
    join(this.settings.folders.pages, `${name}.json`)
}
