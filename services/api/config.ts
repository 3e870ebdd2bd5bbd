import type { z } from 'zod'
import { secretSettings, settings } from './settings.ts'
import type { HookSettings } from './webhooks/hook.ts'
import { hookFaults } from './webhooks/setting-faults.ts'

/** Settings of the firm that are not here are taken from the site: its address, its mail. */
export interface Config {
  port: number
  host: string
  dataDir: string
  siteDir: string
  siteJson: string
  /** Where the public reaches the site, for links in mail and for the origin check. */
  publicOrigin: string
  /** The proxies whose word about the visitor's address counts. */
  trustProxy: string[] | false
  /** Undefined: the records are files in the data folder. */
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  newsletterConfirm: boolean
  mailFrom: string | undefined
  officeMail: string | undefined
  /** Undefined: made once and kept with the records. */
  sessionSecret: string | undefined
  /** For how many days requests that became no contract, and subscriptions, are kept. */
  retentionDays: number | 'off'
  /** Who shows it may read /metrics; undefined: only this machine may. */
  metricsToken: string | undefined
  /** In a flood: forms must show a solved task, or are set aside for staff to look at. */
  challenge: boolean
  /** Who shows it sends probes instead of requests; undefined: there are none. */
  probeToken: string | undefined
  /** Undefined: no software is told of anything. */
  webhook: HookSettings | undefined
  logLevel: string
  /** Form posts per visitor in ten minutes; `off` for load tests. */
  rateLimit: number | 'off'
}

/** The environment is wrong. `message` lists every fault on its own line, for people. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/** Reads the environment once. @throws WrongSettings with all faults at once */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = settings.safeParse(environment)
  const together = hookFaults(environment)
  if (!parsed.success) throw wrongSettings([...parsed.error.issues, ...together], environment)
  if (together.length > 0) throw wrongSettings(together, environment)
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
    metricsToken: set.METRICS_TOKEN,
    challenge: set.CHALLENGE === 'on',
    probeToken: set.PROBE_TOKEN,
    webhook: webhookOf(set),
    logLevel: set.LOG_LEVEL ?? 'warn',
    rateLimit: set.RATE_LIMIT ?? 10,
  }
}

function webhookOf(set: z.output<typeof settings>): HookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE: own } = set
  if (url === undefined || secret === undefined) return undefined
  return { url, secret, allowPrivate: own === 'on' }
}

function wrongSettings(
  faults: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
  environment: NodeJS.ProcessEnv,
): WrongSettings {
  const lines = faults.map(({ path, message }) => {
    const name = String(path[0])
    const value = secretSettings.has(name) ? '' : `=${environment[name] ?? ''}`
    return `  ${name}${value} — ${message}`
  })
  return new WrongSettings(`These settings are wrong:\n${[...new Set(lines)].join('\n')}`)
}
