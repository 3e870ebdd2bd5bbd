import type { Logger } from 'pino'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from './collection.ts'
import { isWebhook } from '../outbox/outbox-row.ts'
import { withUnknownKeys } from './schema-objects.ts'

/**
 * The boundary between stored records and code, for both stores and for backups: loose when reading, strict when
 * writing. An earlier release opens records of the next one (docs/decisions/0069-releases-in-both-directions.md):
 *
 * - Keys that this release does not declare stay in the record, at any depth, and are written back.
 * - Elements of a record's lists that it cannot read, such as an email of an unknown kind, are taken out of the list,
 *   so that no code sends, counts or drops them, and are written back at their place.
 * - Any other record that it cannot read is set aside: it is kept as it is, and the other records are served.
 */
export interface StoredFormat<R extends StoredRecord> {
  read(stored: unknown): R | UnreadableRecord
  /**
   * Checks a new version of a record: values by the schema, and no undeclared keys other than those of `earlier`, which
   * it gets if it lacks them. With `purge`, undeclared keys and unreadable elements are removed at any depth, since they
   * may be personal.
   * @throws ZodError
   */
  write(record: R, change: { earlier: R | undefined; purge?: boolean }): R
  /** Returns what is stored of a record, with the elements that were taken out of its lists. */
  toStored(record: R): StoredRecord
}

/** A record that this release cannot read. It is in no list, and nothing changes it. */
export class UnreadableRecord {
  constructor(
    /** The record as it is stored. */
    readonly stored: unknown,
    /** `status: Invalid option`; without values, which may be personal. */
    readonly reason: string,
  ) {}

  /** Undefined: not even that can be read. */
  get id(): string | undefined {
    return withId.safeParse(this.stored).data?.id
  }
}

export const isReadable = <R extends StoredRecord>(one: R | UnreadableRecord): one is R =>
  !(one instanceof UnreadableRecord)

/** Logs records that this release cannot read, so that nobody takes them for lost. */
export function reportUnreadable(
  collection: string,
  records: readonly Pick<UnreadableRecord, 'id' | 'reason'>[],
  log: Pick<Logger, 'error'>,
): void {
  if (records.length === 0) return
  log.error(
    { records: records.slice(0, 20).map(({ id, reason }) => ({ id, reason })) },
    `UNREADABLE DATA: ${records.length} of ${collection} can’t be read by this release. They are kept as they are, ` +
      `and appear again with the release that wrote them. If somebody edited them, repair them.`,
  )
}

/** An element of a record's list that this release cannot read, and its position in the stored list. */
interface UnreadElement {
  list: string
  position: number
  stored: unknown
}

/** A symbol, so that the elements are copied with the record and are never part of its JSON. */
const unread = Symbol('unread')
type WithUnread = { readonly [unread]?: readonly UnreadElement[] }

/** Returns the elements of a record's lists that this release cannot read, by the name of the list. */
export const unreadElements = (record: object): readonly Readonly<UnreadElement>[] =>
  (record as WithUnread)[unread] ?? []

const withId = z.object({ id: z.string() })

/** What a store needs of any row of the outbox, whatever its kind. */
const outboxRowEnvelope = z.looseObject({
  id: z.string().min(1),
  letter: z.string(),
  state: z.string(),
  nextAttemptAt: z.iso.datetime(),
})

const formats = new WeakMap<z.ZodType, StoredFormat<never>>()

/** Returns the format of a collection's records. */
export function storedFormat<R extends StoredRecord>({
  record,
  newWebhooks = true,
}: Pick<CollectionDeclaration<R>, 'record' | 'newWebhooks'>): StoredFormat<R> {
  const known = formats.get(record) as StoredFormat<R> | undefined
  const format = known ?? createFormat(record)
  formats.set(record, format as unknown as StoredFormat<never>)
  if (newWebhooks) return format
  return {
    ...format,
    write: (one, change) => format.write(withoutNewWebhooks(one, change.earlier), change),
  }
}

