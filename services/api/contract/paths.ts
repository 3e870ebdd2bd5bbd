/** Every path the service answers under, written once for the service and for the browser (SPEC.md §7). */
export const paths = {
  contact: '/api/contact',
  /** That a page was looked at, or a form begun: numbers without names. */
  count: '/api/count',
  newsletter: '/api/newsletter/subscribe',
  /** Links in letters to subscribers: GET shows a page with a button, POST acts. */
  confirm: '/api/newsletter/confirm',
  confirmSubscription: (token: string) => `/api/newsletter/confirm?token=${token}`,
  leave: '/api/newsletter/leave',
  leaveList: (token: string) => `/api/newsletter/leave?token=${token}`,
  locationServices: '/api/location-services',
  locationService: (slug: string) => `/api/location-services/${encodeURIComponent(slug)}`,
  /** Behind it: `/{width}/{quality}/attached_assets/{file}`. */
  images: '/api/image',
  health: '/healthz',
  ready: '/readyz',
  /** Figures for Prometheus; for this machine, or with METRICS_TOKEN. */
  metrics: '/metrics',
  /** For monitors with PROBE_TOKEN: what became of a synthetic request, and its end. */
  probe: '/api/probe',
  probeOf: (id: string) => `/api/probe/${encodeURIComponent(id)}`,
  /** What the service answers under, for people and for programs. */
  description: '/api',
  openApi: '/api/openapi.json',
  /** Prerendered pages that a form without JavaScript is sent on to, by the language of its page. */
  thankYouGuide: { en: '/thank-you-guide', es: '/gracias-guia' },
  thankYou: '/thank-you',
  /** The same with the due time and the request link's token, for a browser without JavaScript. */
  thankYouBy: (dueAt: string, token: string) =>
    `/thank-you?answer-by=${encodeURIComponent(dueAt)}&request=${encodeURIComponent(token)}`,
  /** The prospect's own request, by the link in the confirmation. GET shows, POST acts. */
  request: '/api/request',
  requestWith: (token: string) => `/api/request?token=${encodeURIComponent(token)}`,
  requestFiles: '/api/request/files',
  requestErasure: '/api/request/erase',
  admin: {
    setup: '/api/admin/setup',
    /** The page of the one-time link: `?token=…`. */
    setupPage: '/admin/setup',
    signInPage: '/admin/login',
    contactsPage: '/admin/contacts',
    /** Asks for the letter with the link, and takes the new password. */
    passwordReset: '/api/admin/password-reset',
    newPassword: '/api/admin/new-password',
    forgotPage: '/admin/forgot',
    resetPageWith: (token: string) => `/admin/reset?token=${token}`,
    session: '/api/admin/session',
    /** Who is on the staff, and invitations to it. */
    people: '/api/admin/people',
    personOf: (id: string) => `/api/admin/people/${encodeURIComponent(id)}`,
    /** An invitation's own: GET shows what it is, POST takes it up. */
    join: '/api/admin/join',
    joinWith: (token: string) => `/api/admin/join?token=${encodeURIComponent(token)}`,
    joinPageWith: (token: string) => `/admin/join?token=${token}`,
    settingsPage: '/admin/settings',
    audit: '/api/admin/audit',
    retention: '/api/admin/retention',
    health: '/api/admin/health',
    promise: '/api/admin/promise',
    notifications: '/api/admin/notifications',
    mailStatus: '/api/admin/mail',
    mailTest: '/api/admin/mail/test',
    backup: '/api/admin/backup',
    backupArchive: '/api/admin/backup.jsonl.gz',
    subscribersPage: '/admin/subscribers',
    subscribers: '/api/admin/subscribers',
    subscribersTable: '/api/admin/subscribers.csv',
    subscriberLeave: (id: string) => `/api/admin/subscribers/${encodeURIComponent(id)}/leave`,
    subscriberErasure: (id: string) => `/api/admin/subscribers/${encodeURIComponent(id)}/erasure`,
    /** Where one is signed in, and how. */
    account: '/api/admin/account',
    accountPage: '/admin/account',
    sessions: '/api/admin/account/sessions',
    sessionOf: (id: string) => `/api/admin/account/sessions/${encodeURIComponent(id)}`,
    secondFactor: '/api/admin/account/second-factor',
    /** How posts, guides, projects and location pages stand. */
    content: '/api/admin/content',
    previews: '/api/admin/previews',
    preview: (kind: string, slug: string) => `/api/admin/previews/${kind}/${slug}`,
    postsPage: '/admin/posts',
    servicesPage: '/admin/services',
    /** What happens to leads, as it happens: an event stream. */
    news: '/api/admin/news',
    leads: '/api/admin/leads',
    analytics: '/api/admin/analytics',
    analyticsTable: '/api/admin/analytics.csv',
    analyticsPage: '/admin/analytics',
    dashboard: '/api/admin/dashboard',
    dashboardPage: '/admin/dashboard',
    /** Whom a lead can be given to. */
    colleagues: '/api/admin/colleagues',
    leadsTable: '/api/admin/leads.csv',
    /** Tags that leads have, the most used first. */
    tags: '/api/admin/tags',
    /** Filters that one has named. */
    views: '/api/admin/views',
    viewOf: (name: string) => `/api/admin/views/${encodeURIComponent(name)}`,
    /** What was set aside as automatic. */
    quarantine: '/api/admin/quarantine',
    quarantineOf: (id: string) => `/api/admin/quarantine/${encodeURIComponent(id)}`,
    failedMail: '/api/admin/failed-mail',
    failedMailOf: (id: string) => `/api/admin/failed-mail/${encodeURIComponent(id)}`,
    bulkChange: '/api/admin/leads/bulk',
    /** Leads with the same email address or phone number. */
    leadDuplicates: (id: string) => `/api/admin/leads/${encodeURIComponent(id)}/duplicates`,
    leadMerge: (id: string) => `/api/admin/leads/${encodeURIComponent(id)}/merge`,
    leadErasure: (id: string) => `/api/admin/leads/${encodeURIComponent(id)}/erasure`,
    /** What the firm's own software was told, and once more. */
    webhooks: '/api/admin/webhooks',
    webhookOf: (id: string) => `/api/admin/webhooks/${encodeURIComponent(id)}`,
    lead: (id: string) => `/api/admin/leads/${encodeURIComponent(id)}`,
    attachment: (lead: string, id: string) =>
      `/api/admin/leads/${encodeURIComponent(lead)}/attachments/${encodeURIComponent(id)}`,
  },
} as const

/** What a page says beside its newsletter form, encoded as a part of an address. */
export const wordingHeader = 'form-wording'
