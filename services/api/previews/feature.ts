import type { Opened } from '../storage/engine.ts'
import { previewLinkRepository, previewLinks } from './preview-link.ts'
import { adminPreviewRoutes, previewLinkRoutes } from './routes/links.ts'
import { previewRoutes } from './routes/pages.ts'

const collections = { 'preview-links': previewLinks }

/** Links to pages that are not published yet, and the pages behind them. */
export const previewsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    previewLinks: previewLinkRepository(opened['preview-links']),
  }),
  routes: [
    { tag: 'Site', add: previewRoutes },
    { tag: 'Site', add: previewLinkRoutes },
    { tag: 'Staff', add: adminPreviewRoutes },
  ],
} as const
