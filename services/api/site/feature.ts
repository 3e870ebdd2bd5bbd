import { imageRoutes } from './images.ts'
import { locationServiceRoutes } from './location-services.ts'

/** What pages of the built site load from the service. */
export const siteFeature = {
  routes: [
    { tag: 'Site', add: locationServiceRoutes },
    { tag: 'Site', add: imageRoutes },
  ],
} as const
