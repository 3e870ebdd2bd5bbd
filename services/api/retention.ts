import type { Logger } from 'pino'
import { z } from 'zod'
import type { Leavings } from './intake/erase-request.ts'
import { lead } from './records/lead.ts'
import { subscriber } from './records/subscriber.ts'
import type { Note } from './staff/audit-log.ts'
import type { CollectionName } from './store/collections.ts'
import type { WholeStore } from './store/store.ts'

export interface Retention {
  store: Pick<WholeStore, 'read' | 'erase'>
  /** For how many days requests and subscriptions are kept; `off`: for ever. */
  days: number | 'off'
  leavings: Leavings
  /** Notes each erasure: what and why, never who. */
  audit: Note
  now: () => Date
}

/** What was set aside as automatic is looked at within this time or not at all. */
export const quarantineDays = 90
const anHourMs = 60 * 60 * 1000
const dayMs = 24 * anHourMs

/**
 * Since when nothing has happened with a record; undefined when it is kept whatever its age, like a
 * request that became a contract (content/pages/privacy-policy.md, “How long”).
 */
const restingSince: Partial<Record<CollectionName, (record: unknown) => string | undefined>> = {
  leads: (record) => {
    const { receivedAt, status, history } = lead.parse(record)
    return status === 'won' ? undefined : (history.at(-1)?.at ?? receivedAt)
  },
  subscribers: (record) => {
    const { subscribedAt, consents } = subscriber.parse(record)
    return consents.at(-1)?.at ?? subscribedAt
  },
  'quarantined-leads': (record) => lead.parse(record).receivedAt,
  'quarantined-subscribers': (record) => subscriber.parse(record).subscribedAt,
}

/** What is erased by itself. */
const erasable = [
  'leads',
  'subscribers',
  'quarantined-leads',
  'quarantined-subscribers',
] as const satisfies readonly CollectionName[]

const periodOf = (name: CollectionName, days: Retention['days']): Retention['days'] =>
  name.startsWith('quarantined') ? quarantineDays : days

/** Soon enough that somebody may want to look before. */
const soonMs = 30 * dayMs

export interface Outlook {
  kind: (typeof erasable)[number]
  /** How many will be erased one day as things stand, and how many within the next 30 days. */
  kept: number
  soon: number
  /** When the first of them is erased. */
  next?: string
}

/** What would be erased next, of each kind. It reads every record. */
export async function outlook({
  store,
  days,
  now,
}: Pick<Retention, 'days' | 'now'> & { store: Pick<WholeStore, 'read'> }): Promise<Outlook[]> {
  const kinds: Outlook[] = []
  let read = 0
  for (const kind of erasable) {
    const period = periodOf(kind, days)
    const told: Outlook = { kind, kept: 0, soon: 0 }
    kinds.push(told)
    if (period === 'off') continue
    for await (const record of store.read(kind)) {
      read += 1
      // Visitors come first: they are not held up while a page of the staff's is made.
      if (read % 500 === 0) await new Promise(setImmediate)
      const since = restingSince[kind]?.(record)
      if (since === undefined) continue
      const due = Date.parse(since) + period * dayMs
      const at = new Date(due).toISOString()
      told.kept += 1
      if (due < now().getTime() + soonMs) told.soon += 1
      if (told.next === undefined || at < told.next) told.next = at
    }
  }
  return kinds
}

/** What is needed of a record to erase it. */
const carrier = z.object({ id: z.string(), mail: z.array(z.object({ id: z.string() })) })

/** So many go in one step, with one entry in the audit log: a stop waits for no more. */
const erasedAtOnce = 200

/**
 * Erases what is past its time, with its files and the letters that were written to files, and says
 * so in the audit log. What lies outside the record goes first: an erasure that is interrupted finds
 * the record again in an hour, and nothing that it would have led to is left over.
 * @param stopping ends it after the step that is under way
 * @returns how many records are gone @throws NotStored
 */
export async function eraseWhatIsDue(
  retention: Retention,
  stopping?: AbortSignal,
): Promise<number> {
  const { store, days, leavings, audit, now } = retention
  let erased = 0
  for (const name of erasable) {
    const period = periodOf(name, days)
    if (period === 'off') continue
    const before = new Date(now().getTime() - period * dayMs).toISOString()
    const due: z.infer<typeof carrier>[] = []
    for await (const record of store.read(name)) {
      if (stopping?.aborted) return erased
      const since = restingSince[name]?.(record)
      if (since !== undefined && since < before) due.push(carrier.parse(record))
    }
    while (due.length > 0 && !stopping?.aborted) {
      const portion = due.splice(0, erasedAtOnce)
      for (const { id, mail } of portion) {
        if (name === 'leads') await leavings.removeFiles(id)
        await leavings.removeLetters(mail.map((row) => row.id))
      }
      const ids = portion.map(({ id }) => id)
      await store.erase(name, ids)
      await audit({
        at: now().toISOString(),
        did: 'erased',
        collection: name,
        ids,
        why: `older than ${period} days`,
      })
      erased += ids.length
    }
  }
  return erased
}

/** Looks at the start and every hour until stopped. */
export function keepRetention(retention: Retention & { log: Pick<Logger, 'error'> }) {
  const stopping = new AbortController()
  const look = () =>
    eraseWhatIsDue(retention, stopping.signal).then(
      () => undefined,
      (fault: unknown) =>
        retention.log.error(
          { err: fault },
          'What is past its time was not erased; tried again in an hour.',
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
