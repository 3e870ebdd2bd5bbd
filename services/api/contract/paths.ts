/** Every path the service answers under, written once for the service and for the browser (SPEC.md §7). */
export const paths = {
  contact: '/api/contact',
  newsletter: '/api/newsletter/subscribe',
  locationService: (slug: string) => `/api/location-services/${encodeURIComponent(slug)}`,
  health: '/healthz',
  ready: '/readyz',
  admin: {
    setup: '/api/admin/setup',
    session: '/api/admin/session',
    leads: '/api/admin/leads',
    lead: (id: string) => `/api/admin/leads/${encodeURIComponent(id)}`,
  },
} as const
