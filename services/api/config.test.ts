import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, InvalidSettingsError } from './config.ts'
import { environmentSchema } from './environment.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

describe('the settings', () => {
  test('the defaults are one machine and port 3000', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: './data',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
      rateLimit: 10,
    })
  })

  test('an empty setting counts as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}))
  })

  test('the public origin follows the port, without a trailing slash', () => {
    expect(readConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000')
    expect(readConfig({ PUBLIC_ORIGIN: 'https://www.highpine.example/' }).publicOrigin).toBe(
      'https://www.highpine.example',
    )
  })

  test('trusted proxies are a list of addresses', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ])
  })

  test('all problems are reported at once, without secrets', () => {
    const read = () =>
      readConfig({
        PORT: 'http',
        PUBLIC_ORIGIN: 'www.highpine.example',
        TRUST_PROXY: 'true',
        DATABASE_URL: 'mysql://highpine:hunter2@db/highpine',
        SMTP_URL: 'mail:hunter2',
        MAIL_FROM: 'office',
        SESSION_SECRET: 'short',
        RATE_LIMIT: 'none',
        LOG_LEVEL: 'loud',
      })
    expect(read).toThrow(InvalidSettingsError)
    expect(read).toThrowErrorMatchingInlineSnapshot(`
      [InvalidSettingsError: These settings are wrong:
        PORT=http — must be a number from 0 to 65535
        PUBLIC_ORIGIN=www.highpine.example — must be an address such as https://www.example.com
        TRUST_PROXY=true — must be “loopback” or addresses such as 10.0.0.0/8, with commas between; a number or “true” would let visitors forge their address
        DATABASE_URL — must look like postgres://user:password@db.example.com:5432/site
        SMTP_URL — must look like smtps://user:password@mail.example.com:465
        MAIL_FROM=office — must be an email address, such as office@example.com
        SESSION_SECRET — must have at least 32 characters
        LOG_LEVEL=loud — must be silent, fatal, error, warn, info, debug or trace
        RATE_LIMIT=none — must be “off”, or how many forms one visitor may send in ten minutes]
    `)
  })

  test.each([
    [{ PORT: '70000' }, 'must be a number from 0 to 65535'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'must be “loopback” or addresses'],
    [{ TRUST_PROXY: '::1/129' }, 'must be “loopback” or addresses'],
    [{ TRUST_PROXY: '10.0.0.5 # the balancer' }, 'must be “loopback” or addresses'],
    [{ SMTP_URL: 'smtps://u:p@mail.example.com:587' }, 'must be smtps:// with port 465'],
    [{ SMTP_URL: 'smtp://u:p@mail.example.com:465' }, 'or smtp:// with port 587'],
    [{ RETENTION_DAYS: '5' }, 'days to keep leads, at least 30'],
    [{ RATE_LIMIT: '0' }, 'must be “off”, or how many forms'],
  ])('%o is refused with what it must be', (settings, reason) => {
    expect(() => readConfig(settings)).toThrow(reason)
  })

  test('mail by TLS from the start, by STARTTLS, on an own port or without one is accepted', () => {
    for (const url of [
      'smtps://m.example:465',
      'smtp://m.example:587',
      'smtps://m.example:2465',
      'smtp://m.example',
    ])
      expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url)
  })

  test('a webhook needs an address and a secret', () => {
    const url = 'https://crm.example.com/hooks?of=us'
    const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }
    expect(readConfig(settings).webhook).toEqual({ url, secret, allowPrivate: false })
    expect(readConfig({}).webhook).toBeUndefined()
    const own = { ...settings, WEBHOOK_URL: 'http://10.0.0.7:8080/', WEBHOOK_PRIVATE: 'on' }
    expect(readConfig(own).webhook).toMatchObject({ allowPrivate: true })
  })

  test.each([
    [{ WEBHOOK_URL: 'https://crm.example.com/' }, 'WEBHOOK_SECRET — is missing'],
    [{ WEBHOOK_SECRET: secret }, 'WEBHOOK_URL — is missing'],
    [
      { WEBHOOK_URL: 'crm.example.com', WEBHOOK_SECRET: secret },
      'WEBHOOK_URL — must be an address',
    ],
    [{ WEBHOOK_URL: 'http://crm.example.com/', WEBHOOK_SECRET: secret }, 'begin with https://'],
    [{ WEBHOOK_URL: 'https://192.168.1.7/', WEBHOOK_SECRET: secret }, 'inside a private network'],
    [{ WEBHOOK_URL: 'https://[fd00::1]/', WEBHOOK_SECRET: secret }, 'inside a private network'],
    [{ WEBHOOK_URL: 'https://0x7f.1/', WEBHOOK_SECRET: secret }, 'inside a private network'],
    [{ WEBHOOK_URL: 'http://localhost:9000/', WEBHOOK_SECRET: secret }, 'inside a private network'],
  ])('a webhook that cannot be is told with its repair: %o', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words)
    expect(() => readConfig(environment)).not.toThrow(secret)
  })

  test('webhook problems are reported with the others, without the address or the secret', () => {
    const read = () =>
      readConfig({
        PORT: 'http',
        WEBHOOK_URL: 'http://crm.example.com/token-hunter2',
        WEBHOOK_SECRET: 'whsec_hunter2',
        WEBHOOK_PRIVATE: 'perhaps',
      })
    expect(read).toThrowErrorMatchingInlineSnapshot(`
      [InvalidSettingsError: These settings are wrong:
        PORT=http — must be a number from 0 to 65535
        WEBHOOK_SECRET — must be “whsec_” and 24 to 64 bytes in base64; \`echo "whsec_$(openssl rand -base64 32)"\` makes one
        WEBHOOK_PRIVATE=perhaps — must be on or off
        WEBHOOK_URL — must begin with https://, since webhooks carry what visitors wrote; for a receiver inside your own network, set WEBHOOK_PRIVATE=on]
    `)
  })
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=(.*)$/gm)
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))

  test('lists exactly the settings that exist', () => {
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
  })

  test('has valid values, and the default of each setting that has one', () => {
    const config = readConfig(example)
    const withDefault = Object.entries(readConfig({})).filter(
      ([name, value]) =>
        value !== undefined && !['publicOrigin', 'allowedHosts', 'trustProxy'].includes(name),
    )
    expect(config).toMatchObject(Object.fromEntries(withDefault))
  })
})
