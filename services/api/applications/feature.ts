import type { Opened } from '../storage/engine.ts'
import { applications } from './application.ts'
import { applicationRepository } from './application-repository.ts'
import { applicationEmails } from './emails.ts'
import { adminApplicationRoutes } from './routes/admin.ts'
import { startOrphanSweep } from './orphaned-files.ts'
import { applicationRoutes } from './routes/apply.ts'

const collections = { applications }

/** Applications for open jobs, which are no leads: from the form to the list of those who may see them. */
export const applicationsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    applications: applicationRepository(opened.applications),
  }),
  emails: applicationEmails,
  routes: [
    { tag: 'Jobs', add: applicationRoutes },
    { tag: 'Staff', add: adminApplicationRoutes },
  ],
  startWork: startOrphanSweep,
} as const
