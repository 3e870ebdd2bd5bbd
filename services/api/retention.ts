import type { Logger } from 'pino'
import { z } from 'zod'
import { audit } from './audit-log.ts'
import type { Leavings } from './intake/erase-request.ts'
import { lead } from './records/lead.ts'
import { subscriber } from './records/subscriber.ts'
import type { CollectionName } from './store/collections.ts'
import type { WholeStore } from './store/store.ts'

export interface Retention {
  store: Pick<WholeStore, 'read' | 'erase'>
  /** For how many days requests and subscriptions are kept; `off`: for ever. */
  days: number | 'off'
  leavings: Leavings
  /** The audit log, a JSON line for each erasure: what and why, never who. */
  auditFile: string
  now: () => Date
}

/** What was set aside as automatic is looked at within this time or not at all. */
const quarantineDays = 90
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

/** What is needed of a record to erase it. */
const carrier = z.object({ id: z.string(), mail: z.array(z.object({ id: z.string() })) })

/**
 * Erases what is past its time, with its files and the letters that were written to files, and says
 * so in the audit log. What lies outside the record goes first: an erasure that is interrupted finds
 * the record again in an hour, and nothing that it would have led to is left over.
 * @returns how many records are gone @throws NotStored
 */
export async function eraseWhatIsDue(retention: Retention): Promise<number> {
  const { store, days, leavings, auditFile, now } = retention
  let erased = 0
  for (const name of [
    'leads',
    'subscribers',
    'quarantined-leads',
    'quarantined-subscribers',
  ] as const) {
    const period = name.startsWith('quarantined') ? quarantineDays : days
    if (period === 'off') continue
    const before = new Date(now().getTime() - period * dayMs).toISOString()
    const due: z.infer<typeof carrier>[] = []
    for await (const record of store.read(name)) {
      const since = restingSince[name]?.(record)
      if (since !== undefined && since < before) due.push(carrier.parse(record))
    }
    if (due.length === 0) continue
    for (const { id, mail } of due) {
      if (name === 'leads') await leavings.removeFiles(id)
      await leavings.removeLetters(mail.map((row) => row.id))
    }
    const ids = due.map(({ id }) => id)
    await store.erase(name, ids)
    await audit(auditFile, {
      at: now().toISOString(),
      did: 'erased',
      collection: name,
      ids,
      why: `older than ${period} days`,
    })
    erased += ids.length
  }
  return erased
}

/** Looks at the start and every hour until stopped. */
export function keepRetention(retention: Retention & { log: Pick<Logger, 'error'> }) {
  const look = () =>
    eraseWhatIsDue(retention).then(
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
      await looking
    },
  }
}
