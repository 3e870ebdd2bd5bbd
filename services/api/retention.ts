import { open } from 'node:fs/promises'
import type { Logger } from 'pino'
import { lead } from './records/lead.ts'
import { subscriber } from './records/subscriber.ts'
import type { CollectionName } from './store/collections.ts'
import type { WholeStore } from './store/store.ts'

export interface Retention {
  store: Pick<WholeStore, 'read' | 'erase'>
  /** For how many days requests and subscriptions are kept; `off`: for ever. */
  days: number | 'off'
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

/** Erases what is past its time and says so in the audit log. @throws NotStored */
export async function eraseWhatIsDue({ store, days, auditFile, now }: Retention): Promise<number> {
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
    const ids: string[] = []
    for await (const record of store.read(name)) {
      const since = restingSince[name]?.(record)
      if (since !== undefined && since < before) ids.push(idOf(record))
    }
    if (ids.length === 0) continue
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

async function audit(path: string, entry: object): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(`${JSON.stringify(entry)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

const idOf = (record: unknown): string =>
  typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : ''
