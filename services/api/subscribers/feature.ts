import type { Opened, StorageEngine } from '../storage/engine.ts'
import { subscriberEmails } from './emails.ts'
import { subscriberEvents } from './events.ts'
import { mailingRepository, mailings } from './mailing.ts'
import { adminSubscriberRoutes } from './routes/admin.ts'
import { adminMailingRoutes } from './routes/mailings.ts'
import { newsletterRoutes, subscriptionRoutes } from './routes/newsletter.ts'
import { quarantinedSubscribers, subscribers } from './subscriber-collection.ts'
import { subscriberRepository } from './subscriber-repository.ts'

const collections = {
  subscribers,
  'quarantined-subscribers': quarantinedSubscribers,
  mailings,
}

/** The newsletter: the guide, articles by email, the list. */
export const subscribersFeature = {
  collections,
  repositories: (
    opened: Opened<typeof collections>,
    { mail }: Pick<StorageEngine<never>, 'mail'>,
  ) => ({
    subscribers: subscriberRepository(opened.subscribers),
    quarantinedSubscribers: subscriberRepository(opened['quarantined-subscribers']),
    mailings: mailingRepository(opened.mailings, mail),
  }),
  emails: subscriberEmails,
  events: subscriberEvents,
  routes: [
    { tag: 'Newsletter', add: newsletterRoutes },
    { tag: 'Newsletter', add: subscriptionRoutes },
    { tag: 'Staff', add: adminMailingRoutes },
    { tag: 'Staff', add: adminSubscriberRoutes },
  ],
} as const
