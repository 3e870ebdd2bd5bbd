import type { Logger } from 'pino'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { nearlyFull } from '../attachments/upload-shares.ts'
import { startPolling } from '../background/polling.ts'
import type { Colleague } from '../contract/colleague.ts'
import type { ChangeStaffMail } from '../email/to-staff.ts'
import type { ExpiringContent } from '../site/contract.ts'
import { toLocalTime } from '../sla/time-zone.ts'
import {
  confirmationsCapped,
  contentExpired,
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
  if (due.length === 0) return
  for (const owner of await deps.owners())
    for (const { email, period } of due)
      await deps.changeStaffMail(owner.id, (rows) => {
        const id = `${email.kind}-${period}-${owner.id}`
        if (rows.some((row) => row.id === id)) return undefined
        const row = email.row(owner.email, now, { id, about: email.kind })
        return [...rows.filter((other) => !email.is(other)), row]
      })
}

const tenMinutesMs = 10 * 60 * 1000

/** Looks every ten minutes; the first time after ten, since a machine may start with a wrong clock. */
export const startOwnerNotices = ({ log, ...deps }: Deps & { log: Pick<Logger, 'error'> }) =>
  startPolling(() => tellOwners(deps), { log, everyMs: tenMinutesMs, delayMs: tenMinutesMs })
