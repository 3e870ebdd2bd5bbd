import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { postForm } from '../../testing/submit-contact.ts'
import { signInOwner, startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Repeats a call until it is answered 429. */
async function refusedIn({ app }: TestApp, call: InjectOptions) {
  for (let tries = 0; tries < 65; tries += 1) {
    const answer = await app.inject({ ...call, payloadAsStream: true })
    if (answer.statusCode === 429) return answer
  }
  throw new Error(`${JSON.stringify(call.url)} was never refused`)
}

describe('limits', () => {
  test('every 429 has Retry-After and the RateLimit headers', async () => {
    const testApp = await startTestApp({ config: { rateLimit: 1 } })
    const owner = await signInOwner(testApp)
    const signIn = { email: 'nobody@example.com', password: 'guess' }
    const password = { password: 'guess' }
    const token = 'a guess'
    const newPassword = { token, password: 'twelve letters and more' }
    const newOwner = { ...newPassword, name: 'Ann', email: 'ann@example.com' }
    const post = { method: 'POST', headers: owner } as const
    const calls: [string, InjectOptions, number][] = [
      ['forms', { ...post, url: '/api/contact', payload: contactFields }, 1],
      ['a route', { ...post, url: '/api/request?token=x' }, 1],
      ['uploads', { ...post, url: '/api/request/files?token=x' }, 21],
      ['sign-ins', { ...post, url: '/api/admin/session', payload: signIn }, 20],
      ['set-up links', { ...post, url: '/api/admin/setup', payload: newOwner }, 20],
      ['reset links', { ...post, url: '/api/admin/new-password', payload: newPassword }, 20],
      ['searches', { url: '/search?q=roof' }, 60],
      ['invitations', { url: `/api/admin/join?token=${token}` }, 20],
      ['codes', { ...post, url: '/api/admin/account/second-factor', payload: password }, 20],
      ['windows', { url: '/api/admin/events', headers: owner }, 20],
    ]
    for (const [what, call, limit] of calls) {
      const { headers } = await refusedIn(testApp, call)
      expect([what, headers]).toEqual([
        what,
        expect.objectContaining({
          'retry-after': expect.stringMatching(/^[1-9]\d*$/),
          'ratelimit-limit': String(limit),
          'ratelimit-remaining': '0',
          'ratelimit-reset': headers['retry-after'],
        }),
      ])
    }
  })

  test('every write without a session has a limit', async () => {
    const { app } = await startTestApp()
    type Call = { security?: object[]; responses: object }
    const { paths } = (await app.inject('/api/openapi.json')).json()
    const open = Object.entries<Record<string, Call>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { security = [], responses }]) =>
        method === 'get' || security.some((one) => 'session' in one)
          ? []
          : [{ call: `${method} ${path}`, limited: '429' in responses }],
      ),
    )
    expect(open.length).toBeGreaterThan(10)
    expect(open.filter(({ limited }) => !limited)).toEqual([])
  })

  test('a client over the limit waits, and other clients do not', async () => {
    const { app } = await startTestApp({ config: { rateLimit: 2 } })
    let person = 0
    const from = (remoteAddress: string) => {
      const payload = { ...contactFields, email: `ann${(person += 1)}@example.com` }
      return app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })
    }
    const statuses = []
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::3'])
      statuses.push((await from(address)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200)
    const refused = await from('2001:db8:1:1::9')
    expect(refused.json()).toMatchObject({
      code: 'too_many',
      message: expect.stringContaining('minutes'),
    })
    expect(refused.headers['retry-after']).toBeDefined()
  })

  test.each([
    ['POST', '/api/contact', 2],
    ['POST', '/api/newsletter/subscribe', 2],
    ['POST', '/api/request?token=x', 2],
    ['POST', '/api/request/erase?token=x', 2],
    ['POST', '/api/admin/session', 20],
    ['POST', '/api/admin/password-reset', 20],
    ['GET', '/api/admin/join?token=x', 20],
    ['POST', '/api/count', 120],
    ['GET', '/api/location-services/roofing-vail', 600],
  ] as const)(
    '%s %s counts an IPv6 /64 as one client, in any notation',
    async (method, url, max) => {
      const { app } = await startTestApp({ config: { rateLimit: 2 } })
      const refused = async (remoteAddress: string) => {
        const body = method === 'POST' && { payload: {} }
        const headers = { origin: 'https://www.highpine.example' }
        return (
          (await app.inject({ method, url, headers, remoteAddress, ...body })).statusCode === 429
        )
      }
      for (const [one, same, other] of [
        ['2001:db8:1:1::1', '2001:DB8:1:1:ffff:0:0:2', '2001:db8:1:2::1'],
        ['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'],
      ] as const) {
        for (let n = 0; n < max; n += 1) expect(await refused(n % 2 ? one : same)).toBe(false)
        expect([await refused(one), await refused(same), await refused(other)]).toEqual([
          true,
          true,
          false,
        ])
      }
    },
  )

  test('an invalid form is counted before it is answered', async () => {
    const { app } = await startTestApp({ config: { rateLimit: 2 } })
    const send = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode
    const wrong = { ...contactFields, email: 'nobody' }
    expect([
      await send(wrong),
      await send({}),
      await send(wrong),
      await send(contactFields),
    ]).toEqual([400, 400, 429, 429])
  })

  test('a quarantined form is counted', async () => {
    const { app } = await startTestApp({ config: { rateLimit: 1 } })
    const send = async (website: string) => {
      const payload = { ...contactFields, website }
      return (await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode
    }
    expect([await send('https://spam.example'), await send('')]).toEqual([200, 429])
  })

  test('a form that could not be parsed, or that another site sent, is not counted', async () => {
    const { app } = await startTestApp({ config: { rateLimit: 1 } })
    const send = async (payload: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      })
    const form = JSON.stringify(contactFields)
    expect((await send('{')).statusCode).toBe(400)
    expect((await send(form, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect([(await send(form)).statusCode, (await send(form)).statusCode]).toEqual([200, 429])
  })

  test('X-Forwarded-For is used from trusted proxies only', async () => {
    const statuses = async (trustProxy: string[] | false) => {
      const { app } = await startTestApp({ config: { rateLimit: 1, trustProxy } })
      const from = (client: string) =>
        app.inject({
          method: 'POST',
          url: '/api/contact',
          payload: { ...contactFields, email: `ann@${client}.example.com` },
          headers: { 'x-forwarded-for': client },
        })
      return [(await from('192.0.2.1')).statusCode, (await from('192.0.2.2')).statusCode]
    }
    expect(await statuses(false)).toEqual([200, 429])
    expect(await statuses(['loopback'])).toEqual([200, 200])
  })

  test('a form without JavaScript over the limit is answered with its values', async () => {
    const { app } = await startTestApp({ config: { rateLimit: 1 } })
    const send = () => postForm(app, '/api/newsletter/subscribe', { email: 'ann@example.com' })
    expect((await send()).headers.location).toBe('/thank-you-guide')
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('value="ann@example.com"')
  })

  test('a limited client adds no counters for new email addresses', async () => {
    const { app, store } = await startTestApp({ config: { rateLimit: 2 } })
    const send = (email: string) =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email, interests: [] },
      })
    for (const n of [1, 2, 3]) await send(`ann${n}@example.com`)
    const countOf = async (email: string) => {
      const hash = createHash('sha256').update(email).digest('base64url')
      return (await store.counters.peek(`forms to ${hash}`)).count
    }
    expect([await countOf('ann2@example.com'), await countOf('ann3@example.com')]).toEqual([1, 0])
  })

  test('the limit per email address holds across clients', async () => {
    const { app, clock } = await startTestApp({ config: { rateLimit: 2 } })
    let machine = 0
    const ask = async (email: string, url = '/api/newsletter/subscribe') => {
      machine += 1
      const remoteAddress = `192.0.2.${machine}`
      const payload = { ...contactFields, email, message: `the ${machine}th`, interests: [] }
      const answer = await app.inject({ method: 'POST', url, payload, remoteAddress })
      expect(answer.headers['retry-after']).toBe(answer.statusCode === 429 ? '3600' : undefined)
      return answer.statusCode
    }
    expect(await ask('ann@example.com')).toBe(200)
    expect(await ask('Ann@Example.com', '/api/contact')).toBe(200)
    expect(await ask('ann@example.com', '/api/contact')).toBe(429)
    expect(await ask('ann@example.com')).toBe(429)
    // Characters that are removed before the address is stored.
    expect(await ask('a\u0001nn@example.com')).toBe(429)
    expect(await ask('bea@example.com')).toBe(200)
    clock.now = new Date(clock.now.getTime() + 61 * 60 * 1000)
    expect(await ask('ann@example.com')).toBe(200)
  })
})