/** Leaves out the webhooks that an earlier version of a record does not have; the event of others stays. */
function withoutNewWebhooks<R extends StoredRecord>(record: R, earlier: R | undefined): R {
  if (!record.mail?.some(isWebhook)) return record
  const stored = new Map(earlier?.mail?.map((row) => [row.id, row]))
  const mail = record.mail.flatMap((row) => {
    if (!isWebhook(row)) return [row]
    const before = stored.get(row.id)
    return before ? [{ ...row, event: before.event }] : []
  })
  return { ...record, mail }
}

function createFormat<R extends StoredRecord>(schema: z.ZodType<R>): StoredFormat<R> {
  const strict = withUnknownKeys(schema, 'reject')
  const loose = withUnknownKeys(schema, 'keep')
  const bare = withUnknownKeys(schema, 'remove')
  const lists = listsOf(loose)
  const declared = new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])
  /** Returns the keys of a record that this release does not declare. */
  const undeclared = (record: R): Record<string, unknown> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !declared.has(name)))

  const readWithout = (stored: unknown): { record: R } | undefined => {
    const object = z.record(z.string(), z.unknown()).safeParse(stored).data
    if (!object) return undefined
    const readable: Record<string, unknown> = { ...object }
    const elements: UnreadElement[] = []
    for (const [list, element] of lists) {
      const all = object[list]
      if (!Array.isArray(all)) continue
      const isReadable = (one: unknown) => z.safeParse(element, one).success
      const rejected = [...(all as unknown[]).entries()].filter(([, one]) => !isReadable(one))
      if (list === 'mail' && !rejected.every(([, row]) => outboxRowEnvelope.safeParse(row).success))
        return undefined
      elements.push(...rejected.map(([position, one]) => ({ list, position, stored: one })))
      readable[list] = all.filter((_, position) => rejected.every(([at]) => at !== position))
    }
    const record = elements.length > 0 ? loose.safeParse(readable).data : undefined
    return record && { record: Object.assign(record, { [unread]: elements }) }
  }

  return {
    read: (stored) => {
      const whole = loose.safeParse(stored)
      if (whole.success) return whole.data
      return readWithout(stored)?.record ?? new UnreadableRecord(stored, reasonOf(whole.error))
    },
    write: (record, { earlier, purge = false }) => {
      if (purge) return bare.parse(record)
      const kept: R = earlier
        ? {
            ...undeclared(earlier),
            ...record,
            ...(unread in earlier && !(unread in record) && { [unread]: unreadElements(earlier) }),
          }
        : record
      const parsed = strict.safeParse(kept)
      if (parsed.success) return kept
      if (!earlier) throw parsed.error
      const added = Object.keys(undeclared(kept)).filter((name) => !Object.hasOwn(earlier, name))
      if (added.length > 0) throw parsed.error
      loose.parse(kept)
      return kept
    },
    toStored: (record) => {
      const elements = unreadElements(record)
      if (elements.length === 0) return record
      const { [unread]: _, ...stored }: Record<string, unknown> & WithUnread = { ...record }
      for (const { list, position, stored: element } of elements) {
        const all = z.array(z.unknown()).catch([]).parse(stored[list])
        stored[list] = all.toSpliced(position, 0, element)
      }
      return stored as StoredRecord
    },
  }
}

/** Returns the lists of objects of a record, by name, each with the schema of an element. */
function listsOf(schema: z.ZodType): (readonly [name: string, element: z.core.$ZodType])[] {
  if (!(schema instanceof z.ZodObject)) return []
  const { shape }: { shape: z.core.$ZodShape } = schema
  return Object.entries(shape).flatMap(([name, field]) => {
    let inner: z.core.$ZodType = field
    while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault)
      inner = inner.def.innerType
    return inner instanceof z.ZodArray ? [[name, inner.def.element] as const] : []
  })
}

function reasonOf({ issues: [first] }: z.ZodError): string {
  return `${first?.path.join('.') || 'the whole record'}: ${first?.message ?? 'not readable'}`
}
