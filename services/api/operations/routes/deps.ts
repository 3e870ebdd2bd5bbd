import type { FastifyRequest } from 'fastify'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import type { OutboxRepository } from '../../email/outbox-repository.ts'
import type { ChangeStaffMail } from '../../email/to-staff.ts'
import type { Eraser } from '../../erasure/eraser.ts'
import type { RetentionClock } from '../../erasure/retention-clock.ts'
import type { AdminRouteDeps } from '../../http/staff.ts'
import type { SiteFile } from '../../site/contract.ts'
import type { EditionsFile } from '../../site/editions.ts'
import type { BuiltContent } from '../../site/site-file.ts'
import type { BackupNotes } from '../../storage/backup-note.ts'
import type { Counters } from '../../storage/counters.ts'
import type { RetentionSetting } from '../../storage/personal-data.ts'
import type { MailboxFailure, SwitchFailure } from '../health-problems.ts'
import type { SettingsRepository } from '../notifications.ts'
import type { RuntimeInfo } from '../runtime-info.ts'

/** What the routes of running the service need. */
export interface OperationsDeps extends AdminRouteDeps {
  config: {
    publicOrigin: string
    confirmationsPerDay: number
    retentionDays: Readonly<Record<RetentionSetting, number | 'off'>>
    backupPassphrase: string | undefined
  }
  store: {
    kind: 'Files' | 'PostgreSQL'
    where: string
    checkWritable(): Promise<void>
    counters: Pick<Counters, 'peek'>
    unreadable(): Promise<Record<string, number>>
    backups: BackupNotes
  }
  /** Yields all records as lines of text, the manifest last. */
  archive: (at: Date) => AsyncIterable<string>
  /** Checks the password of the signed-in person. @throws HttpError */
  provePassword: (request: FastifyRequest, password: string) => Promise<void>
  auditLog: Pick<AuditLog, 'newestFirst'>
  eraser: Pick<Eraser, 'stuck'>
  retentionClock?: Pick<RetentionClock, 'doubt'>
  runtimeInfo: RuntimeInfo
  switchFailure: () => SwitchFailure | undefined
  files: Pick<AttachmentStore, 'usage'>
  site: SiteFile
  content: BuiltContent
  editions: EditionsFile | undefined
  mailCount: OutboxRepository['mailQueue']
  failedEmails: OutboxRepository['deadLetters']
  deliveries: OutboxRepository['deliveries']
  /** The host that webhooks are sent to; undefined: they are not configured. */
  receiver: string | undefined
  /** Why the mailbox for replies cannot be read; undefined: it can, or none is. */
  mailboxFailure: () => Promise<MailboxFailure | undefined>
  /** How many devices push messages don't reach, and what one push service answered; undefined: none. */
  pushFailures: () => Promise<{ count: number; reason: string } | undefined>
  emails: readonly EmailDefinition[]
  changeStaffMail: ChangeStaffMail
  /** The From address of every email. */
  mailFrom: string
  settings: SettingsRepository
  /** The office's default address. */
  officeAddress: string
}
