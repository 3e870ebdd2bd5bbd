import type { HealthResponse, HealthProblem } from './health-contract.ts'
import { nearlyFull } from '../attachments/upload-shares.ts'
import type { BackupNote } from '../storage/backup-note.ts'
import type { MailFailureStats } from '../email/outbox-repository.ts'
import type { ExpiringContent } from '../site/contract.ts'

export interface HealthFacts {
  writable: boolean
  disk: { free: number; total: number } | undefined
  /** `newer`: rows that only a newer release can send. */
  mail: MailFailureStats & { newer: number }
  mailLeaves: boolean
  /** The host of the receiver, and how many webhooks were given up; undefined: webhooks are not configured. */
  webhooks: { receiver: string; failed: number } | undefined
  /** How many devices push messages don't reach, and what one push service answered. */
  pushFailures?: { count: number; reason: string } | undefined
  backup: BackupNote | undefined
  /** The number of records that this release cannot read, by collection. */
  unreadable: Readonly<Record<string, number>>
  /** Erasures that have failed several times. */
  erasures: { count: number; fault: string } | undefined
  /** The quota of photos and plans, in bytes, and the part of it that they take. */
  uploads?: { quota: number; part: number } | undefined
  /** Since when the mailbox for replies cannot be read, and why. */
  mailboxFailure?: MailboxFailure | undefined
  /** Whether the confirmations of the day are used up. */
  isConfirmationCapReached?: boolean
  /** The last trace of this service, if the clock is too far past it for retention. */
  clockDoubt?: Date | undefined
  publicOrigin: string
  /** `origin` of business.yaml: the address in pages and feeds. */
  siteOrigin: string
  contentFolder: string
  /** Content whose last day is over. */
  expired: readonly Pick<ExpiringContent, 'title'>[]
  /** Until when the build has what changes by itself; undefined: it has no editions. ISO 8601. */
  knownUntil?: string | undefined
  /** Another site could not be served, and the one before is served still. */
  switchFailure?: SwitchFailure | undefined
  now: Date
}

/** Since when (ISO 8601) the mailbox cannot be read, and why. */
export interface MailboxFailure {
  since: string
  reason: string
}

/** A dropped connection is back within this time. */
const mailboxPatienceMs = 60_000

/** Why the service serves the site before: a publication or a scheduled change failed. */
export interface SwitchFailure {
  /** The folder of the other site. */
  site: string
  reason: string
  at: Date
}

const weekMs = 7 * 24 * 60 * 60 * 1000
const gigabyte = 1_000_000_000
/** How long before its end the owner reads that the schedule ends. */
const scheduleNoticeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Returns whether there is no backup of the last seven days. A time more than seven days ahead is of a clock that was
 * wrong then, and says nothing.
 */
export const isBackupOverdue = (backup: BackupNote | undefined, now: Date): boolean =>
  backup === undefined || Math.abs(now.getTime() - Date.parse(backup.at)) > weekMs

const backupProblem = ({ at }: BackupNote, now: Date): string =>
  Date.parse(at) > now.getTime()
    ? 'The last backup’s date is in the future, so it doesn’t count.'
    : 'The last backup is over a week old.'

