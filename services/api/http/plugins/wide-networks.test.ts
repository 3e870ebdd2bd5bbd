import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { sameOriginHeaders, startTestApp, type TestApp } from '../../testing/test-app.ts'

const hex = (n: number) => n.toString(16)
/** Addresses in as many /64 networks of one /48, each in a /56 of its own. */
const inOne48 = (n: number) => `2001:db8:1:${hex(n * 256)}::5`
/** Addresses in as many /64 networks of one /56. */
const inOne56 = (n: number) => `2001:db8:1:${hex(n)}::5`
/** Addresses in as many /48 networks. */
const inMany48 = (n: number) => `2001:db8:${hex(n + 1)}::5`

const contactOf =
  ({ app }: TestApp) =>
  (remoteAddress: string, n: number) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress,
      payload: { ...contactFields, email: `visitor${n}@example.com` },
    })

test.each([
  ['a /48', inOne48, 40],
  ['a /56', inOne56, 20],
  ['many /48s', inMany48, 60],
])('of sixty forms from as many /64s of %s, only some are taken', async (_, addressOf, taken) => {
  const testApp = await startTestApp({ config: { rateLimit: 10 } })
  const send = contactOf(testApp)
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) statuses.push((await send(addressOf(n), n)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(taken)
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - taken)
  const answer = await send('203.0.113.5', 99)
  expect(answer.statusCode).toBe(200)
})

test('a form refused for its network says when to try again', async () => {
  const testApp = await startTestApp({ config: { rateLimit: 1 } })
  const send = contactOf(testApp)
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await send(inOne48(n), n))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(500)
})

test('newsletter forms, sign-ins and reads from one /48 are limited, too', async () => {
  const { app } = await startTestApp({ config: { rateLimit: 1 } })
  const statusOf = async (n: number, url: string, payload?: object) => {
    const call = { url, remoteAddress: inOne48(n), headers: sameOriginHeaders }
    const answer = await app.inject(payload ? { ...call, method: 'POST', payload } : call)
    return answer.statusCode
  }
  const refusedAfter = async (most: number, url: string, payload?: object) => {
    for (let n = 0; n <= most; n += 1) {
      const sent = payload && { ...payload, email: `visitor${n}@example.com` }
      if ((await statusOf(n, url, sent)) === 429) return n
    }
    return undefined
  }
  const signIn = { email: 'nobody@example.com', password: 'a guess' }
  expect(await refusedAfter(9, '/api/newsletter/subscribe', {})).toBe(4)
  expect(await refusedAfter(9, '/api/request?token=x', {})).toBe(4)
  expect(await refusedAfter(300, '/search?q=roof')).toBe(240)
  for (let n = 0; n < 80; n += 1)
    await statusOf(n, '/api/admin/session', { ...signIn, email: `${n}@example.com` })
  expect(await statusOf(81, '/api/admin/session', signIn)).toBe(429)
})

test('a neighbor who is refused does not close the network for others', async () => {
  const testApp = await startTestApp({ config: { rateLimit: 2 } })
  const send = contactOf(testApp)
  for (let n = 0; n < 30; n += 1) await send(inOne56(1), n)
  expect((await send(inOne56(1), 40)).statusCode).toBe(429)
  expect((await send(inOne56(2), 41)).statusCode).toBe(200)
})
