import { expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import { probeFingerprint } from '../../leads/lead.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

const probeToken = 'a token of twenty-four and more'
const shown = { 'probe-token': probeToken }

const probed = (more: Parameters<typeof startTestApp>[0] = {}) =>
  startTestApp({ ...more, config: { probeToken, ...more.config } })

test('a probe is stored with its emails, found in the list, and erased', async () => {
  const { app, store } = await probed()
  const send = {
    method: 'POST',
    url: '/api/contact',
    headers: shown,
    payload: contactFields,
  } as const
  const { reference } = (await app.inject(send)).json()
  const one = { url: `/api/probe/${reference}`, headers: shown } as const
  // Earlier releases know a probe by its fingerprint only.
  expect(await store.leads.one(reference)).toMatchObject({
    probe: true,
    fingerprint: expect.stringMatching(/^probe [0-9a-f]{64}$/),
  })
  const found = (await app.inject(one)).json()
  expect(found).toMatchObject({ success: true, reference, listed: true })
  expect(found.mail).toContainEqual({ letter: 'lead-to-office', state: 'waiting' })
  expect((await app.inject({ ...one, method: 'DELETE' })).json().erased).toBe(1)
  expect((await app.inject(one)).statusCode).toBe(404)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
  expect(await store.outbox.due(new Date('2027-01-01'), 10)).toEqual([])
})

test('leads of visitors are neither shown nor erased', async () => {
  const { app, store } = await probed()
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const one = { url: `/api/probe/${sent.json().reference}`, headers: shown } as const
  expect((await app.inject(one)).statusCode).toBe(404)
  expect((await app.inject({ ...one, method: 'DELETE' })).json().erased).toBe(0)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
})

test('leads of interrupted probes are erased by a later one, recent ones are not', async () => {
  const { app, store } = await probed()
  const keep = (id: string, receivedAt: string) =>
    store.leads.transactByForm({ idempotencyKey: id }, () => ({
      add: { ...aLead(id, id), receivedAt, fingerprint: probeFingerprint(id) },
      answer: undefined,
    }))
  await keep('HP-LEFT22', '2026-11-05T14:40:00.000Z')
  await keep('HP-FRESH2', '2026-11-05T14:59:59.000Z')
  const answer = await app.inject({ method: 'DELETE', url: '/api/probe/HP-NONE22', headers: shown })
  expect(answer.json().erased).toBe(1)
  const { leads } = await store.leads.newestFirst(0, 10)
  expect(leads.map(({ id }) => id)).toEqual(['HP-FRESH2'])
})

test('with a wrong token nothing is stored or found', async () => {
  for (const config of [{ probeToken }, {}]) {
    const { app, store } = await startTestApp({ config })
    const headers = { 'probe-token': 'another token of twenty-four' }
    const sent = { method: 'POST', url: '/api/contact', headers, payload: contactFields } as const
    expect((await app.inject(sent)).json().code).toBe('wrong_probe_token')
    expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
    const asked = await app.inject({ url: '/api/probe', headers })
    expect(asked.statusCode).toBe('probeToken' in config ? 403 : 404)
  }
})

test('probes are exempt from rate limits; token guesses are not', async () => {
  const { app } = await probed({ config: { rateLimit: 2 } })
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/probe', headers })).statusCode
  for (let n = 0; n < 40; n += 1) expect(await ask(shown)).toBe(200)
  for (let n = 0; n < 4; n += 1) {
    const payload = { ...contactFields, idempotencyKey: `key ${n}` }
    const sent = { method: 'POST', url: '/api/contact', headers: shown, payload } as const
    expect((await app.inject(sent)).statusCode).toBe(200)
  }
  let last = 0
  for (let n = 0; n < 25; n += 1) last = await ask({ 'probe-token': `guess ${n}` })
  expect(last).toBe(429)
})
