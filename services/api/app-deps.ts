import type { FastifyBaseLogger } from 'fastify'
import type { ServicePages } from '../../renderer/service-pages/service-pages.tsx'
import type { ImagesOnDemand } from '../images/on-demand.ts'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import type { Config, EmailAddresses } from './config.ts'
import type { SiteFile } from './site/contract.ts'
import type { PageviewBuffer } from './analytics/pageview-buffer.ts'
import type { ContactIntakeDeps } from './leads/intake/accept-contact.ts'
import type { Eraser } from './erasure/eraser.ts'
import type { RetentionClock } from './erasure/retention-clock.ts'
import type { SubscriptionDeps } from './subscribers/subscription.ts'
import type { LinkSigner } from './email/link-tokens.ts'
import type { RuntimeInfo } from './operations/runtime-info.ts'
import type { PageSearch } from './search/route.ts'
import type { OwnerSetup } from './people/sign-in/owner-setup.ts'
import type { Store } from './store.ts'
import type { RateLimits } from './http/plugins/rate-limits.ts'
import type { Sessions } from './people/sessions.ts'
import type { BuiltContent } from './site/site-file.ts'
import type { Timeouts } from './server.ts'

/** All dependencies of the app. They are passed in, so that importing a module has no side effects. */
export interface AppDeps {
  config: Config
  timeouts?: Timeouts
  store: Store
  site: SiteFile
  setup: OwnerSetup
  /** The content report and drafts' previews, for staff. */
  content: BuiltContent
  /** The search of visitors. */
  search: PageSearch
  images: ImagesOnDemand
  /** Attachments of leads. */
  files: AttachmentStore
  /** Erases personal data for prospects, staff and retention. */
  eraser: Eraser
  /** Whether retention waits for the owner to confirm the clock; left out: it does not. */
  retentionClock?: Pick<RetentionClock, 'doubt'>
  /** Version, disk, mail and backup, for the health page. */
  runtimeInfo: RuntimeInfo
  sessionSecret: string
  log: FastifyBaseLogger
  now: () => Date
}

/** The dependencies of public and admin routes, derived from those of the app. */
export interface RouteDeps extends AppDeps {
  addresses: EmailAddresses
  limits: RateLimits
  sessions: Sessions
  intake: ContactIntakeDeps
  subscriptions: SubscriptionDeps
  pageviewBuffer: PageviewBuffer
  links: LinkSigner
  pages: ServicePages
}
