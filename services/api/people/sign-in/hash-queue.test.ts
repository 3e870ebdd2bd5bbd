import { expect, test } from 'vitest'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

test('of 200 wrong sign-ins at once those that find a full queue are refused, and a known browser does not wait behind them', async () => {
  const testApp = await startTestApp()
  const { app, store } = testApp
  const { cookie } = await signInOwner(testApp)
  const device = cookie.split('; ').find((one) => one.includes('device='))
  const signIn = (email: string, password: string, headers: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: { ...sameOriginHeaders, ...headers },
      payload: { email, password },
    })
  // How many wrong passwords have been checked: so far, when the owner begins to wait for a check (they have just been
  // read) and when the wait has ended (they are written next).
  let checked = 0
  const atOwner = { began: NaN, ended: NaN }
  const { findByEmail, transact } = store.people
  store.people.findByEmail = async (email) => {
    const found = await findByEmail(email)
    if (found) atOwner.began = checked
    return found
  }
  store.people.transact = (id, decide) => {
    atOwner.ended = checked
    return transact(id, decide)
  }
  const flood = Array.from({ length: 200 }, async (_, n) => {
    const answer = await signIn(`${n}@example.com`, 'a wrong password', {})
    if (answer.statusCode === 401) checked += 1
    return answer
  })
  const owner = signIn('olive@example.com', 'twelve letters and more', { cookie: device })
  const answers = await Promise.all(flood)
  expect((await owner).statusCode).toBe(200)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('10')
  // Whoever is refused has found the whole queue before them.
  expect(checked).toBeGreaterThan(30)
  expect(checked + refused.length).toBe(200)
  expect(atOwner.ended - atOwner.began).toBeLessThan(8)
})
