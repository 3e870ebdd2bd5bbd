import type { FastifyBaseLogger } from 'fastify'
import type { ImagesOnDemand } from '../../images/on-demand.ts'
import type { AttachmentFolder } from '../attachments/attachment-folder.ts'
import type { Config } from '../config.ts'
import type { SiteFile } from '../contract/site.ts'
import type { TallyKeeper } from '../figures/tally-keeper.ts'
import type { Intake } from '../intake/accept-contact.ts'
import type { SubscriptionDesk } from '../intake/subscribe.ts'
import type { Signer } from '../links/signer.ts'
import type { Machine } from '../machine.ts'
import type { OwnerSetup } from '../staff/owner-setup.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from './plugins/limits.ts'
import type { Sessions } from './plugins/sessions.ts'
import type { ContentDesk } from './routes/admin-content.ts'
import type { Patience } from './server.ts'

/** Everything the app works with; nothing is looked up or begun at import. */
export interface AppParts {
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
  /** Left out: the usual. */
  patience?: Patience
  store: Store
  site: SiteFile
  setup: OwnerSetup
  /** How the content stands, for staff. */
  content: ContentDesk
  images: ImagesOnDemand
  /** What prospects add to their requests. */
  files: AttachmentFolder
  /** Removes letters that were written to files instead of sent. */
  removeLetters: (ids: readonly string[]) => Promise<void>
  /** Where the service runs. */
  machine: Machine
  /** Where the office reads its mail, unless the owner has set other addresses. */
  officeMail: string
  sessionSecret: string
  log: FastifyBaseLogger
  now: () => Date
}

/** What the visitors' and the staff's routes work with, made from it. */
export interface RouteParts extends AppParts {
  limits: Limits
  sessions: Sessions
  intake: Intake
  subscriptions: SubscriptionDesk
  tallies: TallyKeeper
  links: Signer
}
