import { sql } from 'kysely'
import type { ExportScan } from '../../records/lead-repository.ts'
import type { SubscriberQuarantine } from '../../records/subscriber-repository.ts'
import type {
  SubscriberIntakeRepository,
  SubscriberRepository,
  FoundSubscribers,
  SubscriberSearch,
} from '../../records/subscriber-repository.ts'
import { subscriber, type Subscriber } from '../../records/subscriber.ts'
import type { PgRepository } from './pg-repository.ts'
import type { TableMapping } from './table-mapping.ts'
import { zeroStateCounts, subscriberKeys } from '../../records/search-keys.ts'

export const subscriberMapping = (
  name: 'subscribers' | 'quarantined-subscribers',
): TableMapping<Subscriber> => ({
  name,
  record: subscriber,
  columns: (one) => ({ email: one.email.toLowerCase(), ...searchColumns(one) }),
})

export function subscriberIntakeRepository(
  subscribers: PgRepository<Subscriber>,
): SubscriberIntakeRepository {
  return {
    transactByEmail: (email, decide) => {
      const address = email.toLowerCase()
      const where = sql`email = ${address}`
      return subscribers.transact({ lockKey: address, where, uniqueColumn: 'email' }, decide)
    },
    one: (id) => subscribers.findById(id),
    transact: (id, decide) =>
      subscribers.transact({ lockKey: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}

export const subscriberSearch = (
  subscribers: PgRepository<Subscriber>,
): Pick<SubscriberRepository, 'search' | 'scan'> => ({
  search: (search, skip, take) => searchSubscribers(subscribers, search, skip, take),
  scan: (search) => scanSubscribers(subscribers, search),
})

export function listNewestSubscribers(
  subscribers: PgRepository<Subscriber>,
): SubscriberQuarantine['newestFirst'] {
  return async (skip, take) => {
    const page = subscribers.read(sql`order by seq desc limit ${take} offset ${skip}`)
    return { subscribers: await page, total: await subscribers.count() }
  }
}

/** The columns that subscribers are searched by, updated with every change. */
export function searchColumns(subscriber: Subscriber): Record<string, unknown> {
  const { state, text } = subscriberKeys(subscriber)
  return { state, search_text: text }
}

/** One page of the matching subscribers, newest first, and the counts of all. */
export async function searchSubscribers(
  subscribers: PgRepository<Subscriber>,
  search: SubscriberSearch,
  skip: number,
  take: number,
): Promise<FoundSubscribers> {
  const { state } = search
  const { fits, wanted } = buildClauses(search)
  // Keys first: the emails of skipped subscribers need not be collected.
  const page = sql`select seq from subscribers where ${wanted}
    order by seq desc limit ${take} offset ${skip}`
  const [found, counted] = await Promise.all([
    subscribers.read(sql`where seq = any(array(${page})) order by seq desc`),
    subscribers.countBy('state', fits),
  ])
  const counts = zeroStateCounts()
  let total = 0
  for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
    counts[name] = counted.get(name) ?? 0
    if (state === undefined || state === name) total += counts[name]
  }
  return { subscribers: found, total, counts }
}

/** All matching subscribers, newest first. */
export function scanSubscribers(
  subscribers: PgRepository<Subscriber>,
  search: SubscriberSearch,
): Promise<ExportScan<Subscriber>> {
  return subscribers.scan(sql`where ${buildClauses(search).wanted} order by seq desc`)
}

/** A search as SQL: without its state, and with it. */
function buildClauses({ words, state }: SubscriberSearch) {
  const parts = [sql`true`, ...words.map((word) => sql`strpos(search_text, ${word}) > 0`)]
  const fits = sql`${sql.join(parts, sql` and `)}`
  return { fits, wanted: state === undefined ? fits : sql`${fits} and state = ${state}` }
}
