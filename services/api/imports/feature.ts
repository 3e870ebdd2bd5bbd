import type { Opened } from '../storage/engine.ts'
import { importRepository, imports } from './import.ts'
import { startFinishing } from './importing.ts'
import { adminImportRoutes } from './routes/imports.ts'

const collections = { imports }

/** Leads and subscribers from CSV files. What their rows become is with the leads and the subscribers. */
export const importsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    imports: importRepository(opened.imports),
  }),
  routes: [{ tag: 'Staff', add: adminImportRoutes }],
  startWork: startFinishing,
} as const
