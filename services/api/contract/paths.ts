/** Every path the service answers under, written once for the service and for the browser (SPEC.md §7). */
export const paths = {
  contact: '/api/contact',
  newsletter: '/api/newsletter/subscribe',
  locationServices: '/api/location-services',
  locationService: (slug: string) => `/api/location-services/${encodeURIComponent(slug)}`,
  /** Behind it: `/{width}/{quality}/attached_assets/{file}`. */
  images: '/api/image',
  health: '/healthz',
  ready: '/readyz',
  /** Prerendered pages that a form without JavaScript is sent on to. */
  thankYou: '/thank-you',
  /** The same with the due time, for a browser without JavaScript. */
  thankYouBy: (dueAt: string) => `/thank-you?answer-by=${encodeURIComponent(dueAt)}`,
  thankYouGuide: '/thank-you-guide',
  admin: {
    setup: '/api/admin/setup',
    /** The page of the one-time link: `?token=…`. */
    setupPage: '/admin/setup',
    session: '/api/admin/session',
    leads: '/api/admin/leads',
    leadsTable: '/api/admin/leads.csv',
    failedMail: '/api/admin/failed-mail',
    failedMailOf: (id: string) => `/api/admin/failed-mail/${encodeURIComponent(id)}`,
    lead: (id: string) => `/api/admin/leads/${encodeURIComponent(id)}`,
  },
} as const
