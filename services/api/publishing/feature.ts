import { adminPublishingRoutes } from './routes/admin.ts'
import { publishingWebhookRoutes } from './routes/webhook.ts'

/** What authors push becomes the site: the publisher builds it beside the service, which shows it. */
export const publishingFeature = {
  routes: [
    { tag: 'Staff', add: adminPublishingRoutes },
    { tag: 'Monitoring', add: publishingWebhookRoutes },
  ],
} as const
