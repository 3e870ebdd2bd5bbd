import type { z } from 'zod'
import { secretVariables, environmentSchema } from './environment.ts'
import type { WebhookSettings } from './webhooks/webhook-client.ts'
import type { SiteFile } from './site/contract.ts'
import { findWebhookSettingIssues } from './webhooks/setting-issues.ts'
import { findMailboxSettingIssues } from './mailbox/setting-issues.ts'

/** The settings are invalid. `message` lists every problem on its own line, for the operator. */
export class InvalidSettingsError extends Error {
  override name = 'InvalidSettingsError'
}

/** Reads the environment once. @throws InvalidSettingsError with all problems at once */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment)
  const together = [
    ...findWebhookSettingIssues(environment),
    ...findMailboxSettingIssues(environment),
  ]
  if (!parsed.success) throw invalidSettings([...parsed.error.issues, ...together], environment)
  if (together.length > 0) throw invalidSettings(together, environment)
  return toConfig(parsed.data)
}

/** The environment as typed settings. The site file has the defaults for the firm's address and email. */
export type Config = ReturnType<typeof toConfig>

function toConfig(set: z.output<typeof environmentSchema>) {
  const port = set.PORT ?? 3000
  return {
    port,
    host: set.HOST ?? '0.0.0.0',
    dataDir: set.DATA_DIR ?? './data',
    /** The second copy of the records; undefined: in `dataDir`. */
    mirrorDir: set.MIRROR_DIR,
    /** Refuses requests while the second copy cannot be written. */
    mirrorRequired: set.MIRROR_REQUIRED === 'on',
    siteDir: set.SITE_DIR ?? './dist/client',
    siteJson: set.SITE_JSON ?? './dist/site.json',
    /** Where the publisher works; undefined: there is none, and the service serves its own build. */
    publisherDir: set.PUBLISHER_DIR,
    /** Undefined: the git host tells of no push. */
    publisherWebhookSecret: set.PUBLISHER_WEBHOOK_SECRET,
    /** The public origin of the site, for links in emails and for the origin check. */
    publicOrigin: set.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    /** Other host names under which forms are accepted. */
    allowedHosts: set.ALLOWED_HOSTS ?? [],
    /** The proxies whose `X-Forwarded-For` is trusted. */
    trustProxy: set.TRUST_PROXY ?? (false as const),
    /** Undefined: records are stored as files in the data folder. */
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    /** The mailbox in which replies come in; undefined: none is read, and replies go to the office. */
    imap: imapOf(set),
    newsletterConfirm: set.NEWSLETTER_CONFIRM === 'on',
    mailFrom: set.MAIL_FROM,
    officeAddress: set.OFFICE_MAIL,
    /** Undefined: created once and stored with the records. */
    sessionSecret: set.SESSION_SECRET,
    /** Days until subscriptions, and leads that were not won, are erased; and job applications. */
    retentionDays: {
      RETENTION_DAYS: set.RETENTION_DAYS ?? 1095,
      APPLICATION_RETENTION_DAYS: set.APPLICATION_RETENTION_DAYS ?? 365,
    },
    /** A day on which the clock was right, of which retention had a doubt. */
    retentionConfirmed: set.RETENTION_CONFIRMED,
    /** The quota of all attachments. */
    attachmentsMaxMb: set.ATTACHMENTS_MAX_MB ?? 10_000,
    /** Confirmations a day to addresses that nobody has confirmed. */
    confirmationsPerDay: set.CONFIRMATIONS_PER_DAY ?? 1_000,
    /** Encrypts backups; undefined: they are plain. */
    backupPassphrase: set.BACKUP_PASSPHRASE,
    /** Bearer token for /metrics; undefined: there are no metrics. */
    metricsToken: set.METRICS_TOKEN,
    /** Whether a form needs a solved proof-of-work challenge; without one it is quarantined. */
    challenge: set.CHALLENGE === 'on',
    /** Token of synthetic requests by a monitor; undefined: there are none. */
    probeToken: set.PROBE_TOKEN,
    /** Bearer token of programs that make preview links; undefined: only staff make them. */
    previewToken: set.PREVIEW_TOKEN,
    /** The repository that the editor works on; undefined: nothing can be edited. */
    contentRepository: repositoryOf(set),
    /** Undefined: no webhooks are sent. */
    webhook: webhookOf(set),
    logLevel: set.LOG_LEVEL ?? 'warn',
    /** Form posts per visitor in ten minutes; `off` for load tests. */
    rateLimit: set.RATE_LIMIT ?? 10,
  }
}

/**
 * Returns the addresses of emails in the settings: the sender, and the office's, unless the owner has set others. Those
 * that are not set are the firm's in the site file.
 */
export const emailAddresses = (
  { mailFrom, officeAddress }: Pick<Config, 'mailFrom' | 'officeAddress'>,
  { business }: SiteFile,
) => ({
  mailFrom: mailFrom ?? business.email,
  officeAddress: officeAddress ?? business.email,
})

function repositoryOf(set: z.output<typeof environmentSchema>) {
  if (set.CONTENT_REPOSITORY === undefined) return undefined
  return {
    address: set.CONTENT_REPOSITORY,
    branch: set.CONTENT_BRANCH ?? 'main',
    /** The content folder in the repository. */
    path: set.CONTENT_FOLDER ?? 'content',
    key: set.CONTENT_KEY,
  }
}

function imapOf(set: z.output<typeof environmentSchema>) {
  const { IMAP_URL: url, IMAP_REPLY_TO: address, IMAP_AUTHSERV: authenticationServer } = set
  if (url === undefined) return undefined
  const user = decodeURIComponent(new URL(url).username)
  return { url, replyTo: address ?? user, authenticationServer }
}

function webhookOf(set: z.output<typeof environmentSchema>): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE: own } = set
  if (url === undefined || secret === undefined) return undefined
  return { url, secret, allowPrivate: own === 'on' }
}

function invalidSettings(
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  environment: NodeJS.ProcessEnv,
): InvalidSettingsError {
  const lines = issues.map(({ path, message }) => {
    const name = String(path[0])
    const value = secretVariables.has(name) ? '' : `=${environment[name] ?? ''}`
    return `  ${name}${value} — ${message}`
  })
  return new InvalidSettingsError(`These settings are wrong:\n${[...new Set(lines)].join('\n')}`)
}
