import type { FastifyBaseLogger } from 'fastify'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import type { ImagesOnDemand } from '../../images/on-demand.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Config } from '../config.ts'
import type { SiteFile } from '../contract/site.ts'
import type { PageviewBuffer } from '../figures/pageview-buffer.ts'
import type { ContactIntakeDeps } from '../intake/accept-contact.ts'
import type { Eraser } from '../intake/eraser.ts'
import type { SubscriptionDeps } from '../intake/subscription.ts'
import type { LinkSigner } from '../links/link-tokens.ts'
import type { RuntimeInfo } from '../runtime-info.ts'
import type { OwnerSetup } from '../staff/owner-setup.ts'
import type { Store } from '../store/store.ts'
import type { RateLimits } from './plugins/rate-limits.ts'
import type { Sessions } from './plugins/sessions.ts'
import type { BuiltContent } from '../site-file.ts'
import type { Timeouts } from './server.ts'

/** Every dependency of the app; importing a module starts nothing. */
export interface AppDeps {
  config: Pick<
    Config,
    'publicOrigin' | 'trustProxy' | 'siteDir' | 'rateLimit' | 'newsletterConfirm'
  > &
    Partial<
      Pick<
        Config,
        | 'mailFrom'
        | 'retentionDays'
        | 'metricsToken'
        | 'probeToken'
        | 'challenge'
        | 'webhook'
        | 'smtpUrl'
      >
    >
  /** Left out: the defaults. */
  timeouts?: Timeouts
  store: Store
  site: SiteFile
  setup: OwnerSetup
  /** The content report and drafts' previews, for staff. */
  content: BuiltContent
  images: ImagesOnDemand
  /** Attachments of leads. */
  files: AttachmentStore
  /** Erases personal data for prospects, staff and retention. */
  eraser: Eraser
  /** Version, disk, mail and backup, for the health page. */
  runtimeInfo: RuntimeInfo
  /** The office's address, unless the owner has set others. */
  officeMail: string
  sessionSecret: string
  log: FastifyBaseLogger
  now: () => Date
}

/** What public and admin routes need, derived from the app's dependencies. */
export interface RouteDeps extends AppDeps {
  limits: RateLimits
  sessions: Sessions
  intake: ContactIntakeDeps
  subscriptions: SubscriptionDeps
  pageviewBuffer: PageviewBuffer
  links: LinkSigner
  pages: ServicePages
}
