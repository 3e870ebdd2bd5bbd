import type { Opened } from '../storage/engine.ts'
import { countRoutes } from './count-route.ts'
import { adminDashboardRoutes } from './dashboard-route.ts'
import { adminPipelineRoutes } from './pipeline-route.ts'
import { adminAnalyticsRoutes } from './routes.ts'
import { pageviewCounts, traffic } from './traffic.ts'

const collections = { traffic }

/** Visits and leads in numbers. */
export const analyticsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    /** Counts of page views and form starts: no personal data, kept indefinitely. */
    traffic: pageviewCounts(opened.traffic),
  }),
  routes: [
    { tag: 'Site', add: countRoutes },
    { tag: 'Staff', add: adminAnalyticsRoutes },
    { tag: 'Staff', add: adminDashboardRoutes },
    { tag: 'Staff', add: adminPipelineRoutes },
  ],
} as const
