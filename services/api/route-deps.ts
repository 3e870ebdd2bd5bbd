import type { AttachmentStore } from './attachments/attachment-store.ts'
import type { Editing } from './editing/editing.ts'
import type { Eraser } from './erasure/eraser.ts'
import type { RetentionClock } from './erasure/retention-clock.ts'
import type { RuntimeInfo } from './operations/runtime-info.ts'
import type { OwnerSetup } from './people/sign-in/owner-setup.ts'
import type { Timeouts } from './server.ts'
import type { ServedSite } from './served-site.ts'
import type { Store } from './store.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ServicePages } from '../../renderer/service-pages/service-pages.tsx'
import { missingPages } from './analytics/missing-pages.ts'
import { startPageviewBuffer } from './analytics/pageview-buffer.ts'
import { createApiClients } from './api-tokens/token-guard.ts'
import { createAuditWriter } from './audit/audit-log.ts'
import { storedAbout } from './collections.ts'
import { type Config, emailAddresses } from './config.ts'
import { createLinkSigner } from './email/link-tokens.ts'
import { emails, type RouteDeps } from './features.ts'
import type { App } from './http/fastify-app.ts'
import { createChallengeGuard } from './http/plugins/challenge-guard.ts'
import type { RequestMetrics } from './http/plugins/metrics.ts'
import { createKnownDevices } from './http/plugins/known-devices.ts'
import { createProbes } from './http/plugins/probes.ts'
import type { RateLimits } from './http/plugins/rate-limits.ts'
import { createAfterResponse } from './http/plugins/request-hooks.ts'
import type { Sessions } from './http/staff.ts'
import { readRefusals } from './import-refusals.ts'
import { leadImporter } from './leads/lead-import.ts'
import { callerOf } from './leads/caller.ts'
import { createRouteLead } from './leads/intake/route-lead.ts'
import { quarantinedLeads } from './leads/intake/release-quarantined.ts'
import { handOverLeads } from './leads/management/hand-over-leads.ts'
import { dueLeads } from './leads/due-leads.ts'
import { stepStatuses } from './leads/next-step-contract.ts'
import { toLeadView } from './leads/views/lead.ts'
import { connectMailbox, replyAddressesOf } from './mailbox-leads.ts'
import { findMailProblems, type SwitchFailure } from './operations/health-problems.ts'
import { createNotificationRecipients, isRecipient } from './operations/notifications.ts'
import { createPushSender, type PushClient } from './people/push/push-client.ts'
import { failingDevices } from './people/push/subscriptions.ts'
import { createPasswordProof } from './people/password-proof.ts'
import { createLoginThrottle } from './people/sign-in/login-throttle.ts'
import type { SendFile } from './site/served-files.ts'
import { nextDay, toInstant } from './sla/time-zone.ts'
import { previewBuild } from './publishing/publishing.ts'
import { openSearchPages } from './search/route.ts'
import { indexLanguages, indexPages } from './site/site-file.ts'
import { archiveLines } from './storage/archive.ts'
import { subscriberImporter } from './subscribers/subscriber-import.ts'
import { quarantinedSubscribers } from './subscribers/quarantine.ts'

/** All dependencies of the app. They are passed in, so that importing a module has no side effects. */
export interface AppDeps extends Omit<ServedSite, 'retire' | 'stamp'> {
  config: Config
  timeouts?: Timeouts
  store: Store
  setup: OwnerSetup
  metrics: RequestMetrics
  /** What the content is edited in. */
  editing: Editing
  /** Attachments of leads. */
  files: AttachmentStore
  pushClient: PushClient
  /** Erases personal data for prospects, staff and retention. */
  eraser: Eraser
  /** Whether retention waits for the owner to confirm the clock; left out: it does not. */
  retentionClock?: Pick<RetentionClock, 'doubt'>
  /** Why another site could not be served, for the health page. */
  switchFailure: () => SwitchFailure | undefined
  /** Version, disk, mail and backup, for the health page. */
  runtimeInfo: RuntimeInfo
  sessionSecret: string
  log: FastifyBaseLogger
  now: () => Date
}

