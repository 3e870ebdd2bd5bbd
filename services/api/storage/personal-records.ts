import { isWebhook, type OutboxRow } from '../outbox/outbox-row.ts'
import type { CollectionDeclaration, StoredRecord } from './collection.ts'
import type { Decision, RecordCollection } from './query.ts'
import type { Erasure } from './erasure.ts'
import type { ErasureContext, RetentionSetting } from './personal-data.ts'

/** An opened collection as erasure, retention and export see it, independent of the type of its records. */
export interface PersonalRecords {
  name: string
  /** The days of its declared retention; undefined: its records are kept. */
  retentionDays: number | RetentionSetting | undefined
  erasedWith: string | undefined
  attachments: boolean
  /** Returns the data that an erasure of a record must cover; undefined: there is no such record. */
  scopeOf(id: string, erasure: Pick<Erasure, 'requestedBy'>): Promise<ErasureScope | undefined>
  /** Yields the records with this address, or this id. */
  of(address: string, id?: string): AsyncIterable<StoredRecord>
  /** Yields the id and the address of every record; with a retention period, its last activity. */
  addresses(): AsyncIterable<{ id: string; address: string; lastActivity: string | undefined }>
  /** Returns whether this release can read all of the records. */
  areReadable(): Promise<boolean>
  /** Yields every record that has a retention period, with the time of its last activity. */
  aging(): AsyncIterable<{ id: string; lastActivity: string }>
  /** Resolves with false if the record has emails or related records that the erasure does not cover yet. */
  erase(id: string, erasure: Erasure, context: Omit<ErasureContext, 'erasure'>): Promise<boolean>
}

interface ErasureScope {
  address: string
  /** Ids of its emails that may be in files. */
  emails: readonly string[]
  /** Ids of records of the same collection that are erased with it. */
  related: readonly string[]
}

/** Opens the personal data of a collection; undefined: erasure, retention and export do not apply to its records. */
export function personalRecords<R extends StoredRecord, C extends string>(
  { name, personal, retention, parent, columns }: CollectionDeclaration<R, C>,
  records: RecordCollection<R, C>,
): PersonalRecords | undefined {
  if (!personal?.addressOf) return undefined
  const { addressOf, relatedTo, remainder, isImpersonal = () => false } = personal
  /** Returns the ids of emails with personal data that may be in files. Webhooks never are. */
  const emailsOf = ({ mail = [] }: StoredRecord): string[] =>
    mail.flatMap((row: OutboxRow) => (isWebhook(row) || isImpersonal(row) ? [] : [row.id]))
  /** Retention erases each record by itself. */
  const relatedOf = (record: R, { requestedBy }: Pick<Erasure, 'requestedBy'>): string[] => {
    if (requestedBy === 'retention') return []
    const above = parent === undefined ? null : columns[parent].valueOf(record)
    return [...(relatedTo?.(record) ?? []), ...(typeof above === 'string' ? [above] : [])]
  }
  const isCovered = (record: R, erasure: Erasure): boolean => {
    const targets = new Set(
      erasure.targets.flatMap(({ collection, id }) => (collection === name ? [id] : [])),
    )
    return (
      relatedOf(record, erasure).every((id) => targets.has(id)) &&
      emailsOf(record).every((id) => erasure.emails.includes(id))
    )
  }
  return {
    name,
    retentionDays: retention?.days,
    erasedWith: personal.erasedWith,
    attachments: personal.attachments ?? false,
    scopeOf: async (id, erasure) => {
      const record = await records.one(id)
      if (!record) return undefined
      // A record that was merged into this one has data of the same person, even if this one does not list it.
      const pointing = erasure.requestedBy === 'retention' ? [] : await records.descendants(id)
      return {
        address: addressOf(record),
        emails: emailsOf(record),
        related: [...relatedOf(record, erasure), ...pointing.map((one) => one.id)],
      }
    },
    of: async function* (address, id) {
      for await (const record of records.all())
        if (record.id === id || isSameAddress(addressOf(record), address)) yield record
    },
    addresses: async function* () {
      for await (const record of records.all()) {
        const lastActivity = retention?.lastActivity(record)
        yield { id: record.id, address: addressOf(record), lastActivity }
      }
    },
    areReadable: async () => (await records.unreadable()).length === 0,
    aging: async function* () {
      if (!retention) return
      for await (const record of records.all()) {
        const lastActivity = retention.lastActivity(record)
        if (lastActivity !== undefined) yield { id: record.id, lastActivity }
      }
    },
    erase: (id, erasure, context) =>
      records.transact(id, (record): Decision<R, boolean> => {
        if (!record) return { answer: true }
        if (!isCovered(record, erasure)) return { answer: false }
        if (!remainder) return { erase: record, answer: true }
        const erasedAt = remainder.erasedAt(record)
        if (erasedAt === undefined) {
          const change = remainder.of(record, { ...context, erasure })
          return { change, purge: true, answer: true }
        }
        // Retention removes the remainder too.
        const isOld = erasure.requestedBy === 'retention' && erasedAt < erasure.requestedAt
        return isOld ? { erase: record, answer: true } : { answer: true }
      }),
  }
}

/** Compares email addresses, case-insensitive. */
export const isSameAddress = (one: string, other: string): boolean =>
  one !== '' && one.toLowerCase() === other.toLowerCase()
