import { subscriberStates } from '../../subscribers/contract.ts'
import type { Query, RecordCollection } from '../../storage/query.ts'
import type {
  SubscriberQuarantine,
  SubscriberRepository,
  SubscriberSearch,
} from '../../subscribers/subscriber-repository.ts'
import type { Subscriber, subscribers as declaration } from '../../subscribers/subscriber.ts'
import { recordOf } from '../../storage/typed-entries.ts'

type SubscriberColumn = keyof (typeof declaration)['columns']

/** Subscribers or quarantined ones. */
export const subscriberRepository = (
  subscribers: RecordCollection<Subscriber, SubscriberColumn>,
): SubscriberRepository & SubscriberQuarantine => ({
  newestFirst: async (skip, take) => {
    const { records, total } = await subscribers.find({ skip, take })
    return { subscribers: records, total }
  },
  search: async (search, skip, take) => {
    const found = await subscribers.find({ ...queryFor(search), skip, take, facet: 'state' })
    const { records, total } = found
    const counts = recordOf(
      subscriberStates.map((one) => [one, found.counts.get(one) ?? 0] as const),
    )
    return { subscribers: records, total, counts }
  },
  scan: (search) => subscribers.scan(queryFor(search)),
  one: (id) => subscribers.one(id),
  transact: (id, decide) => subscribers.transact(id, decide),
  transactByEmail: (email, decide) =>
    subscribers.transactBy({ column: 'email', value: email.toLowerCase() }, decide),
})

const queryFor = ({ words, state }: SubscriberSearch): Query<SubscriberColumn> => ({
  words,
  where: { state: { is: state } },
})
