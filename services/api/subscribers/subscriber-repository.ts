import type { Decide, Query, RecordCollection } from '../storage/query.ts'
import { recordOf } from '../storage/typed-entries.ts'
import type { Language } from '../contract/language.ts'
import { subscriberStates, type SubscriberState } from './contract.ts'
import type { Subscriber } from './subscriber.ts'
import { type subscribers as declaration, subscriberState } from './subscriber-collection.ts'

type SubscriberColumn = keyof (typeof declaration)['columns']

const listStates: readonly SubscriberState[] = ['confirmed', 'listed']
const onList = { in: listStates }

/** Whether emails may go to a subscriber. */
export const isOnList = (subscriber: Subscriber): boolean =>
  listStates.includes(subscriberState(subscriber))

/** Returns access to the stored newsletter subscribers, or to those in quarantine until staff release them. */
export const subscriberRepository = (
  subscribers: RecordCollection<Subscriber, SubscriberColumn>,
) => ({
  newestFirst: async (skip: number, take: number) => {
    const { records, total } = await subscribers.find({ skip, take })
    return { subscribers: records, total }
  },
  /**
   * Returns a page of matching subscribers (`take` after the first `skip`), the latest to join or leave first, and the
   * number of matches by state, ignoring the search's state.
   */
  search: async (search: SubscriberSearch, skip: number, take: number) => {
    const found = await subscribers.find({ ...queryFor(search), skip, take, facet: 'state' })
    const { records, total } = found
    const counts = recordOf(
      subscriberStates.map((one) => [one, found.counts.get(one) ?? 0] as const),
    )
    return { subscribers: records, total, counts }
  },
  /** Scans all matching subscribers in the order of the list, for an export. */
  scan: (search: SubscriberSearch) => subscribers.scan(queryFor(search)),
  /** Scans those on the list who read a language. */
  scanList: (language: Language) =>
    subscribers.scan({ where: { state: onList, language: { is: language } } }),
  /** Counts those on the list by the language that they read. */
  readers: () => subscribers.countBy('language', { state: onList }),
  /** Counts those on the list, and how many joined it or left it at or after an instant, ISO 8601 in UTC. */
  growth: async (since: string) => {
    const state_since = { from: since }
    const [active, joined, left] = await Promise.all([
      subscribers.count({ state: onList }),
      subscribers.count({ state: onList, state_since }),
      subscribers.count({ state: { is: 'left' }, state_since }),
    ])
    return { active, joined, left }
  },
  one: (id: string) => subscribers.one(id),
  /** Runs a transaction over one subscriber. @throws NotStoredError */
  transact: <Answer>(id: string, decide: Decide<Subscriber, Answer>) =>
    subscribers.transact(id, decide),
  /**
   * Runs a transaction over the subscriber with this address (case-insensitive), if any. Resolves with the answer when
   * it is durable. @throws NotStoredError nothing was stored
   */
  transactByEmail: <Answer>(email: string, decide: Decide<Subscriber, Answer>) =>
    subscribers.transactBy({ column: 'email', value: email.toLowerCase() }, decide),
})
export type SubscriberRepository = ReturnType<typeof subscriberRepository>

/** The part that subscribing, confirming and unsubscribing use. */
export type SubscriberIntakeRepository = Pick<
  SubscriberRepository,
  'one' | 'transact' | 'transactByEmail'
>

/** A search. Filters that are left out match everything. */
export interface SubscriberSearch {
  /** Folded by `foldText`; address, name or ZIP code must contain each word. */
  words: readonly string[]
  state?: SubscriberState | undefined
}

const queryFor = ({ words, state }: SubscriberSearch): Query<SubscriberColumn> => ({
  words,
  where: { state: { is: state } },
  sort: 'state_since',
})
