import type { LinkSigner } from '../../email/link-tokens.ts'
import type { KnownDevices } from '../../http/plugins/known-devices.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { AfterResponse } from '../../http/plugins/request-hooks.ts'
import type { AdminRouteDeps, Sessions } from '../../http/staff.ts'
import type { PasswordProof } from '../password-proof.ts'
import type { HandOver, PeopleRepository } from '../people.ts'
import type { PushClient, PushSender } from '../push/push-client.ts'
import type { LoginThrottle } from '../sign-in/login-throttle.ts'
import type { OwnerSetup } from '../sign-in/owner-setup.ts'

/** What the routes of accounts, signing in and the team need. */
export interface PeopleDeps extends AdminRouteDeps, PasswordProof {
  people: PeopleRepository
  sessions: Sessions
  setup: OwnerSetup
  throttle: LoginThrottle
  devices: KnownDevices
  links: LinkSigner
  limits: RateLimits
  afterResponse: AfterResponse
  handOver: HandOver
  /** Counts the next steps of a person that are due through a day of the office. */
  countSteps: (id: string, through: string) => Promise<number>
  /** Whether this address gets emails about leads, which removing a person does not stop. */
  isRecipient: (email: string) => Promise<boolean>
  pushClient: Pick<PushClient, 'send'>
  /** Returns whom push services get messages from. */
  pushSender: () => Promise<PushSender>
  /** Whether emails are sent, rather than written to files. */
  mailIsSent: boolean
  /** The firm's name; authenticator apps show it. */
  firm: string
  config: { publicOrigin: string }
}
