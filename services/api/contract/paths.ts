import { countPath } from './count-path.ts'
import { applicationsPath, contactPath, newsletterPath } from './public-forms.ts'

/** Returns a function that fills in the parameters of a path; its `route` is the pattern that the service registers. */
export const recordPath = <Values extends string[] = [id: string]>(route: string) =>
  Object.assign(
    (...values: Values) => {
      const rest = values.map(encodeURIComponent)
      return route.replaceAll(/:\w+/g, () => rest.shift() ?? '')
    },
    { route },
  )

/** Every path of the service, for the service and for browsers (S6.1 to S6.5). */
export const paths = {
  contact: contactPath,
  /** Page views and started forms, without personal data. */
  count: countPath,
  /** For programs with an API token: sends leads and reads them. */
  leads: '/api/leads',
  leadOf: recordPath('/api/leads/:id'),
  newsletter: newsletterPath,
  /** The form for an open job, and the page after it. */
  applications: applicationsPath,
  applicationReceived: '/api/applications/received',
  /** Links in emails to subscribers: GET shows a page with a button, POST acts. */
  confirmSubscription: '/api/newsletter/confirm',
  confirmSubscriptionWithToken: (token: string) => `/api/newsletter/confirm?token=${token}`,
  unsubscribe: '/api/newsletter/leave',
  unsubscribeWithToken: (token: string) => `/api/newsletter/leave?token=${token}`,
  locationService: recordPath('/api/location-services/:slug'),
  /** Followed by `/{width}/{quality}/attached_assets/{file}`. */
  images: '/api/image',
  /** A preview link, and in front of the paths of its pages. */
  preview: recordPath('/preview/:id'),
  /** Makes a preview link, for programs with PREVIEW_TOKEN. */
  previews: '/api/previews',
  previewWithKey: (id: string, key: string) => `/preview/${id}?key=${key}`,
  health: '/healthz',
  ready: '/readyz',
  /** For Prometheus, with METRICS_TOKEN. */
  metrics: '/metrics',
  /** For monitors with PROBE_TOKEN: the state of a synthetic request, and its removal. */
  probe: '/api/probe',
  probeOf: recordPath('/api/probe/:id'),
  /** The git host tells of a push. */
  publishingWebhook: '/api/publishing/webhook',
  /** The API description, for people and for programs. */
  apiDocs: '/api',
  openApi: '/api/openapi.json',
  /**
   * The thank-you page with the due time, the request link's token and the name of the file of who will call, for a browser
   * without JavaScript.
   */
  thankYouWithDueTime: (
    page: string,
    {
      dueAt,
      token,
      caller,
    }: { dueAt: string; token?: string | undefined; caller?: string | undefined },
  ) =>
    `${page}?answer-by=${encodeURIComponent(dueAt)}` +
    (token === undefined ? '' : `&request=${encodeURIComponent(token)}`) +
    (caller === undefined ? '' : `&caller=${encodeURIComponent(caller)}`),
  /** The self-service page behind the link in the confirmation. GET shows, POST acts. */
  selfService: '/api/request',
  selfServiceWithToken: (token: string) => `/api/request?token=${encodeURIComponent(token)}`,
  selfServiceFiles: '/api/request/files',
  selfServiceErasure: '/api/request/erase',
  admin: {
    setup: '/api/admin/setup',
    /** The page of the one-time link: `?token=…`. */
    setupPage: '/admin/setup',
    signInPage: '/admin/login',
    contactsPage: '/admin/contacts',
    /** Requests the email with the link; `newPassword` sets the password. */
    passwordReset: '/api/admin/password-reset',
    newPassword: '/api/admin/new-password',
    forgotPage: '/admin/forgot',
    resetPageWith: (token: string) => `/admin/reset?token=${token}`,
    session: '/api/admin/session',
    /** Staff and invitations. */
    people: '/api/admin/people',
    personOf: recordPath('/api/admin/people/:id'),
    secondFactorOf: recordPath('/api/admin/people/:id/second-factor'),
    rightsOf: recordPath('/api/admin/people/:id/rights'),
    awayOf: recordPath('/api/admin/people/:id/away'),
    /** GET shows an invitation, POST accepts it. */
    join: '/api/admin/join',
    joinWith: (token: string) => `/api/admin/join?token=${encodeURIComponent(token)}`,
    joinPageWith: (token: string) => `/admin/join?token=${token}`,
    settingsPage: '/admin/settings',
    audit: '/api/admin/audit',
    retention: '/api/admin/retention',
    /** Imports of CSV files. */
    importPage: '/admin/settings?part=import',
    imports: '/api/admin/imports',
    importPreview: '/api/admin/imports/preview',
    importTemplate: '/api/admin/imports/template.csv',
    importUndo: recordPath('/api/admin/imports/:id/undo'),
    /** Tokens of programs. */
    apiTokens: '/api/admin/api-tokens',
    apiTokenOf: recordPath('/api/admin/api-tokens/:id'),
    /** Everything that is stored about a person, as a download. */
    storedData: '/api/admin/stored-data',
    health: '/api/admin/health',
    responseSla: '/api/admin/response-sla',
    notifications: '/api/admin/notifications',
    mailStatus: '/api/admin/mail',
    mailTest: '/api/admin/mail/test',
    mailTryNow: '/api/admin/mail/try-now',
    backup: '/api/admin/backup',
    backupArchive: '/api/admin/backup.jsonl.gz',
    subscribersPage: '/admin/subscribers',
    subscribers: '/api/admin/subscribers',
    subscribersCsv: '/api/admin/subscribers.csv',
    /** Articles emailed to the subscribers. */
    mailings: '/api/admin/mailings',
    mailingStop: '/api/admin/mailings/stop',
    subscriberLeave: recordPath('/api/admin/subscribers/:id/leave'),
    subscriberErasure: recordPath('/api/admin/subscribers/:id/erasure'),
    applicationsPage: '/admin/applications',
    applicationPage: (id: string) => `/admin/applications?application=${encodeURIComponent(id)}`,
    applications: '/api/admin/applications',
    applicationOf: recordPath('/api/admin/applications/:id'),
    applicationFile: recordPath<[application: string, id: string]>(
      '/api/admin/applications/:id/attachments/:file',
    ),
    applicationErasure: recordPath('/api/admin/applications/:id/erasure'),
    /** A person's sessions and second factor. */
    account: '/api/admin/account',
    accountPage: '/admin/account',
    sessions: '/api/admin/account/sessions',
    sessionOf: recordPath('/api/admin/account/sessions/:id'),
    secondFactor: '/api/admin/account/second-factor',
    /** Push messages: where and about what you get them. */
    push: '/api/admin/account/push',
    pushOf: recordPath('/api/admin/account/push/:id'),
    pushTest: '/api/admin/account/push/test',
    /** What a phone installs: the web app manifest, the service worker, and the page that it shows without a connection. */
    appManifest: '/admin/app.webmanifest',
    worker: '/admin/worker.js',
    offlinePage: '/admin/offline',
    /** The content report. */
    content: '/api/admin/content',
    /** Links to pages that are not published yet. */
    previewLinks: '/api/admin/preview-links',
    previewLinkOf: recordPath('/api/admin/preview-links/:id'),
    postsPage: '/admin/posts',
    servicesPage: '/admin/services',
    /** What was pushed and published. */
    publishing: '/api/admin/publishing',
    /** Changes of leads, as server-sent events. */
    leadEvents: '/api/admin/events',
    leads: '/api/admin/leads',
    analytics: '/api/admin/analytics',
    analyticsCsv: '/api/admin/analytics.csv',
    analyticsPage: '/admin/analytics',
    /** Open leads and quotes, and what was won and lost. */
    pipeline: '/api/admin/pipeline',
    pipelinePage: '/admin/pipeline',
    dashboard: '/api/admin/dashboard',
    dashboardPage: '/admin/dashboard',
    /** Possible assignees. */
    colleagues: '/api/admin/colleagues',
    leadsCsv: '/api/admin/leads.csv',
    /** The rules that assign new leads, and who would get one. */
    routing: '/api/admin/routing',
    routingPreview: '/api/admin/routing/preview',
    /** Tags that leads have, the most used first. */
    tags: '/api/admin/tags',
    /** Service types that leads have. */
    serviceTypes: '/api/admin/service-types',
    towns: '/api/admin/towns',
    /** Whose leads you see first. */
    whose: '/api/admin/account/whose',
    /** Saved views. */
    views: '/api/admin/views',
    viewOf: recordPath('/api/admin/views/:name'),
    /** Leads and subscriptions that look automated. */
    quarantine: '/api/admin/quarantine',
    quarantineOf: recordPath('/api/admin/quarantine/:id'),
    failedMail: '/api/admin/failed-mail',
    failedMailOf: recordPath('/api/admin/failed-mail/:id'),
    bulkChange: '/api/admin/leads/bulk',
    /** Leads of the person whose contact data is being typed. */
    similarLeads: '/api/admin/similar-leads',
    leadFiles: recordPath('/api/admin/leads/:id/attachments'),
    /** Leads with the same email address or phone number. */
    leadDuplicates: recordPath('/api/admin/leads/:id/duplicates'),
    /** Who has a lead open. */
    leadPresence: recordPath('/api/admin/leads/:id/presence'),
    leadMerge: recordPath('/api/admin/leads/:id/merge'),
    leadUnmerge: recordPath('/api/admin/leads/:id/unmerge'),
    leadConfirmation: recordPath('/api/admin/leads/:id/confirmation'),
    leadErasure: recordPath('/api/admin/leads/:id/erasure'),
    /** The emails of a lead, and answering it. */
    leadConversation: recordPath('/api/admin/leads/:id/conversation'),
    answerPreview: recordPath('/api/admin/leads/:id/conversation/preview'),
    /** The webhook delivery log, and resending. */
    webhooks: '/api/admin/webhooks',
    webhookOf: recordPath('/api/admin/webhooks/:id'),
    lead: recordPath('/api/admin/leads/:id'),
    attachment: recordPath<[lead: string, id: string]>('/api/admin/leads/:id/attachments/:file'),
    attachmentThumbnail: recordPath<[lead: string, id: string]>(
      '/api/admin/leads/:id/attachments/:file/thumbnail',
    ),
  },
} as const
