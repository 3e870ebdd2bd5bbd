import { randomUUID } from 'node:crypto'
import type { QuarantinedView } from '../leads/contract.ts'
import type { Subscriber } from './subscriber.ts'
import type { SubscriberRepository } from './subscriber-repository.ts'
import { storeSubscriber, type SubscriptionDeps } from './subscription.ts'

/** Returns the quarantine of subscribers, for the screen that shows all quarantined entries. */
export const quarantinedSubscribers = (
  quarantine: SubscriberRepository,
  deps: SubscriptionDeps,
) => ({
  newest: async (take: number) => {
    const { subscribers, total } = await quarantine.newestFirst(0, take)
    return { entries: subscribers.map(quarantinedView), total }
  },
  /**
   * Moves a subscription from the quarantine to the subscribers, with its email.
   * @returns undefined: there is nothing to release @throws NotStoredError
   */
  release: async (id: string) => {
    const quarantined = await quarantine.one(id)
    if (!quarantined) return undefined
    const { honeypot: _, ...sent } = quarantined
    await storeSubscriber({ ...sent, id: randomUUID() }, deps)
    await quarantine.transact(id, (found) => ({
      ...(found && { erase: found }),
      answer: undefined,
    }))
    return {}
  },
})

const quarantinedView = (one: Subscriber): QuarantinedView => ({
  ...one,
  what: 'subscription',
  at: one.subscribedAt,
  name: `${one.firstName} ${one.lastName}`.trim(),
  phone: '',
  message: '',
  why: one.honeypot === undefined ? 'no proof' : 'hidden field',
})
