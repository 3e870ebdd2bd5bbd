import { analyticsFeature } from './analytics/feature.ts'
import { apiTokensFeature } from './api-tokens/feature.ts'
import { applicationsFeature } from './applications/feature.ts'
import { audit } from './audit/audit-log.ts'
import { outboxKinds } from './email/define-email.ts'
import { mailFailed } from './email/mail-failed.ts'
import type { DepsOf } from './http/route-groups.ts'
import { editingFeature } from './editing/feature.ts'
import { importsFeature } from './imports/feature.ts'
import { leadsFeature } from './leads/feature.ts'
import { mailboxFeature } from './mailbox/feature.ts'
import { operationsFeature } from './operations/feature.ts'
import { peopleFeature } from './people/feature.ts'
import { previewsFeature } from './previews/feature.ts'
import { publishingFeature } from './publishing/feature.ts'
import { searchFeature } from './search/feature.ts'
import { siteFeature } from './site/feature.ts'
import { erasures } from './erasure/erasures.ts'
import type { StorageEngine } from './storage/engine.ts'
import { subscribersFeature } from './subscribers/feature.ts'

// What each feature brings: collections with their repositories, emails, webhook events, routes and background work. App,
// stores, rights, the API description, erasure, export, backups and outbox are driven by these lists.

/** The collections of all features and of the platform. */
export const collections = {
  ...leadsFeature.collections,
  ...mailboxFeature.collections,
  ...subscribersFeature.collections,
  ...applicationsFeature.collections,
  ...peopleFeature.collections,
  ...operationsFeature.collections,
  ...previewsFeature.collections,
  ...apiTokensFeature.collections,
  ...importsFeature.collections,
  audit,
  erasures,
  ...analyticsFeature.collections,
}

/** Returns the repositories of all features over their collections, by name; the same over both stores. */
export const repositories = (engine: StorageEngine<typeof collections>) => ({
  ...leadsFeature.repositories(engine.collections),
  ...mailboxFeature.repositories(engine.collections),
  ...subscribersFeature.repositories(engine.collections, engine),
  ...applicationsFeature.repositories(engine.collections),
  ...peopleFeature.repositories(engine.collections),
  ...operationsFeature.repositories(engine.collections),
  ...previewsFeature.repositories(engine.collections),
  ...apiTokensFeature.repositories(engine.collections),
  ...importsFeature.repositories(engine.collections),
  ...analyticsFeature.repositories(engine.collections),
})

export const emails = [
  ...leadsFeature.emails,
  ...subscribersFeature.emails,
  ...applicationsFeature.emails,
  ...peopleFeature.emails,
  ...operationsFeature.emails,
  mailFailed,
]

export const events = [...leadsFeature.events, ...subscribersFeature.events]

export const kinds = outboxKinds(
  emails,
  Object.fromEntries(events.map(({ type, event }) => [type, event])),
)

export const routes = [
  ...leadsFeature.routes,
  ...mailboxFeature.routes,
  ...subscribersFeature.routes,
  ...applicationsFeature.routes,
  ...peopleFeature.routes,
  ...analyticsFeature.routes,
  ...operationsFeature.routes,
  ...previewsFeature.routes,
  ...apiTokensFeature.routes,
  ...importsFeature.routes,
  ...editingFeature.routes,
  ...siteFeature.routes,
  ...searchFeature.routes,
  ...publishingFeature.routes,
]
/** What the routes of all features need. */
export type RouteDeps = DepsOf<(typeof routes)[number]>
