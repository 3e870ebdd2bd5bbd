import { isIP } from 'node:net'
import { z } from 'zod'
import { emailProblem, normalizeEmail } from './contract/email-address.ts'
import { isDecodable } from './mailbox/setting-issues.ts'
import { isWebhookSecret } from './webhooks/webhook-client.ts'

/** Shorter passphrases are found by trying, whatever a try costs. */
const minPassphrase = 12

/** Makes a variable optional; an empty one counts as not set. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const email = z
  .string()
  .overwrite(normalizeEmail)
  .refine(
    (address) => emailProblem(address) === undefined,
    'must be an email address, such as office@example.com',
  )

const origin = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://www.example.com',
    abort: true,
  })
  .refine(
    (url) => new URL(url).origin === url.replace(/\/$/, ''),
    'must have no path after the host',
  )
  .transform((url) => new URL(url).origin)

const range = z.string().refine((text) => {
  if (text === 'loopback') return true
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return most > 0 && isPrefix && more.length === 0
}, 'must be “loopback” or addresses such as 10.0.0.0/8, with commas between; a number or “true” would let visitors forge their address')

const hostName = z
  .string()
  .refine(
    (name) => URL.canParse(`http://${name}`) && new URL(`http://${name}`).host === name,
    'must be host names such as desk.example.com, with commas between, without https://',
  )

const smtpPort = 'must be smtps:// with port 465, or smtp:// with port 587 (STARTTLS)'

/** Returns whether an address has the TLS of the other port: such a connection waits for a greeting that never comes. */
const portContradictsTls = (url: string): boolean => {
  const { protocol, port } = new URL(url)
  return protocol === 'smtps:' ? port === '587' || port === '25' : port === '465'
}

const imapPort = 'must be imaps:// with port 993, or imap:// with port 143 (STARTTLS)'

const imapPortContradictsTls = (url: string): boolean => {
  const { protocol, port } = new URL(url)
  return protocol === 'imaps:' ? port === '143' : port === '993'
}

const replyAddress = z.string().refine((address) => {
  const [before = '', after, ...more] = address.split('{token}')
  const isOnce = more.length === 0 && (after === undefined || /[^@]$/.test(before))
  return (
    isOnce &&
    emailProblem(address.replace('{token}', 'x')) === undefined &&
    address.indexOf('{') < address.indexOf('@')
  )
}, 'must be an address such as replies@example.com, or replies+{token}@example.com where the mail server delivers that to the same mailbox')

/** Of a repository, for the editor and the publisher: never an option of git, nor a helper program (`ext::sh -c …`). */
export const contentRepository = z
  .string('must be the address of the repository, such as git@github.com:your-firm/your-site.git')
  .refine(
    (address) =>
      /^(?:\/|[\w.-]+@[\w.-]+:[^\s:]+$)/.test(address) ||
      /^(?:https|ssh|file):\/\/[^\s-]/.test(address),
    'must be the path of a folder, https://…, ssh://… or git@host:path',
  )
export const contentBranch = z
  .string()
  .refine(
    (name) => /^[\w][\w./-]{0,99}$/.test(name) && !/\.\.|\/\/|\/$|\.lock$/.test(name),
    'must be the name of a branch, such as main',
  )
export const contentFolder = z
  .string()
  .refine(
    (name) => name === '.' || /^[\w][\w.-]*(?:\/[\w][\w.-]*)*$/.test(name),
    'must be the folder of the content in the repository, such as content, or . for the whole repository',
  )

const retentionDays = (what: string) => {
  const error = `must be “off”, or how many days to keep ${what}, at least 30`
  return optional(z.union([z.literal('off'), z.coerce.number().int().min(30, error)], { error }))
}
const rateLimit = 'must be “off”, or how many forms one visitor may send in ten minutes'
const portNumber = 'must be a number from 0 to 65535'

