import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { nearlyFull } from '../attachments/upload-shares.ts'
import { startPolling } from '../background/polling.ts'
import type { Colleague } from '../contract/colleague.ts'
import type { EmailDefinition } from '../email/define-email.ts'
import type { ChangeStaffMail } from '../email/to-staff.ts'
import type { Publication } from '../publishing/contract.ts'
import type { ExpiringContent } from '../site/contract.ts'
import { toLocalTime } from '../sla/time-zone.ts'
import {
  confirmationsCapped,
  contentExpired,
  pushRefused,
  siteNotSwitched,
  uploadsNearlyFull,
} from './emails.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Deps {
  owners: () => Promise<readonly Colleague[]>
  changeStaffMail: ChangeStaffMail
  uploads: AttachmentStore['usage']
  isConfirmationCapReached: () => Promise<boolean>
  expiredAt: (at: Date) => readonly ExpiringContent[]
  refusedPush: () => Promise<Publication | undefined>
  /** Returns whether another site was due and couldn't be served. */
  isSwitchFailed: () => boolean
  /** Returns that of the office. */
  timeZone: () => string
  now: () => Date
}

/**
 * Queues an email to each owner about what needs them. The rows are test emails with a notice in `about`, since earlier
 * releases refuse records with a kind of email that they don't know; they would send a test. The row's id names the
 * period, so neither a restart nor a second process repeats it. @throws NotStoredError
 */
export async function tellOwners(deps: Deps): Promise<void> {
  const now = deps.now()
  const [{ part }, isCapped] = await Promise.all([deps.uploads(), deps.isConfirmationCapReached()])
  const every = (ms: number) => String(Math.floor(now.getTime() / ms))
  const month = toLocalTime(now, deps.timeZone()).day.slice(0, 7)
  // Each with the period in which an owner gets it once.
  const due = [
    { email: uploadsNearlyFull, isDue: part >= nearlyFull, period: every(7 * dayMs) },
    { email: confirmationsCapped, isDue: isCapped, period: every(dayMs) },
    { email: siteNotSwitched, isDue: deps.isSwitchFailed(), period: every(dayMs) },
    { email: contentExpired, isDue: deps.expiredAt(now).length > 0, period: month },
  ].filter(({ isDue }) => isDue)
  await queue(due, deps)
}

type PushDeps = Pick<Deps, 'owners' | 'changeStaffMail' | 'refusedPush' | 'now'>

/**
 * Queues an email to each owner about a push that was not published: once, and again when its problems are others.
 * @throws NotStoredError
 */
export async function tellOfRefusedPush(deps: PushDeps): Promise<void> {
  const push = await deps.refusedPush()
  if (!push) return
  const { outcome, problems } = push
  const period = createHash('sha256')
    .update(JSON.stringify([outcome, problems]))
    .digest('hex')
    .slice(0, 16)
  await queue([{ email: pushRefused, period }], deps)
}

/** @param due each with what names the period in which an owner gets it once */
async function queue(
  due: readonly { email: EmailDefinition<Colleague>; period: string }[],
  { owners, changeStaffMail, now }: Pick<Deps, 'owners' | 'changeStaffMail' | 'now'>,
): Promise<void> {
  if (due.length === 0) return
  for (const owner of await owners())
    for (const { email, period } of due)
      await changeStaffMail(owner.id, (rows) => {
        const id = `${email.kind}-${period}-${owner.id}`
        if (rows.some((row) => row.id === id)) return undefined
        const row = email.row(owner.email, now(), { id, about: email.kind })
        return [...rows.filter((other) => !email.is(other)), row]
      })
}

const tenMinutesMs = 10 * 60 * 1000

/** How soon owners hear of a push that was not published. */
const pushMs = 10_000

/**
 * Looks every ten minutes; the first time after ten, since a machine may start with a wrong clock. Whoever has pushed
 * waits, so that is looked at more often.
 */
export function startOwnerNotices({ log, ...deps }: Deps & { log: Pick<Logger, 'error'> }) {
  const notices = startPolling(() => tellOwners(deps), {
    log,
    everyMs: tenMinutesMs,
    delayMs: tenMinutesMs,
  })
  const pushes = startPolling(() => tellOfRefusedPush(deps), { log, everyMs: pushMs })
  return {
    stop: async () => {
      await notices.stop()
      await pushes.stop()
    },
  }
}