/** Finds problems for the owner, each with its fix, the worst first. */
export function findHealthProblems(facts: HealthFacts): HealthResponse['problems'] {
  const { writable, disk, mail, mailLeaves, webhooks, backup, erasures, publicOrigin } = facts
  const { siteOrigin, contentFolder, expired, now } = facts
  const problems: HealthResponse['problems'] = []
  const report = (what: string, repair: string) => problems.push({ what, repair })
  if (!writable)
    report(
      'We can’t save anything right now. Visitors are asked to call the office instead.',
      'Check whether the disk is full or the database is down. The log has the details.',
    )
  if (facts.switchFailure)
    report(
      `The website is still the one before: ${facts.switchFailure.site} couldn’t be shown. ${facts.switchFailure.reason}`,
      'Visitors see the earlier version. Build the website again, and call your developer if this stays.',
    )
  if (disk && (disk.free < gigabyte || disk.free < disk.total / 10))
    report(
      `The disk is nearly full: ${gigabytes(disk.free)} of ${gigabytes(disk.total)} free.`,
      'Free up space, or move DATA_DIR to a bigger disk. Once it’s full, we can’t take leads.',
    )
  const { uploads, isConfirmationCapReached = false } = facts
  if (uploads && uploads.part >= nearlyFull)
    report(
      `Photos and plans take ${Math.floor(uploads.part * 100)}% of their ${gigabytes(uploads.quota)}.`,
      'Raise ATTACHMENTS_MAX_MB, or erase leads you don’t need. Once it’s full, nobody can add files.',
    )
  if (isConfirmationCapReached)
    report(
      'Today’s confirmation emails are used up. Leads are saved; the rest go out by tomorrow.',
      'If you see made-up leads, set CHALLENGE=on. If they’re real, raise CONFIRMATIONS_PER_DAY.',
    )
  const unread = Object.entries(facts.unreadable)
  if (unread.length > 0)
    report(
      `We can’t read ${unread.map(([name, count]) => `${count} of the ${name}`).join(' and ')}, so they’re in no list. Nothing is lost.`,
      'If you went back to an older version, they’ll be back once you update again. If not, call your developer: the log has the reason for each one.',
    )
  if (erasures)
    report(
      `${erasures.count === 1 ? 'One erasure isn’t' : `${erasures.count} erasures aren’t`} finished: some files can’t be removed.`,
      `The last try said: ${erasures.fault}. Fix the disk or its permissions; the service keeps trying on its own.`,
    )
  if (facts.clockDoubt)
    report(
      `Nothing is being erased as expired: the clock says ${dayOf(now)}, and the last trace of this service is from ${dayOf(facts.clockDoubt)}.`,
      `Check the machine’s clock. If it’s right, set RETENTION_CONFIRMED=${dayOf(now)} and restart the service.`,
    )
  problems.push(...findMailProblems(mail, mailLeaves))
  const { mailboxFailure } = facts
  if (mailboxFailure && now.getTime() - Date.parse(mailboxFailure.since) >= mailboxPatienceMs)
    report(
      `Replies aren’t coming in: we can’t read the mailbox. ${mailboxFailure.reason}`,
      'Check IMAP_URL and the mail server. Nothing is lost: replies wait in the mailbox, and we keep trying.',
    )
  if (webhooks && webhooks.failed > 0)
    report(
      `${webhooks.receiver} missed ${webhooks.failed} ${webhooks.failed === 1 ? 'webhook' : 'webhooks'}: we gave up after eighteen hours, or it answered 410.`,
      '“Webhooks” shows what it answered. Fix the receiver, then click “Send again.”',
    )
  const { pushFailures } = facts
  if (pushFailures)
    report(
      `Notifications don’t reach ${pushFailures.count === 1 ? 'one device' : `${pushFailures.count} devices`}: ${pushFailures.reason}.`,
      '“Your account” shows each person’s own devices. Turn notifications off and on again there.',
    )
  if (/^http:\/\/(localhost|127\.)/.test(publicOrigin))
    report(
      `Links in emails go to ${publicOrigin}, which only this machine can open.`,
      'Set PUBLIC_ORIGIN to your website’s address.',
    )
  else if (publicOrigin !== siteOrigin)
    report(
      `Links in emails go to ${publicOrigin}, but pages tell search engines ${siteOrigin}.`,
      `Set PUBLIC_ORIGIN, or origin in ${contentFolder}/business.yaml, to your website’s address.`,
    )
  const outdated = new Set(expired.map(({ title }) => title))
  if (outdated.size > 0)
    report(
      `${outdated.size === 1 ? 'One page has parts' : `${outdated.size} pages have parts`} that are out of date: ${[...outdated].join(', ')}.`,
      '“Posts” lists prices and quotes under “Needs fixing,” and npm run check everything, with file and line. Look it up or ask again, then move the date.',
    )
  const { knownUntil } = facts
  if (knownUntil !== undefined && Date.parse(knownUntil) - now.getTime() < scheduleNoticeMs)
    report(
      `What’s scheduled appears and ends by itself until ${dayOf(new Date(knownUntil))}, and not after that.`,
      'Build the website again, or publish a change: each build prepares the next twelve months.',
    )
  if (isBackupOverdue(backup, now))
    report(
      backup ? backupProblem(backup, now) : 'There’s no backup yet.',
      'Run npm run backup, ideally every night (docs/deploy, “Backups”).',
    )
  return problems
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const gigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`

/**
 * Finds problems with mail, the worst first. The health page, the mail settings and the dashboard show them.
 * @param leaves whether emails leave this machine
 */
export function findMailProblems(
  { failed, retried, newer = 0 }: MailFailureStats & { newer?: number },
  leaves: boolean,
): HealthProblem[] {
  const problems: HealthProblem[] = []
  const report = (what: string, repair: string) => problems.push({ what, repair })
  if (failed > 0)
    report(
      `We couldn’t deliver ${failed} ${failed === 1 ? 'email' : 'emails'}.`,
      `${failed === 1 ? 'It’s' : 'They’re'} listed above the leads, with the mail server’s reply. Send again, or call.`,
    )
  if (retried > 0)
    report(
      `We’re retrying ${retried} ${retried === 1 ? 'email' : 'emails'}: the mail server isn’t taking everything.`,
      'Send a test under “Email” to see what the server says. Check SMTP_URL, then click “Try now.”',
    )
  if (newer > 0)
    report(
      `${newer === 1 ? 'One email or webhook is' : `${newer} emails or webhooks are`} of a kind this version doesn’t know.`,
      `${newer === 1 ? 'It’s' : 'They’re'} kept for the newer version that queued ${newer === 1 ? 'it' : 'them'}. Update again to send ${newer === 1 ? 'it' : 'them'}.`,
    )
  if (!leaves)
    report(
      'Emails are being written to files, so they don’t reach anyone.',
      'Set SMTP_URL to your mail server and restart the service.',
    )
  return problems
}
