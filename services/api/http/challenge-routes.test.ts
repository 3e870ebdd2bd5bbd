import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Challenge } from '../contract/challenge.ts'
import { createChallenges } from './plugins/challenge-guard.ts'
import { contactFields } from '../testing/send-contact.ts'
import { postForm } from '../testing/submit-contact.ts'
import { signInOwner, startTestApp, type TestApp } from '../testing/test-app.ts'

const challengeOn = { config: { challenge: true } }

const post = ({ app }: TestApp, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', headers, payload })

const leadsIn = async ({ store }: TestApp) => (await store.leads.newestFirst(0, 10)).leads

/** Solves an ALTCHA challenge. */
function solve({ maxnumber, ...task }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${task.salt}${number}`).digest('hex')
    if (hash === task.challenge)
      return Buffer.from(JSON.stringify({ ...task, number })).toString('base64')
  }
  throw new Error('It has no solution.')
}

test('while it is off, no challenge is required', async () => {
  const testApp = await startTestApp()
  expect((await post(testApp, contactFields)).statusCode).toBe(200)
})

test('while it is on, a client gets a challenge and is accepted with its solution', async () => {
  const testApp = await startTestApp(challengeOn)
  const asked = await post(testApp, contactFields)
  expect([asked.statusCode, asked.json().code]).toEqual([428, 'proof_needed'])
  expect(await leadsIn(testApp)).toEqual([])
  const answer = await post(testApp, { ...contactFields, altcha: solve(asked.json().challenge) })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().requestLink).toBeDefined()
  const [lead] = await leadsIn(testApp)
  expect(lead?.extra).toEqual({})
  expect(lead?.mail.map(({ letter }) => letter)).toContain('lead-to-office')
})

test('a solution is valid once, for either form, for five minutes', async () => {
  const testApp = await startTestApp(challengeOn)
  const task = async () => solve((await post(testApp, contactFields)).json().challenge)
  const altcha = await task()
  expect((await post(testApp, { ...contactFields, altcha })).statusCode).toBe(200)
  expect((await post(testApp, { ...contactFields, altcha })).statusCode).toBe(428)
  const subscribe = (proof?: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'ann@example.com', altcha: proof },
    })
  expect((await subscribe(altcha)).statusCode).toBe(428)
  expect((await subscribe(await task())).statusCode).toBe(200)
  const late = await task()
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 5 * 60 * 1000 + 1000)
  expect((await post(testApp, { ...contactFields, altcha: late })).statusCode).toBe(428)
})

test('a wrong key, time or number and malformed data are rejected', () => {
  const now = new Date('2026-11-05T15:00:00.000Z')
  const ours = createChallenges('a secret of at least thirty-two characters')
  const altcha = solve(ours.make(now))
  expect(ours.verify(altcha, now)).toMatchObject({ msLeft: 5 * 60 * 1000 })
  const fields = JSON.parse(Buffer.from(altcha, 'base64').toString())
  const changed = (more: object) =>
    Buffer.from(JSON.stringify({ ...fields, ...more })).toString('base64')
  const longer = fields.salt.replace(/expires=\d+/, 'expires=9999999999')
  for (const wrong of [
    changed({ salt: longer }),
    changed({ number: fields.number + 1 }),
    changed({ signature: '00' }),
    // A digit of the number moved to the time.
    changed({ salt: fields.salt + String(fields.number)[0], number: 1 }),
    solve(createChallenges('another secret of thirty-two characters').make(now)),
    'nonsense',
    '',
  ])
    expect(ours.verify(wrong, now)).toBeUndefined()
})

test('two processes with one secret and store accept a solution once', async () => {
  const one = await startTestApp(challengeOn)
  const other = await startTestApp({ ...challengeOn, store: one.store })
  const altcha = solve((await post(one, contactFields)).json().challenge)
  const answers = await Promise.all(
    [one, other, one, other].map((testApp, n) =>
      post(testApp, { ...contactFields, message: `words ${n}`, altcha }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 428, 428, 428])
  expect(await leadsIn(one)).toHaveLength(1)
})

test('a form without JavaScript is quarantined, answered, and released by staff', async () => {
  const testApp = await startTestApp(challengeOn)
  const fields = { ...contactFields, acceptTerms: 'on' }
  const answer = await postForm(testApp.app, '/api/contact', fields)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you'])
  const guide = await postForm(testApp.app, '/api/newsletter/subscribe', {
    email: 'bea@example.com',
    interests: 'Mountain Building Guide',
  })
  expect(guide.statusCode).toBe(303)
  expect(await leadsIn(testApp)).toEqual([])
  expect(await testApp.store.outbox.due(new Date('2027-01-01'), 10)).toEqual([])

  const headers = await signInOwner(testApp)
  const list = async () => {
    const { held: quarantined, total } = (
      await testApp.app.inject({ url: '/api/admin/quarantine', headers })
    ).json()
    return { quarantined, total }
  }
  const release = (id: string) =>
    testApp.app.inject({
      method: 'PATCH',
      url: `/api/admin/quarantine/${id}`,
      headers,
      payload: { action: 'release' },
    })
  const { quarantined, total } = await list()
  expect(total).toBe(2)
  const request = quarantined.find((one: { what: string }) => one.what === 'request')
  const subscription = quarantined.find((one: { what: string }) => one.what === 'subscription')
  expect(request).toMatchObject({ name: 'Ann Ridge', phone: '970-555-0111', why: 'no proof' })

  const { reference } = (await release(request.id)).json()
  expect((await release(subscription.id)).statusCode).toBe(200)
  expect(await list()).toEqual({ quarantined: [], total: 0 })
  const [lead] = await leadsIn(testApp)
  expect(lead).toMatchObject({ id: reference, email: 'ann@example.com', status: 'new' })
  expect(lead?.history).toMatchObject([{ by: 'Olive Owner' }])
  const due = await testApp.store.outbox.due(new Date('2027-01-01'), 20)
  const aboutThem = due.filter(({ collection }) => collection !== 'people')
  expect(aboutThem.map(({ row }) => row.letter).sort()).toEqual([
    'guide',
    'lead-confirmation',
    'lead-to-office',
    'reminder-100',
    'reminder-50',
    'reminder-80',
  ])
  expect((await release(request.id)).json().code).toBe('nothing_held')
})

test('a form from a browser that cannot solve the challenge is quarantined too', async () => {
  const testApp = await startTestApp(challengeOn)
  const answer = await post(
    testApp,
    { ...contactFields, altcha: 'unsolved' },
    { 'idempotency-key': 'k' },
  )
  expect(answer.json()).toMatchObject({ success: true })
  expect(answer.json().requestLink).toBeUndefined()
  expect(await leadsIn(testApp)).toEqual([])
  expect((await testApp.store.quarantinedLeads.newestFirst(0, 10)).total).toBe(1)
})

test('a late release sends no overdue reminders, and two concurrent releases create one lead', async () => {
  const testApp = await startTestApp(challengeOn)
  await post(testApp, { ...contactFields, altcha: 'unsolved' })
  testApp.clock.now = new Date('2026-11-20T15:00:00.000Z')
  const headers = await signInOwner(testApp)
  const [lead] = (await testApp.store.quarantinedLeads.newestFirst(0, 1)).leads
  const release = () =>
    testApp.app.inject({
      method: 'PATCH',
      url: `/api/admin/quarantine/${lead?.id}`,
      headers,
      payload: { action: 'release' },
    })
  await Promise.all([release(), release()])
  const leads = await leadsIn(testApp)
  expect(leads.map(({ id }) => id)).toEqual([lead?.id])
  expect(leads[0]?.mail.map(({ letter }) => letter)).toEqual([
    'lead-to-office',
    'lead-confirmation',
  ])
})

test('a monitor’s probe needs no proof of work', async () => {
  const probeToken = 'a token of twenty-four and more'
  const testApp = await startTestApp({ config: { challenge: true, probeToken } })
  expect((await post(testApp, contactFields, { 'probe-token': probeToken })).statusCode).toBe(200)
})
