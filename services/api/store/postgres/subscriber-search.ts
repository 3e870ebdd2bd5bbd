import { sql } from 'kysely'
import type { Subscriber } from '../../records/subscriber.ts'
import { noSubscribers, subscriberKeys } from '../../records/subscriber-keys.ts'
import type { FoundSubscribers, SubscriberSearch } from '../../staff/subscriber-desk.ts'
import type { Book } from './book.ts'

/** The columns that subscribers are searched by, kept with every change. */
export function searchColumns(subscriber: Subscriber): Record<string, unknown> {
  const { state, text } = subscriberKeys(subscriber)
  return { state, search_text: text }
}

/** One page of the subscribers that fit, the newest first, and the counts of all. */
export async function searchIn(
  subscribers: Book<Subscriber>,
  { words, state }: SubscriberSearch,
  skip: number,
  take: number,
): Promise<FoundSubscribers> {
  const parts = [sql`true`, ...words.map((word) => sql`strpos(search_text, ${word}) > 0`)]
  const fits = sql`${sql.join(parts, sql` and `)}`
  const wanted = state === undefined ? fits : sql`${fits} and state = ${state}`
  // Which ones first: the letters of those that are skipped need not be gathered.
  const page = sql`select seq from subscribers where ${wanted}
    order by seq desc limit ${take} offset ${skip}`
  const [found, counted] = await Promise.all([
    subscribers.read(sql`where seq = any(array(${page})) order by seq desc`),
    subscribers.countBy('state', fits),
  ])
  const counts = noSubscribers()
  let total = 0
  for (const name of Object.keys(counts) as (keyof typeof counts)[]) {
    counts[name] = counted.get(name) ?? 0
    if (state === undefined || state === name) total += counts[name]
  }
  return { subscribers: found, total, counts }
}
