import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

test.each([
  [
    'https://www.highpine.example',
    {
      'https://www.highpine.example': 200,
      'http://www.highpine.example': 403,
      'https://evil.example': 403,
      'https://evil@www.highpine.example': 403,
      // The same service under another host name.
      'https://desk.highpine.example': 200,
      'http://desk.highpine.example': 403,
    },
  ],
  ['http://localhost:3000', { 'http://desk.highpine.example': 200 }],
])('where the site is %s, a form is accepted from its own origins only', async (site, origins) => {
  const allowedHosts = ['desk.highpine.example']
  const { app } = await startTestApp({ config: { publicOrigin: site, allowedHosts } })
  for (const [origin, status] of Object.entries(origins)) {
    const host = origin.endsWith('www.highpine.example')
      ? 'www.highpine.example'
      : 'desk.highpine.example'
    const headers = { origin, host }
    const post = { method: 'POST', url: '/api/contact', payload: contactFields, headers } as const
    expect((await app.inject(post)).statusCode, origin).toBe(status)
  }
})

const site = 'https://www.highpine.example'

test.each([
  ['www.highpine.example', undefined, 200],
  // A phone system on the same machine or network, a check by address, Docker's port.
  ['127.0.0.1:3000', undefined, 200],
  ['[::1]:3000', undefined, 200],
  ['localhost:3000', undefined, 200],
  // A static host forwards the call to this service under its name.
  ['desk.highpine.example', site, 200],
  ['desk.highpine.example', undefined, 403],
  ['www.highpine.example:8080', undefined, 403],
  // A stranger's name that points to this machine: DNS rebinding.
  ['evil.example', 'https://evil.example', 403],
  ['evil.example', 'http://evil.example', 403],
  ['127.0.0.1.evil.example', undefined, 403],
])('a form sent to %s with the origin %s is answered with %i', async (host, origin, status) => {
  const { app } = await startTestApp({ config: { publicOrigin: site } })
  const headers = { host, ...(origin !== undefined && { origin }) }
  const post = { method: 'POST', url: '/api/contact', payload: contactFields, headers } as const
  expect((await app.inject(post)).statusCode).toBe(status)
  // Reads are answered under any name.
  for (const url of ['/', '/healthz', '/readyz'])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(200)
})

test('a trusted proxy’s X-Forwarded-Host is compared, too', async () => {
  const { app } = await startTestApp({ config: { publicOrigin: site, trustProxy: ['loopback'] } })
  const status = async (forwarded: string) => {
    const headers = { host: 'www.highpine.example', 'x-forwarded-host': forwarded }
    const post = { method: 'POST', url: '/api/contact', payload: contactFields, headers } as const
    return (await app.inject(post)).statusCode
  }
  expect([await status('evil.example'), await status('www.highpine.example')]).toEqual([403, 200])
})
