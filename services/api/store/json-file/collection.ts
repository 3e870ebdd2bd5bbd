import type { z } from 'zod'
import type { Decision } from '../../records/decision.ts'
import { IdTaken, NotStored } from '../../records/refusals.ts'
import { Draft, type Found } from './draft.ts'
import type { Change } from './journal-line.ts'
import { nextPageName, pageSchema, recordsPerPage } from './page.ts'
import { PageSet } from './page-set.ts'
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

interface Settings<R> extends Omit<Reading<R>, 'kind' | 'schema'> {
  /** Puts changes into the journal; rejects when the disk did not take them. */
  keep: (changes: readonly Change[]) => Promise<void>
  /** What the journal says of this kind after a crash. */
  left: readonly Change[]
}

/** A line of the journal stays one that a person can look at. */
const mostInACommit = 256
/** Somebody who looks at every record of a long history does so in steps of a millisecond or two. */
const readAtOnce = 64

/**
 * All records of one kind: read from memory, written through one writer. Callers that come while
 * a commit is under way share the next one. A commit is part of one line of the journal, so it happens
 * or it does not; memory changes, and callers hear, only after the disk has it. Pages follow.
 */
export class Collection<R extends { id: string }> {
  private readonly waiting: Waiting<R>[] = []
  private writing: Promise<void> | undefined
  private closed = false
  private readonly listeners = new Set<(what: 'added' | 'changed') => void>()

  private constructor(
    private readonly kind: Kind<R>,
    private readonly settings: Settings<R>,
    private readonly pages: PageSet<R>,
    private readonly shelf: Shelf<R>,
  ) {}

  /** @throws UnreadableData, ZodError the journal has a record that is not one of this kind */
  static async open<R extends { id: string }>(kind: Kind<R>, settings: Settings<R>) {
    const schema = pageSchema(kind.name, kind.record)
    const found = await readPages({ ...settings, kind: kind.name, schema })
    const pages = new PageSet(found, { ...settings, kind: kind.name, schema })
    pages.replay(settings.left, kind.record)
    const shelf = new Shelf(kind.indexes)
    for (const [name, records] of pages) shelf.addPage(name, records)
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

  /** Every record, in the order they came; visitors are answered in between. */
  async *all(): AsyncGenerator<R> {
    let given = 0
    for (const record of this.shelf.oldestFirst()) {
      yield record
      given += 1
      if (given % readAtOnce === 0) await new Promise(setImmediate)
    }
  }

  /** Adds records in their order. @throws ZodError, IdTaken, NotStored */
  async addAll(records: readonly unknown[]): Promise<void> {
    const fitting = records.map((record) => this.kind.record.parse(record))
    await Promise.all(
      fitting.map((record) => this.settle(() => ({ add: record, answer: undefined }))),
    )
  }

  /** Erases records; ids that nothing has are passed over. @throws NotStored */
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

  /** Calls `listener` after every commit that added a record, or else changed or erased one. Out: how to end it. */
  watch(listener: (what: 'added' | 'changed') => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Brings the pages on the disk up to date. @throws what the disk says */
  writePages(): Promise<void> {
    return this.pages.write()
  }

  /** Takes no more; resolves when all that was taken is in the journal. */
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

  /** Takes from the queue what fits into one line and commits it. */
  private async commitNext(): Promise<void> {
    const draft = new Draft(this.shelf, this.kind.indexes)
    const sharing: { done: () => void; fail: (fault: unknown) => void }[] = []
    while (draft.size < mostInACommit) {
      const next = this.waiting.shift()
      if (!next) break
      try {
        const { decision, done } = next.decide(draft)
        this.take(decision, draft)
        sharing.push({ done, fail: next.fail })
      } catch (fault) {
        next.fail(fault)
      }
    }
    try {
      if (draft.size > 0) await this.settings.keep(draft.changesOf(this.kind.name))
    } catch (fault) {
      this.settings.log.error({ err: fault }, 'A commit failed: nothing was kept.')
      const refusal = new NotStored(`${this.kind.name} were not written`, { cause: fault })
      return sharing.forEach(({ fail }) => fail(refusal))
    }
    const what = draft.adds ? 'added' : 'changed'
    this.apply(draft)
    sharing.forEach(({ done }) => done())
    if (draft.size > 0) for (const tell of this.listeners) tell(what)
  }

  private take(decision: Decision<R, unknown>, draft: Draft<R>): void {
    const record = decision.add ?? decision.change ?? decision.erase
    if (!record) return
    // What could not be read again would stop the next start, for everybody.
    this.kind.record.parse(record)
    if (decision.add && draft.get(record.id)) throw new IdTaken(record.id)
    const page = this.pageFor(record, draft)
    if (decision.erase) draft.erase(page, record)
    else draft.put(page, record)
  }

  private apply(draft: Draft<R>): void {
    const gone: R[] = []
    for (const one of draft) {
      if ('put' in one) {
        this.pages.put(one.page, one.put)
        this.shelf.putAll(one.page, [one.put])
      } else {
        this.pages.erase(one.page, one.erase.id)
        gone.push(one.erase)
      }
    }
    this.shelf.removeAll(gone)
  }

  private pageFor(record: R, draft: Draft<R>): string {
    const place = draft.pageOf(record.id)
    if (place !== undefined) return place
    const group = this.kind.groupOf(record)
    let name = this.shelf.newestPage(group) ?? nextPageName(group, undefined)
    while (this.pages.countOn(name) + draft.addedTo(name) >= recordsPerPage)
      name = nextPageName(group, name)
    return name
  }
}
