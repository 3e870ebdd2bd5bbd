import type { HealthResponse, HealthProblem } from '../contract/health.ts'
import type { BackupNote } from '../records/backup-note.ts'
import type { MailFailureStats } from '../staff/mail-queue.ts'

export interface HealthFacts {
  writable: boolean
  disk: { free: number; total: number } | undefined
  mail: MailFailureStats
  mailLeaves: boolean
  backup: BackupNote | undefined
  /** Erasures that have failed several times. */
  erasures: { count: number; fault: string } | undefined
  publicOrigin: string
  now: Date
}

const weekMs = 7 * 24 * 60 * 60 * 1000
const gigabyte = 1_000_000_000

/** Whether there is no backup of the last seven days. */
export const isBackupOverdue = (backup: BackupNote | undefined, now: Date): boolean =>
  backup === undefined || now.getTime() - Date.parse(backup.at) > weekMs

/** Problems for the owner, each with its repair, the worst first. */
export function findHealthProblems(facts: HealthFacts): HealthResponse['problems'] {
  const { writable, disk, mail, mailLeaves, backup, erasures, publicOrigin, now } = facts
  const problems: HealthResponse['problems'] = []
  const report = (what: string, repair: string) => problems.push({ what, repair })
  if (!writable)
    report(
      'The store cannot be written: requests are refused with the office’s telephone number.',
      'Check whether the disk is full or the database is down. The log says what it answered.',
    )
  if (disk && (disk.free < gigabyte || disk.free < disk.total / 10))
    report(
      `The disk is nearly full: ${gigabytes(disk.free)} of ${gigabytes(disk.total)} are free.`,
      'Free up space, or move DATA_DIR to a larger one. A full disk means that requests are refused.',
    )
  if (erasures)
    report(
      `${erasures.count === 1 ? 'One erasure isn’t' : `${erasures.count} erasures aren’t`} finished: some files can’t be removed.`,
      `The last try said: ${erasures.fault}. Fix the disk or its permissions; the service keeps trying by itself.`,
    )
  problems.push(...findMailProblems(mail, mailLeaves))
  if (/^http:\/\/(localhost|127\.)/.test(publicOrigin))
    report(
      `Links in emails lead to ${publicOrigin}, which only this machine can open.`,
      'Set PUBLIC_ORIGIN to the address that people type.',
    )
  if (isBackupOverdue(backup, now))
    report(
      backup ? 'The last backup is older than a week.' : 'No backup has been made.',
      'Run npm run backup, every night at best (docs/deploy, “Backups”).',
    )
  return problems
}

const gigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`

/**
 * Problems with mail, the worst first. The health page, the mail settings and the dashboard show them.
 * @param leaves whether emails leave this machine
 */
export function findMailProblems(
  { failed, retried }: MailFailureStats,
  leaves: boolean,
): HealthProblem[] {
  const problems: HealthProblem[] = []
  if (failed > 0)
    problems.push({
      what: `${failed} ${failed === 1 ? 'email' : 'emails'} did not arrive.`,
      repair:
        'They are listed above the leads, with the mail server’s reply. Send them again, or call.',
    })
  if (retried > 0)
    problems.push({
      what: `${retried} ${retried === 1 ? 'email is' : 'emails are'} being tried again: the mail server does not take everything.`,
      repair:
        'Send a test under “Mail”: it tells what the server says. Check SMTP_URL, then press “Try now”.',
    })
  if (!leaves)
    problems.push({
      what: 'Emails are written to files: nobody gets one.',
      repair: 'Set SMTP_URL to the firm’s mail server and start the service again.',
    })
  return problems
}
