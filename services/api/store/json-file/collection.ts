import { Low } from 'lowdb'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Decision } from '../../records/decision.ts'
import { IdTaken, NotStored } from '../../records/refusals.ts'
import { copyOver } from '../../disk/replace-file.ts'
import { Draft, type Found } from './draft.ts'
import { emptyPage, nextPageName, pageSchema, recordsPerPage, type Page } from './page.ts'
import { PageFile } from './page-file.ts'
import { readPages, type Reading } from './recover.ts'
import { Shelf } from './shelf.ts'

/** How one kind of record is kept. */
export interface Kind<R extends { id: string }> {
  name: string
  record: z.ZodType<R>
  /** The pages it goes to when new: a month, or one word for all. */
  groupOf: (record: R) => string
  /** What it is found by, beside its id. Undefined or an empty text is not indexed. */
  indexes: Record<string, (record: R) => readonly string[]>
}

interface Waiting<R extends { id: string }> {
  /** Decides on the draft; what must be written, and how to tell the caller afterwards. */
  decide: (found: Found<R>) => { decision: Decision<R, unknown>; done: () => void }
  fail: (fault: unknown) => void
}

type Settings<R> = Omit<Reading<R>, 'kind' | 'schema'>

/**
 * All records of one kind: read from memory, written through one writer. Callers that come while
 * a commit is under way share the next one. A commit is one page file, so it happens or it does
 * not; memory changes, and callers hear, only after the disk has it.
 */
export class Collection<R extends { id: string }> {
  private readonly waiting: Waiting<R>[] = []
  private writing: Promise<void> | undefined
  private closed = false
  private readonly listeners = new Set<(what: 'added' | 'changed') => void>()

  private constructor(
    private readonly kind: Kind<R>,
    private readonly settings: Settings<R>,
    private readonly pages: Map<string, Low<Page<R>>>,
    private readonly shelf: Shelf<R>,
  ) {}

  static async open<R extends { id: string }>(kind: Kind<R>, settings: Settings<R>) {
    const schema = pageSchema(kind.name, kind.record)
    const pages = await readPages({ ...settings, kind: kind.name, schema })
    const shelf = new Shelf(kind.indexes)
    for (const [name, page] of pages) shelf.addPage(name, page.data.records)
    return new Collection(kind, settings, pages, shelf)
  }

  /** What is on the disk now. */
  get kept(): Found<R> & Pick<Shelf<R>, 'newestFirst' | 'oldestFirst' | 'size' | 'under'> {
    return this.shelf
  }

  /**
   * Shows `decide` what stands, pending changes of the same commit included, and keeps what it
   * decides. Resolves with the answer when that is on the disk.
   * @throws NotStored the disk did not take it; nothing has changed
   * @throws IdTaken an added record's id is another record's
   * @throws ZodError the record is not one of its kind
   */
  settle<Answer>(decide: (found: Found<R>) => Decision<R, Answer>): Promise<Answer> {
    if (this.closed) return Promise.reject(new NotStored('The store is closed.'))
    return new Promise((resolve, reject) => {
      this.waiting.push({
        decide: (found) => {
          const decision = decide(found)
          return { decision, done: () => resolve(decision.answer) }
        },
        fail: reject,
      })
      this.writing ??= this.writeAll()
    })
  }

  /** Every record, in the order they came. */
  async *all(): AsyncGenerator<R> {
    yield* this.shelf.oldestFirst()
  }

  /** Adds records in their order, a page to a commit. @throws ZodError, IdTaken, NotStored */
  async addAll(records: readonly unknown[]): Promise<void> {
    const fitting = records.map((record) => this.kind.record.parse(record))
    await Promise.all(
      fitting.map((record) => this.settle(() => ({ add: record, answer: undefined }))),
    )
  }

