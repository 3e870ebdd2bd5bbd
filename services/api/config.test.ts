import { describe, expect, test } from 'vitest'
import { readConfig, WrongSettings } from './config.ts'

describe('the settings', () => {
  test('none at all is one machine, port 3000', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: './data',
      publicOrigin: 'http://localhost:3000',
      trustProxy: false,
      rateLimit: 10,
    })
  })

  test('an empty setting is none', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', TRUST_PROXY: '' })).toEqual(readConfig({}))
  })

  test('the public origin follows the port, and loses its slash', () => {
    expect(readConfig({ PORT: '4000' }).publicOrigin).toBe('http://localhost:4000')
    expect(readConfig({ PUBLIC_ORIGIN: 'https://www.highpine.example/' }).publicOrigin).toBe(
      'https://www.highpine.example',
    )
  })

  test('proxies are named by address', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ])
  })

  test('all faults are told at once, and no secret with them', () => {
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
    expect(read).toThrow(WrongSettings)
    expect(read).toThrowErrorMatchingInlineSnapshot(`
      [WrongSettings: These settings are wrong:
        PORT=http — must be a number
        PUBLIC_ORIGIN=www.highpine.example — must be an address such as https://www.example.com
        TRUST_PROXY=true — must be “loopback” or addresses such as 10.0.0.0/8, with commas between; a number or “true” would let visitors forge their address
        DATABASE_URL — must look like postgres://user:password@db.example.com:5432/highpine
        SMTP_URL — must look like smtps://user:password@mail.example.com:465
        MAIL_FROM=office — must be an email address, such as office@example.com
        SESSION_SECRET — must have at least 32 characters
        LOG_LEVEL=loud — must be silent, fatal, error, warn, info, debug or trace
        RATE_LIMIT=none — must be “off”, or how many forms one visitor may send in ten minutes]
    `)
  })
})
