import type { Logger } from 'pino'
import { z } from 'zod'
import type { Eraser } from './eraser.ts'
import type { ErasureTarget } from '../../storage/erasure.ts'
import { lead } from '../lead.ts'
import { subscriber } from '../../subscribers/subscriber.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { restoreDuplicate } from '../desk/merge-leads.ts'

/** Every record of a collection, oldest first. */
export interface ErasableRecords {
  read(name: ErasureTarget['collection']): AsyncIterable<unknown>
}

export interface Retention {
  store: { bulk: ErasableRecords; leads: Pick<LeadRepository, 'one' | 'transact'> }
  /** Days until leads and subscriptions are erased; `off`: never. */
  days: number | 'off'
  eraser: Pick<Eraser, 'erase'>
  /** Whether webhooks are configured. */
  webhook: boolean
  now: () => Date
}

/** Quarantined entries are erased after this time. */
export const quarantineDays = 90
const anHourMs = 60 * 60 * 1000
const dayMs = 24 * anHourMs

/** The actor of automatic history entries, which do not count as activity. */
const systemActor = 'the service'

/**
 * The time of a record's last activity; undefined when it is kept whatever its age, as a won lead is
 * (content/pages/privacy-policy.md, “How long”).
 */
const lastActivity: Partial<
  Record<ErasureTarget['collection'], (record: unknown) => string | undefined>
> = {
  leads: (record) => {
    const { receivedAt, status, history, erasedAt } = lead.parse(record)
    if (status === 'won') return undefined
    return erasedAt ?? history.findLast(({ by }) => by !== systemActor)?.at ?? receivedAt
  },
  subscribers: (record) => {
    const { subscribedAt, consents } = subscriber.parse(record)
    return consents.at(-1)?.at ?? subscribedAt
  },
  'quarantined-leads': (record) => lead.parse(record).receivedAt,
  'quarantined-subscribers': (record) => subscriber.parse(record).subscribedAt,
}

/** Collections with a retention period. */
const erasable = [
  'leads',
  'subscribers',
  'quarantined-leads',
  'quarantined-subscribers',
] as const satisfies readonly ErasureTarget['collection'][]

const periodOf = (name: ErasureTarget['collection'], days: Retention['days']): Retention['days'] =>
  name.startsWith('quarantined') ? quarantineDays : days

const soonMs = 30 * dayMs

interface RetentionPreview {
  kind: (typeof erasable)[number]
  /** How many records have an erasure date, and how many of those are within the next 30 days. */
  kept: number
  soon: number
  /** The date of the next erasure. */
  next?: string
}

/** What retention will erase, by collection. Reads every record. */
export async function previewRetention({
  store,
  days,
  now,
}: Pick<Retention, 'days' | 'now'> & { store: ErasableRecords }): Promise<RetentionPreview[]> {
  const kinds: RetentionPreview[] = []
  let read = 0
  for (const kind of erasable) {
    const period = periodOf(kind, days)
    const preview: RetentionPreview = { kind, kept: 0, soon: 0 }
    kinds.push(preview)
    if (period === 'off') continue
    for await (const record of store.read(kind)) {
      read += 1
      // Yields to the event loop, so that visitors' requests are not delayed.
      if (read % 500 === 0) await new Promise(setImmediate)
      const since = lastActivity[kind]?.(record)
      if (since === undefined) continue
      const due = Date.parse(since) + period * dayMs
      const at = new Date(due).toISOString()
      preview.kept += 1
      if (due < now().getTime() + soonMs) preview.soon += 1
      if (preview.next === undefined || at < preview.next) preview.next = at
    }
  }
  return kinds
}

const identified = z.object({ id: z.string() })

/** Records per erasure and audit entry; shutdown waits for one batch at most. */
const erasedAtOnce = 200

/**
 * Erases records past their retention period with their attachments and email files. The anonymous remainder of
 * a lead that was erased long ago is removed too.
 * @param stopping stops after the current batch
 * @returns how many records are erased, or stored as an erasure that is repeated @throws NotStoredError
 */
export async function eraseExpired(retention: Retention, stopping?: AbortSignal): Promise<number> {
  const { store, days, eraser, now } = retention
  let erased = 0
  for (const collection of erasable) {
    const period = periodOf(collection, days)
    if (period === 'off') continue
    const before = new Date(now().getTime() - period * dayMs).toISOString()
    const due: ErasureTarget[] = []
    for await (const record of store.bulk.read(collection)) {
      if (stopping?.aborted) return erased
      const since = lastActivity[collection]?.(record)
      if (since !== undefined && since < before)
        due.push({ collection, id: identified.parse(record).id })
    }
    while (due.length > 0 && !stopping?.aborted) {
      const targets = due.splice(0, erasedAtOnce)
      const why = `older than ${period} days`
      await eraser.erase({ requestedBy: 'retention', why, targets })
      erased += targets.length
    }
    if (collection === 'leads') await restoreOrphanedDuplicates(retention, stopping)
  }
  return erased
}

/**
 * Lists leads again whose surviving lead was removed: a won lead is kept, and `mergedInto` would hide it forever.
 */
async function restoreOrphanedDuplicates(
  { store, webhook, now }: Pick<Retention, 'store' | 'webhook' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const merged: { id: string; into: string }[] = []
  for await (const record of store.bulk.read('leads')) {
    const { id, mergedInto, erasedAt } = lead.parse(record)
    if (mergedInto !== undefined && erasedAt === undefined) merged.push({ id, into: mergedInto })
  }
  for (const { id, into } of merged) {
    if (stopping?.aborted) return
    const survivor = await store.leads.one(into)
    if (survivor && survivor.erasedAt === undefined) continue
    await restoreDuplicate(id, into, { by: systemActor, at: now(), webhook }, store.leads)
  }
}

/** Runs at the start and every hour until stopped. */
export function startRetention(retention: Retention & { log: Pick<Logger, 'error'> }) {
  const stopping = new AbortController()
  const look = () =>
    eraseExpired(retention, stopping.signal).then(
      () => undefined,
      (fault: unknown) =>
        retention.log.error(
          { err: fault },
          'Expired records could not be erased. The next attempt is in an hour.',
        ),
    )
  let looking = look()
  const timer = setInterval(() => {
    looking = look()
  }, anHourMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await looking
    },
  }
}