  /** Erases records, a page to a commit; ids that nothing has are passed over. @throws NotStored */
  async eraseAll(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids.map((id) =>
        this.settle((found) => {
          const erase = found.get(id)
          return erase ? { erase, answer: undefined } : { answer: undefined }
        }),
      ),
    )
  }

  /** Calls `listener` after every commit that added or changed a record. Out: how to end it. */
  watch(listener: (what: 'added' | 'changed') => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes no more; resolves when all that was taken is written. */
  async close(): Promise<void> {
    this.closed = true
    while (this.writing) await this.writing
  }

  private async writeAll(): Promise<void> {
    // One turn of the event loop lets the requests that arrived together share the first commit.
    await new Promise(setImmediate)
    while (this.waiting.length > 0) await this.commitNext()
    // In the same breath as the look at the queue: whoever comes later starts the writer again.
    this.writing = undefined
  }

  /** Takes from the queue what fits into one page and commits it. */
  private async commitNext(): Promise<void> {
    const draft = new Draft(this.shelf, this.kind.indexes)
    const sharing: { done: () => void; fail: (fault: unknown) => void }[] = []
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      try {
        const { decision, done } = next.decide(draft)
        const record = decision.add ?? decision.change ?? decision.erase
        if (record) {
          // What could not be read again would stop the next start, for everybody.
          this.kind.record.parse(record)
          if (decision.add && draft.get(record.id)) throw new IdTaken(record.id)
          const page = this.pageFor(record, draft)
          if (draft.pageName !== undefined && draft.pageName !== page) break
          if (decision.erase) draft.erase(page, record)
          else draft.put(page, record)
        }
        sharing.push({ done, fail: next.fail })
      } catch (fault) {
        next.fail(fault)
      }
      this.waiting.shift()
    }
    await this.commit(draft, sharing)
  }

  private async commit(
    draft: Draft<R>,
    sharing: { done: () => void; fail: (fault: unknown) => void }[],
  ): Promise<void> {
    const { pageName } = draft
    if (pageName === undefined) return sharing.forEach(({ done }) => done())
    const before = this.pages.get(pageName)?.data ?? emptyPage<R>(this.kind.name)
    // A Low of its own for every commit: memory keeps the old one until the disk has the new.
    const file = this.fileOf(pageName)
    const low = new Low(file, draft.applyTo(before))
    try {
      await low.write()
    } catch (fault) {
      this.settings.log.error({ err: fault, page: pageName }, 'A commit failed: nothing was kept.')
      const refusal = new NotStored(`${this.kind.name}/${pageName} was not written`, {
        cause: fault,
      })
      return sharing.forEach(({ fail }) => fail(refusal))
    }
    this.pages.set(pageName, low)
    const added = [...draft.records].some(({ id }) => this.shelf.get(id) === undefined)
    this.shelf.putAll(pageName, draft.records)
    this.shelf.removeAll(draft.erased)
    sharing.forEach(({ done }) => done())
    for (const tell of this.listeners) tell(added ? 'added' : 'changed')
    await this.copy(file, pageName)
  }

  /** After the answer, before the page's next commit: the state that a damaged page goes back to. */
  private async copy(file: PageFile<Page<R>>, pageName: string): Promise<void> {
    const path = join(this.settings.folders.copies, `${pageName}.json`)
    await copyOver(file.path, path).catch((fault: unknown) => {
      this.settings.log.warn({ err: fault, path }, 'The last good copy of a page was not written.')
    })
  }

  private pageFor(record: R, draft: Draft<R>): string {
    const place = draft.pageOf(record.id) ?? this.shelf.pageOf(record.id)
    if (place !== undefined) return place
    const group = this.kind.groupOf(record)
    const filled = (name: string) =>
      (this.pages.get(name)?.data.records.length ?? 0) + draft.addedTo(name)
    let name = this.shelf.newestPage(group) ?? nextPageName(group, undefined)
    while (filled(name) >= recordsPerPage) name = nextPageName(group, name)
    return name
  }

  private fileOf(pageName: string): PageFile<Page<R>> {
    const path = join(this.settings.folders.pages, `${pageName}.json`)
    const schema = pageSchema(this.kind.name, this.kind.record)
    return new PageFile(path, schema, this.settings.replace)
  }
}
