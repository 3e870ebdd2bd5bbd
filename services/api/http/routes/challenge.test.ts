import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Challenge } from '../../contract/challenge.ts'
import { challengesWith } from '../challenge.ts'
import { aRequest, ownerSignedIn, wholeApp, type WholeApp } from '../../testing/whole-app.ts'

const inAFlood = { config: { challenge: true } }

const post = ({ app }: WholeApp, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', headers, payload })

const postForm = ({ app }: WholeApp, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const leadsIn = async ({ store }: WholeApp) => (await store.leads.newestFirst(0, 10)).leads

/** Solves it as any program would that knows ALTCHA's form. */
function solve({ maxnumber, ...task }: Challenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${task.salt}${number}`).digest('hex')
    if (hash === task.challenge)
      return Buffer.from(JSON.stringify({ ...task, number })).toString('base64')
  }
  throw new Error('It has no solution.')
}

test('while it is off, nobody is asked for anything', async () => {
  const whole = await wholeApp()
  expect((await post(whole, aRequest)).statusCode).toBe(200)
})

test('while it is on, a program gets a task, and with the solution is taken as ever', async () => {
  const whole = await wholeApp(inAFlood)
  const asked = await post(whole, aRequest)
  expect([asked.statusCode, asked.json().code]).toEqual([428, 'proof_needed'])
  expect(await leadsIn(whole)).toEqual([])
  const answer = await post(whole, { ...aRequest, altcha: solve(asked.json().challenge) })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().requestLink).toBeDefined()
  const [lead] = await leadsIn(whole)
  expect(lead?.extra).toEqual({})
  expect(lead?.mail.map(({ letter }) => letter)).toContain('lead-to-office')
})

test('a solution is good once, for either form, and for five minutes', async () => {
  const whole = await wholeApp(inAFlood)
  const task = async () => solve((await post(whole, aRequest)).json().challenge)
  const altcha = await task()
  expect((await post(whole, { ...aRequest, altcha })).statusCode).toBe(200)
  expect((await post(whole, { ...aRequest, altcha })).statusCode).toBe(428)
  const subscribe = (proof?: string) =>
    whole.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'ann@example.com', altcha: proof },
    })
  expect((await subscribe(altcha)).statusCode).toBe(428)
  expect((await subscribe(await task())).statusCode).toBe(200)
  const late = await task()
  whole.clock.now = new Date(whole.clock.now.getTime() + 5 * 60 * 1000 + 1000)
  expect((await post(whole, { ...aRequest, altcha: late })).statusCode).toBe(428)
})

test('another key, another time or number, and nonsense are no solution', () => {
  const now = new Date('2026-11-05T15:00:00.000Z')
  const ours = challengesWith('a secret of at least thirty-two characters')
  const altcha = solve(ours.make(now))
  expect(ours.solved(altcha, now)).toMatchObject({ msLeft: 5 * 60 * 1000 })
  const fields = JSON.parse(Buffer.from(altcha, 'base64').toString())
  const changed = (more: object) =>
    Buffer.from(JSON.stringify({ ...fields, ...more })).toString('base64')
  const longer = fields.salt.replace(/expires=\d+/, 'expires=9999999999')
  for (const wrong of [
    changed({ salt: longer }),
    changed({ number: fields.number + 1 }),
    changed({ signature: '00' }),
    // A digit of the number as one of the time.
    changed({ salt: fields.salt + String(fields.number)[0], number: 1 }),
    solve(challengesWith('another secret of thirty-two characters').make(now)),
    'nonsense',
    '',
  ])
    expect(ours.solved(wrong, now)).toBeUndefined()
})

test('two services on one secret and one store take a solution once between them', async () => {
  const one = await wholeApp(inAFlood)
  const other = await wholeApp({ ...inAFlood, store: one.store })
  const altcha = solve((await post(one, aRequest)).json().challenge)
  const answers = await Promise.all(
    [one, other, one, other].map((whole, n) =>
      post(whole, { ...aRequest, message: `words ${n}`, altcha }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 428, 428, 428])
  expect(await leadsIn(one)).toHaveLength(1)
})

test('without JavaScript nobody is turned away: it is set aside, answered, and released by staff', async () => {
  const whole = await wholeApp(inAFlood)
  const fields = { ...aRequest, acceptTerms: 'on' }
  const answer = await postForm(whole, '/api/contact', fields)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you'])
  const guide = await postForm(whole, '/api/newsletter/subscribe', {
    email: 'bea@example.com',
    interests: 'Mountain Building Guide',
  })
  expect(guide.statusCode).toBe(303)
  expect(await leadsIn(whole)).toEqual([])
  expect(await whole.store.outbox.due(new Date('2027-01-01'), 10)).toEqual([])

  const headers = await ownerSignedIn(whole)
  const list = async () => {
    const { held, total } = (
      await whole.app.inject({ url: '/api/admin/quarantine', headers })
    ).json()
    return { held, total }
  }
  const release = (id: string) =>
    whole.app.inject({
      method: 'PATCH',
      url: `/api/admin/quarantine/${id}`,
      headers,
      payload: { action: 'release' },
    })
  const { held, total } = await list()
  expect(total).toBe(2)
  const request = held.find((one: { what: string }) => one.what === 'request')
  const subscription = held.find((one: { what: string }) => one.what === 'subscription')
  expect(request).toMatchObject({ name: 'Ann Ridge', phone: '970-555-0111', why: 'no proof' })

  const { reference } = (await release(request.id)).json()
  expect((await release(subscription.id)).statusCode).toBe(200)
  expect(await list()).toEqual({ held: [], total: 0 })
  const [lead] = await leadsIn(whole)
  expect(lead).toMatchObject({ id: reference, email: 'ann@example.com', status: 'new' })
  expect(lead?.history).toMatchObject([{ by: 'Olive Owner' }])
  const due = await whole.store.outbox.due(new Date('2027-01-01'), 20)
  const aboutThem = due.filter(({ about }) => about.kind !== 'person')
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

test('a browser that cannot solve the task is not turned away either', async () => {
  const whole = await wholeApp(inAFlood)
  const answer = await post(whole, { ...aRequest, altcha: 'unsolved' }, { 'idempotency-key': 'k' })
  expect(answer.json()).toMatchObject({ success: true })
  expect(answer.json().requestLink).toBeUndefined()
  expect(await leadsIn(whole)).toEqual([])
  expect((await whole.store.quarantine.leads.newestFirst(0, 10)).total).toBe(1)
})

test('a late release reminds of nothing that is past, and two people release one lead', async () => {
  const whole = await wholeApp(inAFlood)
  await post(whole, { ...aRequest, altcha: 'unsolved' })
  whole.clock.now = new Date('2026-11-20T15:00:00.000Z')
  const headers = await ownerSignedIn(whole)
  const [held] = (await whole.store.quarantine.leads.newestFirst(0, 1)).leads
  const release = () =>
    whole.app.inject({
      method: 'PATCH',
      url: `/api/admin/quarantine/${held?.id}`,
      headers,
      payload: { action: 'release' },
    })
  await Promise.all([release(), release()])
  const leads = await leadsIn(whole)
  expect(leads.map(({ id }) => id)).toEqual([held?.id])
  expect(leads[0]?.mail.map(({ letter }) => letter)).toEqual([
    'lead-to-office',
    'lead-confirmation',
  ])
})

test('a monitor’s probe needs no proof', async () => {
  const probeToken = 'a token of twenty-four and more'
  const whole = await wholeApp({ config: { challenge: true, probeToken } })
  expect((await post(whole, aRequest, { 'probe-token': probeToken })).statusCode).toBe(200)
})
