import { describe, expect, test } from 'vitest'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'

describe('limits', () => {
  test('a client that sends too many forms waits, and its neighbour does not', async () => {
    const { app } = await wholeApp({ config: { rateLimit: 2 } })
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/contact', payload: aRequest, remoteAddress })
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

  test('a forged X-Forwarded-For does not help, and a trusted proxy’s word counts', async () => {
    const statuses = async (trustProxy: string[] | false) => {
      const { app } = await wholeApp({ config: { rateLimit: 1, trustProxy } })
      const from = (client: string) =>
        app.inject({
          method: 'POST',
          url: '/api/contact',
          payload: aRequest,
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
})
