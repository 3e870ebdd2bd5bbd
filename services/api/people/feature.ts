import { peopleEmails } from './emails.ts'
import { peopleRepository } from './people.ts'
import { people } from './person.ts'
import { adminAccountRoutes } from './routes/account.ts'
import { adminPasswordRoutes } from './routes/password.ts'
import { adminPeopleRoutes } from './routes/people.ts'
import { adminSessionRoutes } from './routes/session.ts'
import { adminViewRoutes } from './routes/views.ts'
import type { Opened } from '../storage/engine.ts'

const collections = { people }

/** Staff: accounts, signing in, the team. */
export const peopleFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    people: peopleRepository(opened.people),
  }),
  emails: peopleEmails,
  routes: [
    { tag: 'Sign-in', add: adminSessionRoutes },
    { tag: 'Sign-in', add: adminPasswordRoutes },
    { tag: 'Staff', add: adminAccountRoutes },
    { tag: 'Staff', add: adminViewRoutes },
    { tag: 'Staff', add: adminPeopleRoutes },
  ],
} as const
