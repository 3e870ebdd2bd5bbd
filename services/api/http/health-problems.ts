import type { HealthAnswer } from '../contract/health.ts'
import type { BackupNote } from '../backup-note.ts'
import type { MailFigures } from '../staff/mail-figures.ts'

export interface Facts {
  writable: boolean
  disk: { free: number; total: number } | undefined
  mail: MailFigures
  mailLeaves: boolean
  backup: BackupNote | undefined
  publicOrigin: string
  now: Date
}

const weekMs = 7 * 24 * 60 * 60 * 1000
const gigabyte = 1_000_000_000

/** Whether there is no backup of the last seven days. */
export const isOverdue = (backup: BackupNote | undefined, now: Date): boolean =>
  backup === undefined || now.getTime() - Date.parse(backup.at) > weekMs

/** What is wrong, in words, each with its repair; the worst first. In: what was found. */
export function problemsOf(facts: Facts): HealthAnswer['problems'] {
  const { writable, disk, mail, mailLeaves, backup, publicOrigin, now } = facts
  const problems: HealthAnswer['problems'] = []
  const say = (what: string, repair: string) => problems.push({ what, repair })
  if (!writable)
    say(
      'The store cannot be written: requests are refused with the office’s telephone number.',
      'Look whether the disk is full or the database is away. The log says what it answered.',
    )
  if (disk && (disk.free < gigabyte || disk.free < disk.total / 10))
    say(
      `The disk is nearly full: ${gigabytes(disk.free)} of ${gigabytes(disk.total)} are free.`,
      'Free some, or move DATA_DIR to a larger one. A full disk means that requests are refused.',
    )
  if (mail.failed > 0)
    say(
      `${mail.failed} ${mail.failed === 1 ? 'letter' : 'letters'} did not arrive.`,
      'They stand above the contacts, with the mail server’s words: send again, or call.',
    )
  if (mail.retried > 0)
    say(
      `${mail.retried} ${mail.retried === 1 ? 'letter is' : 'letters are'} being tried again: the mail server does not take everything.`,
      'Send a test under “Mail”: it tells what the server says. Check SMTP_URL.',
    )
  if (!mailLeaves)
    say(
      'Letters are written to files: nobody gets one.',
      'Set SMTP_URL to the firm’s mail server and start the service again.',
    )
  if (/^http:\/\/(localhost|127\.)/.test(publicOrigin))
    say(
      `Links in letters lead to ${publicOrigin}, which only this machine can open.`,
      'Set PUBLIC_ORIGIN to the address that people type.',
    )
  if (isOverdue(backup, now))
    say(
      backup ? 'The last backup is older than a week.' : 'No backup has been made.',
      'Run npm run backup, every night at best (docs/deploy, “Backups”).',
    )
  return problems
}

const gigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`
