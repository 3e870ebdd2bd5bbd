import type { z } from 'zod'
import { secretVariables, environmentSchema } from './settings.ts'
import type { WebhookSettings } from './webhooks/webhook-client.ts'
import { findWebhookSettingIssues } from './webhooks/setting-issues.ts'

/** The environment as typed settings. What is not set about the firm (its address, its email) comes from the site file. */
export interface Config {
  port: number
  host: string
  dataDir: string
  siteDir: string
  siteJson: string
  /** Where the public reaches the site, for links in mail and for the origin check. */
  publicOrigin: string
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string[] | false
  /** Undefined: the records are files in the data folder. */
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  newsletterConfirm: boolean
  mailFrom: string | undefined
  officeMail: string | undefined
  /** Undefined: made once and kept with the records. */
  sessionSecret: string | undefined
  /** Days until leads that were not won, and subscriptions, are erased. */
  retentionDays: number | 'off'
  /** Limit of all attachments together. */
  attachmentsMaxMb: number
  /** Bearer token for /metrics; undefined: only loopback connections may read it. */
  metricsToken: string | undefined
  /** While on, a form needs a solved proof-of-work challenge; without one it is quarantined. */
  challenge: boolean
  /** Token of synthetic requests by a monitor; undefined: there are none. */
  probeToken: string | undefined
  /** Undefined: no webhooks are sent. */
  webhook: WebhookSettings | undefined
  logLevel: string
  /** Form posts per visitor in ten minutes; `off` for load tests. */
  rateLimit: number | 'off'
}

/** Invalid settings. `message` lists every problem on its own line, for the operator. */
export class InvalidSettingsError extends Error {
  override name = 'WrongSettings'
}

/** Reads the environment once. @throws InvalidSettingsError with all problems at once */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment)
  const together = findWebhookSettingIssues(environment)
  if (!parsed.success) throw invalidSettings([...parsed.error.issues, ...together], environment)
  if (together.length > 0) throw invalidSettings(together, environment)
  const set = parsed.data
  const port = set.PORT ?? 3000
  return {
    port,
    host: set.HOST ?? '0.0.0.0',
    dataDir: set.DATA_DIR ?? './data',
    siteDir: set.SITE_DIR ?? './dist/client',
    siteJson: set.SITE_JSON ?? './dist/site.json',
    publicOrigin: set.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    trustProxy: set.TRUST_PROXY ?? false,
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    newsletterConfirm: set.NEWSLETTER_CONFIRM === 'on',
    mailFrom: set.MAIL_FROM,
    officeMail: set.OFFICE_MAIL,
    sessionSecret: set.SESSION_SECRET,
    retentionDays: set.RETENTION_DAYS ?? 1095,
    attachmentsMaxMb: set.ATTACHMENTS_MAX_MB ?? 10_000,
    metricsToken: set.METRICS_TOKEN,
    challenge: set.CHALLENGE === 'on',
    probeToken: set.PROBE_TOKEN,
    webhook: webhookOf(set),
    logLevel: set.LOG_LEVEL ?? 'warn',
    rateLimit: set.RATE_LIMIT ?? 10,
  }
}

function webhookOf(set: z.output<typeof environmentSchema>): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE: own } = set
  if (url === undefined || secret === undefined) return undefined
  return { url, secret, allowPrivate: own === 'on' }
}

function invalidSettings(
  faults: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  environment: NodeJS.ProcessEnv,
): InvalidSettingsError {
  const lines = faults.map(({ path, message }) => {
    const name = String(path[0])
    const value = secretVariables.has(name) ? '' : `=${environment[name] ?? ''}`
    return `  ${name}${value} — ${message}`
  })
  return new InvalidSettingsError(`These settings are wrong:\n${[...new Set(lines)].join('\n')}`)
}