/** Returns what the routes of all features need; each group of routes declares which of it. */
export function createRouteDeps(
  app: App,
  deps: AppDeps,
  plugins: { limits: RateLimits; sessions: Sessions; pages: ServicePages; sendFile: SendFile },
): RouteDeps {
  const { config, store, site, runtimeInfo, sessionSecret, log, now } = deps
  const { business, form } = site
  const origin = config.publicOrigin
  const links = createLinkSigner(sessionSecret)
  const addresses = emailAddresses(config, site)
  const { requests } = createNotificationRecipients(store.settings, () => addresses.officeAddress)
  const pageviewBuffer = startPageviewBuffer({ repository: store.traffic, log })
  app.addHook('onClose', () => pageviewBuffer.stop())
  const languageOf = indexLanguages(site)
  const pageOf = indexPages(site)
  const towns = [...new Set(site.pages.flatMap(({ town }) => town ?? []))].sort()
  const intake = {
    routeLead: createRouteLead({
      routing: store.routing,
      listColleagues: store.people.listMembers,
      timeZone: business.promise.timeZone,
      form,
      pageOf,
      towns,
    }),
    form,
    leads: store.leads,
    quarantine: store.quarantinedLeads,
    requestRecipients: requests,
    contentCommit: site.commit,
    referencePrefix: business.referencePrefix,
    responseSla: business.promise,
    languageOf,
    now,
  }
  const subscriptions = {
    subscribers: store.subscribers,
    quarantine: store.quarantinedSubscribers,
    confirmFirst: config.newsletterConfirm,
    guide: site.shell.guide,
    languageOf,
    now,
  }
  const quarantines = [
    quarantinedLeads(store.quarantinedLeads, intake),
    quarantinedSubscribers(store.quarantinedSubscribers, subscriptions),
  ]
  const refusals = () => readRefusals(store, deps.eraser)
  const languages = Object.keys(site.words)
  const staff = {
    audit: createAuditWriter(store.audit, now),
    throttle: createLoginThrottle(store.counters),
    devices: createKnownDevices(origin),
  }
  const isOwner = async (id: string) => (await store.people.owners()).some((one) => one.id === id)
  const mailIsSent = runtimeInfo.mail.leaves
  return {
    ...store,
    ...deps,
    ...plugins,
    ...addresses,
    ...staff,
    isOwner,
    importers: {
      leads: leadImporter({ ...intake, leads: store.leads, languages, refusals }),
      subscribers: subscriberImporter({
        subscribers: store.subscribers,
        languages,
        retentionDays: config.retentionDays.RETENTION_DAYS,
        refusals,
        now,
      }),
    },
    apiClients: createApiClients({
      apiTokens: store.apiTokens,
      isOwner,
      counters: store.counters,
      now,
    }),
    links,
    pushSender: createPushSender({
      obtainKeys: store.pushKeys.obtain,
      origin,
      office: () => addresses.officeAddress,
      now,
    }),
    pageviewBuffer,
    intake,
    subscriptions,
    quarantines,
    requestRecipients: requests,
    business,
    form,
    lostReasons: site.lostReasons,
    words: site.words,
    towns,
    languages,
    openSearch: openSearchPages,
    previewBuild: (commit) => previewBuild(config, commit, now()),
    callerOf: (lead) => callerOf(lead, { team: site.team, form, pageOf }),
    firm: business.name,
    responseSla: business.promise,
    emails,
    mailIsSent,
    replyAddress: replyAddressesOf(config, sessionSecret)?.of,
    ...connectMailbox({ store, config, site: () => site, now }),
    mailboxFailure: async () => config.imap && (await store.mailboxState.read())?.failing,
    pushFailures: async () => failingDevices(await store.people.listMembers(), now()),
    mailboxIsRead: config.imap !== undefined,
    probes: createProbes(config.probeToken),
    challengeGuard: config.challenge
      ? createChallengeGuard(sessionSecret, store.counters, now)
      : async () => false,
    afterResponse: createAfterResponse(app),
    ...createPasswordProof(staff),
    eraseLeads: (ids) => store.bulk.erase('leads', ids),
    listColleagues: store.people.listMembers,
    listStaff: store.people.listMembers,
    changeStaffMail: store.people.changeMail,
    handOver: async (id, who) =>
      handOverLeads(id, { ...who, colleagues: await store.people.listMembers() }, store.leads),
    countSteps: async (person, through) => {
      const nextBefore = toInstant(
        nextDay(through),
        '00:00',
        business.promise.timeZone,
      ).toISOString()
      const due = { words: [], statuses: stepStatuses, stepBy: [person], nextBefore } as const
      return (await store.leads.search({ ...due, sort: 'next', order: 'asc' }, 0, 1)).total
    },
    isRecipient: (email) => isRecipient(email, store.settings),
    auditLog: store.audit,
    storedData: async (who) => {
      if ('email' in who) return storedAbout({ address: who.email }, store.bulk)
      const lead = await store.leads.one(who.lead)
      const records = [{ collection: 'leads' as const, id: who.lead }]
      return lead && storedAbout({ address: lead.email, records }, store.bulk)
    },
    archive: (at) => archiveLines(store.bulk, at),
    mailCount: store.mailQueue,
    failedEmails: store.deadLetters,
    receiver: config.webhook && new URL(config.webhook.url).host,
    sources: {
      traffic: store.traffic,
      leadAnalytics: store.leadAnalytics,
      responseSla: business.promise,
      pageAt: pageOf,
      isMissing: missingPages(site),
    },
    newLeads: async (max) => {
      const open = { words: [], statuses: ['new'], sort: 'received', order: 'desc' } as const
      const { leads, total } = await store.leads.search(open, 0, max)
      return { total, leads: leads.map(toLeadView) }
    },
    dueLeads: async (person, max) => {
      const found = await dueLeads(person, max, {
        leads: store.leads,
        timeZone: business.promise.timeZone,
        now: deps.now(),
      })
      const shown = ({ answers, steps }: typeof found.own) => ({
        answers: { ...answers, leads: answers.leads.map(toLeadView) },
        steps: { ...steps, leads: steps.leads.map(toLeadView) },
      })
      return { own: shown(found.own), others: shown(found.others), without: found.without }
    },
    quotesToFollowUp: async (before, max) => {
      const { leads, total } = await store.leads.quotesToFollowUp(before, max)
      return { total, leads: leads.map(toLeadView) }
    },
    countLeads: async () => (await store.leads.newestFirst(0, 1)).total,
    countStaff: async () => (await store.people.listMembers()).length,
    countQuarantined: async () => {
      const found = await Promise.all(quarantines.map(({ newest }) => newest(1)))
      return found.reduce((sum, { total }) => sum + total, 0)
    },
    subscriberGrowth: store.subscribers.growth,
    mailFailures: async () => {
      const mail = await store.mailQueue.failureStats()
      const { failed: failedMail, retried: retriedMail } = mail
      return { failedMail, retriedMail, mailProblems: findMailProblems(mail, mailIsSent) }
    },
  }
}
