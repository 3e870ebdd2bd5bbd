import { expect, test } from 'vitest'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

test('of 200 wrong sign-ins at once most are refused, and a known browser does not wait behind them', async () => {
  const testApp = await startTestApp()
  const { app } = testApp
  const { cookie } = await signInOwner(testApp)
  const device = cookie.split('; ').find((one) => one.includes('device='))
  const signIn = (email: string, password: string, headers: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: { ...sameOriginHeaders, ...headers },
      payload: { email, password },
    })
  const order: string[] = []
  const flood = Array.from({ length: 200 }, async (_, n) => {
    const answer = await signIn(`${n}@example.com`, 'a wrong password', {})
    order.push('flood')
    return answer
  })
  const owner = signIn('olive@example.com', 'twelve letters and more', { cookie: device }).then(
    (answer) => {
      order.push('owner')
      return answer
    },
  )
  const answers = await Promise.all(flood)
  expect((await owner).statusCode).toBe(200)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(150)
  expect(refused[0]?.headers['retry-after']).toBe('10')
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeGreaterThan(30)
  const hashedBefore = order.slice(0, order.indexOf('owner')).length - refused.length
  expect(hashedBefore).toBeLessThan(8)
})
