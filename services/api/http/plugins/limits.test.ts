import { describe, expect, test } from 'vitest'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'

describe('limits', () => {
  test('a client that sends too many forms waits, and its neighbour does not', async () => {
    const { app } = await wholeApp({ config: { rateLimit: 2 } })
    let person = 0
    const from = (remoteAddress: string) => {
      const payload = { ...aRequest, email: `ann${(person += 1)}@example.com` }
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

  test('a form counts also when it is wrong, before it is said what is wrong with it', async () => {
    const { app } = await wholeApp({ config: { rateLimit: 2 } })
    const send = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/contact', payload })).statusCode
    const wrong = { ...aRequest, email: 'nobody' }
    expect([await send(wrong), await send({}), await send(wrong), await send(aRequest)]).toEqual([
      400, 400, 429, 429,
    ])
  })

  test('a form that could not be read, or that another site sent, does not count', async () => {
    const { app } = await wholeApp({ config: { rateLimit: 1 } })
    const send = async (payload: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      })
    const form = JSON.stringify(aRequest)
    expect((await send('{')).statusCode).toBe(400)
    expect((await send(form, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
    expect([(await send(form)).statusCode, (await send(form)).statusCode]).toEqual([200, 429])
  })

  test('a forged X-Forwarded-For does not help, and a trusted proxy’s word counts', async () => {
    const statuses = async (trustProxy: string[] | false) => {
      const { app } = await wholeApp({ config: { rateLimit: 1, trustProxy } })
      const from = (client: string) =>
        app.inject({
          method: 'POST',
          url: '/api/contact',
          payload: { ...aRequest, email: `ann@${client}.example.com` },
          headers: { 'x-forwarded-for': client },
        })
      return [(await from('192.0.2.1')).statusCode, (await from('192.0.2.2')).statusCode]
    }
    expect(await statuses(false)).toEqual([200, 429])
    expect(await statuses(['loopback'])).toEqual([200, 200])
  })

  test('a form without JavaScript that comes too often gets its words back', async () => {
    const { app } = await wholeApp({ config: { rateLimit: 1 } })
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: 'email=ann%40example.com',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await send()).headers.location).toBe('/thank-you-guide')
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('value="ann@example.com"')
  })

  test('one mail address is written to so often, however many machines ask for it', async () => {
    const { app, clock } = await wholeApp({ config: { rateLimit: 2 } })
    let machine = 0
    const ask = async (email: string, url = '/api/newsletter/subscribe') => {
      machine += 1
      const remoteAddress = `192.0.2.${machine}`
      const payload = { ...aRequest, email, message: `the ${machine}th`, interests: [] }
      const answer = await app.inject({ method: 'POST', url, payload, remoteAddress })
      expect(answer.headers['retry-after']).toBe(answer.statusCode === 429 ? '3600' : undefined)
      return answer.statusCode
    }
    expect(await ask('ann@example.com')).toBe(200)
    expect(await ask('Ann@Example.com', '/api/contact')).toBe(200)
    expect(await ask('ann@example.com', '/api/contact')).toBe(429)
    expect(await ask('ann@example.com')).toBe(429)
    expect(await ask('bea@example.com')).toBe(200)
    clock.now = new Date(clock.now.getTime() + 61 * 60 * 1000)
    expect(await ask('ann@example.com')).toBe(200)
  })
})
