import { peopleEmails } from './emails.ts'
import { peopleRepository } from './people.ts'
import { people } from './person.ts'
import { pushKeys, pushKeysRepository } from './push/push-keys.ts'
import { startPushWorker } from './push/push-worker.ts'
import { adminAccountRoutes } from './routes/account.ts'
import { adminPasswordRoutes } from './routes/password.ts'
import { adminPeopleRoutes } from './routes/people.ts'
import { adminPushRoutes } from './routes/push.ts'
import { adminSessionRoutes } from './routes/session.ts'
import { adminViewRoutes } from './routes/views.ts'
import type { Opened } from '../storage/engine.ts'

const collections = { people, 'push-keys': pushKeys }

/** Staff: accounts, signing in, the team, and push messages to their devices. */
export const peopleFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    people: peopleRepository(opened.people),
    pushKeys: pushKeysRepository(opened['push-keys']),
  }),
  emails: peopleEmails,
  startWork: startPushWorker,
  routes: [
    { tag: 'Sign-in', add: adminSessionRoutes },
    { tag: 'Sign-in', add: adminPasswordRoutes },
    { tag: 'Staff', add: adminAccountRoutes },
    { tag: 'Staff', add: adminViewRoutes },
    { tag: 'Staff', add: adminPushRoutes },
    { tag: 'Staff', add: adminPeopleRoutes },
  ],
} as const
