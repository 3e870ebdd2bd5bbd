import { randomUUID } from 'node:crypto'
import type { QuarantinedView } from '../leads/contract.ts'
import type { Subscriber } from './subscriber.ts'
import type { SubscriberRepository } from './subscriber-repository.ts'
import { storeSubscriber, type SubscriptionDeps } from './subscription.ts'

/**
 * Moves a subscription from the quarantine to the subscribers, with its email.
 * @returns false: there is nothing to release @throws NotStoredError
 */
async function releaseSubscriber(
  id: string,
  quarantine: SubscriberRepository,
  deps: SubscriptionDeps,
): Promise<boolean> {
  const quarantined = await quarantine.one(id)
  if (!quarantined) return false
  const { honeypot: _, ...sent } = quarantined
  const fresh: Subscriber = { ...sent, id: randomUUID() }
  await storeSubscriber(fresh, deps.subscribers, deps)
  await quarantine.transact(id, (found) =>
    found ? { erase: found, answer: undefined } : { answer: undefined },
  )
  return true
}

/** Returns the quarantine of subscribers, for the screen that shows all quarantined entries. */
export const quarantinedSubscribers = (
  quarantine: SubscriberRepository,
  deps: SubscriptionDeps,
) => ({
  newest: async (take: number) => {
    const { subscribers, total } = await quarantine.newestFirst(0, take)
    return { entries: subscribers.map(quarantinedView), total }
  },
  release: async (id: string) => ((await releaseSubscriber(id, quarantine, deps)) ? {} : undefined),
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