/** All settings of the service. Each one has a default that suits one machine. */
export const environmentSchema = z.object({
  PORT: optional(
    z.coerce.number(portNumber).int(portNumber).min(0, portNumber).max(65_535, portNumber),
  ),
  /** Default: all interfaces, so that the site can be tried from a phone on the same network. */
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  MIRROR_DIR: optional(z.string()),
  MIRROR_REQUIRED: optional(z.enum(['on', 'off'], 'must be on or off')),
  SITE_DIR: optional(z.string()),
  SITE_JSON: optional(z.string()),
  /** The folder in which the publisher works (scripts/publisher.ts). */
  PUBLISHER_DIR: optional(z.string()),
  /** With it the git host signs what it sends of a push. */
  PUBLISHER_WEBHOOK_SECRET: optional(z.string().min(24, 'must have at least 24 characters')),
  PUBLIC_ORIGIN: optional(origin),
  ALLOWED_HOSTS: optional(
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
      .pipe(z.array(hostName)),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(range)),
  ),
  /** Not set: JSON files under DATA_DIR. */
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@db.example.com:5432/site',
    }),
  ),
  SMTP_URL: optional(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'must look like smtps://user:password@mail.example.com:465',
        abort: true,
      })
      .refine((url) => !portContradictsTls(url), smtpPort),
  ),
  /** The mailbox in which replies come in; not set: none is read. */
  IMAP_URL: optional(
    z
      .url({
        protocol: /^imaps?$/,
        error: 'must look like imaps://user:password@mail.example.com/INBOX',
        abort: true,
      })
      .refine((url) => new URL(url).username !== '', 'must have the user: imaps://user:password@…')
      .refine((url) => !imapPortContradictsTls(url), imapPort)
      .refine(isDecodable, 'must have % in the user, the password or the folder written as %25'),
  ),
  /** The address of that mailbox, for Reply-To; with `{token}` where sub-addressing works. */
  IMAP_REPLY_TO: optional(replyAddress),
  /** The name under which that mailbox's server writes Authentication-Results. */
  IMAP_AUTHSERV: optional(
    z
      .string()
      .regex(
        /^[\w.-]+$/,
        'must be the first word of the header Authentication-Results, such as mx.example.com',
      ),
  ),
  /** Double opt-in: an address must confirm before the guide is sent. */
  NEWSLETTER_CONFIRM: optional(z.enum(['on', 'off'], 'must be on or off')),
  MAIL_FROM: optional(email),
  OFFICE_MAIL: optional(email),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  RETENTION_DAYS: retentionDays('leads'),
  APPLICATION_RETENTION_DAYS: retentionDays('job applications'),
  /** The owner has seen that the clock was right on this day. */
  RETENTION_CONFIRMED: optional(z.iso.date('must be a day such as 2026-12-01')),
  ATTACHMENTS_MAX_MB: optional(
    z.coerce
      .number('must be a number of megabytes')
      .int()
      .min(100, 'must be a number of megabytes, at least 100'),
  ),
  CONFIRMATIONS_PER_DAY: optional(
    z.coerce.number('must be a number').int().min(50, 'must be a number, at least 50'),
  ),
  /** Encrypts backups. */
  BACKUP_PASSPHRASE: optional(
    z.string().min(minPassphrase, `must have at least ${minPassphrase} characters`),
  ),
  METRICS_TOKEN: optional(z.string().min(24, 'must have at least 24 characters')),
  CHALLENGE: optional(z.enum(['on', 'off'], 'must be on or off')),
  PROBE_TOKEN: optional(z.string().min(24, 'must have at least 24 characters')),
  PREVIEW_TOKEN: optional(z.string().min(24, 'must have at least 24 characters')),
  /** The webhook receiver. */
  WEBHOOK_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be an address such as https://crm.example.com/hooks/website',
    }),
  ),
  WEBHOOK_SECRET: optional(
    z
      .string()
      .refine(
        isWebhookSecret,
        'must be “whsec_” and 24 to 64 bytes in base64; `echo "whsec_$(openssl rand -base64 32)"` makes one',
      ),
  ),
  WEBHOOK_PRIVATE: optional(z.enum(['on', 'off'], 'must be on or off')),
  /** The git repository of the content, which the editor clones. */
  CONTENT_REPOSITORY: optional(
    contentRepository.refine(
      (address) => !URL.canParse(address) || new URL(address).password === '',
      'must have no password in it, which the clone would keep: set CONTENT_KEY',
    ),
  ),
  CONTENT_BRANCH: optional(contentBranch),
  /** The content folder in the repository. */
  CONTENT_FOLDER: optional(contentFolder),
  /** The private key that git uses for ssh. */
  CONTENT_KEY: optional(z.string().startsWith('/', 'must be the whole path of a key file')),
  LOG_LEVEL: optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be silent, fatal, error, warn, info, debug or trace',
    ),
  ),
  RATE_LIMIT: optional(
    z.union([z.literal('off'), z.coerce.number().int().min(1, rateLimit)], { error: rateLimit }),
  ),
})

/** Values of secrets are not repeated in messages, which end up in logs and tickets. */
export const secretVariables: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'IMAP_URL',
  'SESSION_SECRET',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
  'PROBE_TOKEN',
  'PREVIEW_TOKEN',
  'PUBLISHER_WEBHOOK_SECRET',
  'WEBHOOK_SECRET',
  // Many receivers authenticate senders by a secret in the URL.
  'WEBHOOK_URL',
])
