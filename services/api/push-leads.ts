import type { EmailContext } from './email/email.ts'
import { announcementOf, describeLeads } from './leads/push.ts'
import type { DueRow } from './outbox/outbox.ts'
import { announce } from './people/push/push-rows.ts'
import { toLocalTime } from './sla/time-zone.ts'
import type { Store } from './store.ts'

/** Connects push messages, which know people and devices, to the emails about leads, which decide who is told of what. */
export function connectPushes({
  store,
  context,
  now,
}: {
  store: Pick<Store, 'leads' | 'people' | 'outbox'>
  /** Of the site that is served now. */
  context: () => EmailContext
  now: () => Date
}) {
  const { people, outbox } = store
  const timeZone = () => context().responseSla.timeZone
  return {
    /** Queues the messages that go with an email, for the mail worker. */
    onSend: async (due: DueRow): Promise<void> => {
      const announcement = await announcementOf(due)
      if (!announcement) return
      const today = toLocalTime(now(), timeZone()).day
      await announce(announcement, { people, today, now: now() })
    },
    /** What the worker needs of leads and site. */
    worker: { outbox, people, describe: describeLeads(store.leads, context), timeZone },
  }
}
