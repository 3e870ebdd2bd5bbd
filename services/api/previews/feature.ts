import type { Opened } from '../storage/engine.ts'
import { previewLinkRepository, previewLinks } from './preview-link.ts'
import { adminPreviewRoutes } from './routes/admin.ts'
import { previewRoutes } from './routes/pages.ts'

const collections = { previewLinks }

/** Links to pages that are not published yet, and the pages behind them. */
export const previewsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    previewLinks: previewLinkRepository(opened.previewLinks),
  }),
  routes: [
    { tag: 'Site', add: previewRoutes },
    { tag: 'Staff', add: adminPreviewRoutes },
  ],
} as const
