import { isIP } from 'node:net'
import { z } from 'zod'

/** A setting that is not there and one that is set to nothing are the same. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const email = z.email('must be an email address, such as office@example.com')

const origin = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://www.example.com',
    abort: true,
  })
  .refine(
    (url) => new URL(url).origin === url.replace(/\/$/, ''),
    'must have no path behind the host',
  )
  .transform((url) => new URL(url).origin)

const range = z.string().refine((text) => {
  const [address = '', bits] = text.split('/')
  return text === 'loopback' || (isIP(address) !== 0 && /^(\d{1,3})?$/.test(bits ?? ''))
}, 'must be “loopback” or addresses such as 10.0.0.0/8, with commas between; a number or “true” would let visitors forge their address')

/** Every setting of the service. Each one has a default that suits one machine. */
const settings = z.object({
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535)),
  /** All addresses of the machine: a contractor tries the site from the phone in the same network. */
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  SITE_DIR: optional(z.string()),
  SITE_JSON: optional(z.string()),
  PUBLIC_ORIGIN: optional(origin),
  TRUST_PROXY: optional(
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(range)),
  ),
  /** None: JSON files under DATA_DIR. */
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@db.example.com:5432/highpine',
    }),
  ),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'must look like smtps://user:password@mail.example.com:465',
    }),
  ),
  /** Whether an address must say yes itself before the guide goes out to it. */
  NEWSLETTER_CONFIRM: optional(z.enum(['on', 'off'], 'must be on or off')),
  MAIL_FROM: optional(email),
  OFFICE_MAIL: optional(email),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  RETENTION_DAYS: optional(
    z.union([z.literal('off'), z.coerce.number().int().min(30)], {
      error: 'must be “off”, or for how many days requests are kept, 30 at least',
    }),
  ),
  METRICS_TOKEN: optional(z.string().min(24, 'must have at least 24 characters')),
  CHALLENGE: optional(z.enum(['on', 'off'], 'must be on or off')),
  PROBE_TOKEN: optional(z.string().min(24, 'must have at least 24 characters')),
  LOG_LEVEL: optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be silent, fatal, error, warn, info, debug or trace',
    ),
  ),
  RATE_LIMIT: optional(
    z.union([z.literal('off'), z.coerce.number().int().min(1)], {
      error: 'must be “off”, or how many forms one visitor may send in ten minutes',
    }),
  ),
})

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
  if (!parsed.success) throw wrongSettings(parsed.error, environment)
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
    logLevel: set.LOG_LEVEL ?? 'warn',
    rateLimit: set.RATE_LIMIT ?? 10,
  }
}

/** Secrets are not repeated: what people read here ends up in logs and tickets. */
const secret = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'PROBE_TOKEN',
])

function wrongSettings(error: z.ZodError, environment: NodeJS.ProcessEnv): WrongSettings {
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0])
    const value = secret.has(name) ? '' : `=${environment[name] ?? ''}`
    return `  ${name}${value} — ${message}`
  })
  return new WrongSettings(`These settings are wrong:\n${[...new Set(lines)].join('\n')}`)
}
