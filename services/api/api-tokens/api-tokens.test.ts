import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApiScope } from '../contract/api-scope.ts'
import { createLogger } from '../log.ts'
import { aLead } from '../testing/sample-lead.ts'
import { anOwner } from '../testing/store-fixture.ts'
import { signInOwner, startTestApp } from '../testing/test-app.ts'
import { isToken, makeToken } from './token-format.ts'

const phoneLead = { name: 'Walt Quist', phone: '970-555-0177', source: 'Phone system' }

async function started(...options: Parameters<typeof startTestApp>) {
  const testApp = await startTestApp(...options)
  const { app } = testApp
  const headers = await signInOwner(testApp)
  const make = async (scopes: ApiScope[], fields: object = {}) => {
    const payload = { name: 'Phone system', scopes, days: '90', ...fields }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/api-tokens',
      headers,
      payload,
    })
    expect(answer.statusCode).toBe(200)
    const { token, made } = answer.json()
    return { token: token as string, made, bearer: { authorization: `Bearer ${token}` } }
  }
  const send = (bearer: Record<string, string>, fields: object = {}, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { ...bearer, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { ...phoneLead, ...fields },
    })
  const read = (bearer: Record<string, string>, path = '') =>
    app.inject({ url: `/api/leads${path}`, headers: bearer })
  const list = async () =>
    (await app.inject({ url: '/api/admin/api-tokens', headers })).json().tokens
  return { ...testApp, headers, make, send, read, list }
}

test('a token has a prefix and a checksum by which scanners know it, and one changed character is none', () => {
  const token = makeToken()
  expect(token).toMatch(/^leadapi_[0-9A-Za-z]{38}$/)
  expect(isToken(token)).toBe(true)
  const other = token.endsWith('0') ? '1' : '0'
  expect(isToken(token.slice(0, -1) + other)).toBe(false)
  expect(isToken(`leadapi_${other}${token.slice(9)}`)).toBe(token.charAt(8) === other)
  expect(isToken(token.replace('leadapi_', 'leadapi-'))).toBe(false)
  expect(makeToken(() => 0)).toBe(`leadapi_${'0'.repeat(32)}2wjyrI`)
})

test('the token is shown once and stored as a hash, and the owner sees its last use', async () => {
  const { make, list, send, store, clock } = await started()
  const { token, bearer, made } = await make(['send-leads'])
  expect(made).toMatchObject({ state: 'works', by: 'Olive Owner', end: token.slice(-4) })
  expect(JSON.stringify(await list())).not.toContain(token.slice(8, -6))
  for await (const stored of store.bulk.read('api-tokens'))
    expect(JSON.stringify(stored)).not.toContain(token.slice(8, -6))
  expect((await list())[0].lastUsedAt).toBeUndefined()
  expect((await send(bearer)).statusCode).toBe(200)
  expect((await list())[0].lastUsedAt).toBe(clock.now.toISOString())
  expect((await list())[0]).not.toHaveProperty('tokenHash')
})

test('without a token that works the answer is 401: none, a wrong one, one that expired or was revoked', async () => {
  const { make, send, read, clock, app, headers, store } = await started()
  const { bearer, made, token } = await make(['send-leads', 'read-leads'], { days: '30' })
  const wrong = [
    {},
    { authorization: `Bearer ${makeToken()}` },
    { authorization: `Basic ${token}` },
  ]
  for (const one of wrong) {
    const answer = await send(one)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_token'])
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect((await read(one)).statusCode).toBe(401)
  }
  expect((await read(bearer)).statusCode).toBe(200)
  const started_at = clock.now
  clock.now = new Date(started_at.getTime() + 31 * 86_400_000)
  expect((await read(bearer)).statusCode).toBe(401)
  clock.now = started_at
  const revoke = () =>
    app.inject({ method: 'DELETE', url: `/api/admin/api-tokens/${made.id}`, headers })
  expect((await revoke()).statusCode).toBe(200)
  expect((await revoke()).statusCode).toBe(404)
  expect((await send(bearer)).statusCode).toBe(401)
  const { entries } = await store.audit.newestFirst(0, 2)
  const what = `“Phone system” (…${token.slice(-4)}), send leads and read leads, until 2026-12-05`
  expect(entries).toMatchObject([
    { did: 'revoked the API token', name: 'Olive Owner', what },
    { did: 'made the API token', name: 'Olive Owner', what },
  ])
})

test('a token does only what its scopes say, and opens no page of staff', async () => {
  const { make, send, read, app } = await started()
  const sends = await make(['send-leads'])
  const reads = await make(['read-leads'])
  expect((await read(sends.bearer)).json().code).toBe('token_without_scope')
  expect((await send(reads.bearer)).json().code).toBe('token_without_scope')
  for (const url of ['/api/admin/leads', '/api/admin/quarantine', '/api/admin/api-tokens'])
    expect((await app.inject({ url, headers: reads.bearer })).statusCode).toBe(401)
})

test('a program sends a lead without an email: the office is told, the clock runs, the person gets no email', async () => {
  const { make, send, store } = await started()
  const { bearer } = await make(['send-leads'])
  const answer = await send(bearer, { message: 'Missed call at 9:12' })
  expect(answer.statusCode).toBe(200)
  const lead = await store.leads.one(answer.json().reference)
  expect(lead).toMatchObject({
    ...{ name: 'Walt Quist', email: '', source: 'Phone system', status: 'new' },
    ...{ message: 'Missed call at 9:12', dueAt: answer.json().dueAt },
    history: [{ by: 'The program “Phone system”', change: 'sent with an API token' }],
  })
  expect(lead?.mail.map(({ letter, to }) => [letter, to])).toEqual(
    ['lead-to-office', 'reminder-50', 'reminder-80', 'reminder-100'].map((letter) => [
      letter,
      'office@highpine.example',
    ]),
  )
})

test('a source by its label is stored by its name, as staff enter it', async () => {
  const { make, send, store } = await started()
  const { bearer } = await make(['send-leads'])
  const sourceOf = async (source: string, key: string) => {
    const { reference } = (await send(bearer, { source, message: key })).json()
    return (await store.leads.one(reference))?.source
  }
  expect(await sourceOf('Phone call', 'one')).toBe('phone')
  expect(await sourceOf('PHONE', 'two')).toBe('phone')
  expect(await sourceOf('Phone system', 'three')).toBe('Phone system')
})

test('the person gets the confirmation only with an address and if it is asked for', async () => {
  const { make, send, store } = await started()
  const { bearer } = await make(['send-leads'])
  const lettersOf = async (fields: object) => {
    const { reference } = (await send(bearer, fields)).json()
    return (await store.leads.one(reference))?.mail.filter(({ to }) => to === 'walt@example.com')
      .length
  }
  expect(await lettersOf({ email: 'walt@example.com' })).toBe(0)
  expect(await lettersOf({ email: 'walt@example.com', confirm: true })).toBe(1)
  expect(await lettersOf({ confirm: true })).toBe(0)
})

test('a lead is refused at its fields: no way to reach the person, no source, a field that we do not know', async () => {
  const { make, send } = await started()
  const { bearer } = await make(['send-leads'])
  expect((await send(bearer, { phone: '' })).json().fields).toEqual({
    phone: 'Send a phone number or an email address.',
  })
  expect(Object.keys((await send(bearer, { source: '' })).json().fields)).toEqual(['source'])
  expect(Object.keys((await send(bearer, { source: 'Website' })).json().fields)).toEqual(['source'])
  expect(Object.keys((await send(bearer, { nmae: 'x' })).json().fields)).toEqual(['nmae'])
})

test('a lead with the same key is stored once, also when both arrive together, and a key counts for its token alone', async () => {
  const { make, send, store } = await started()
  const one = await make(['send-leads'])
  const other = await make(['send-leads'], { name: 'Marketplace' })
  const key = 'call-1002'
  const answers = await Promise.all([1, 2, 3].map(() => send(one.bearer, {}, key)))
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
  const changed = await send(one.bearer, { message: 'Again' }, key)
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'idempotency_mismatch'])
  expect((await send(other.bearer, {}, key)).statusCode).toBe(200)
  expect((await store.leads.newestFirst(0, 9)).total).toBe(2)
  // Without a key the same content is a repetition for ten minutes.
  const first = (await send(one.bearer, { name: 'Ida' })).json().reference
  expect((await send(one.bearer, { name: 'Ida' })).json().reference).toBe(first)
})

test('each token has its own limit, whatever else the network sends', async () => {
  const { make, send } = await started()
  const one = await make(['send-leads'])
  const other = await make(['send-leads'])
  const statuses: number[] = []
  for (let n = 0; n < 121; n += 1)
    statuses.push((await send(one.bearer, { name: 'Ida' }, randomUUID())).statusCode)
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true)
  expect(statuses[120]).toBe(429)
  expect((await send(other.bearer)).statusCode).toBe(200)
})

test('a program reads every lead once by the cursor, also those of one moment and while others arrive', async () => {
  const { make, read, send, store } = await started()
  const { bearer } = await make(['read-leads', 'send-leads'])
  const at = (n: number) => `2026-11-0${1 + Math.floor(n / 5)}T10:00:00.000Z`
  const references = Array.from({ length: 13 }, (_, n) => `HP-AAAA${'23456789ABCDE'.charAt(n)}2`)
  await store.bulk.add(
    'leads',
    references.map((id, n) => ({ ...aLead(id), receivedAt: at(n) })),
  )
  const seen: string[] = []
  let next: string | undefined = ''
  for (let pages = 0; next !== undefined && pages < 20; pages += 1) {
    const query: string = next === '' ? '?limit=3' : `?limit=3&cursor=${next}`
    const answer = (await read(bearer, query)).json()
    seen.push(...answer.leads.map(({ reference }: { reference: string }) => reference))
    next = answer.next
    await send(bearer, { name: `Caller ${pages}` })
  }
  expect(seen).toEqual([
    ...references.slice(10),
    ...references.slice(5, 10),
    ...references.slice(0, 5),
  ])
  const recent = (await read(bearer, '?since=2026-11-02T00:00:00Z&status=new&limit=100')).json()
  expect(recent.leads.length).toBeGreaterThanOrEqual(8)
  expect((await read(bearer, '?cursor=nonsense')).json().fields.cursor).toContain('next')
})

test('reading has no files, notes, calls, history, emails or quarantine, and no lead that was erased', async () => {
  const { make, read, store } = await started()
  const { bearer } = await make(['read-leads'])
  const secret = 'The gate code is 4711'
  await store.bulk.add('leads', [
    {
      ...aLead('HP-AAAAA2'),
      notes: [{ at: '2026-11-02T10:00:00.000Z', by: 'Ann', text: secret }],
      attempts: [
        {
          at: '2026-11-02T10:00:00.000Z',
          by: 'Ann',
          how: 'call',
          outcome: 'voicemail',
          note: secret,
        },
      ],
      history: [{ at: '2026-11-02T10:00:00.000Z', by: 'Ann', change: 'note', detail: secret }],
      attachments: [
        {
          id: 'a1',
          name: `${secret}.pdf`,
          type: 'pdf',
          bytes: 9,
          addedAt: '2026-11-02T10:00:00.000Z',
        },
      ],
    },
    { ...aLead('HP-AAAAA3'), erasedAt: '2026-11-02T10:00:00.000Z' },
    { ...aLead('HP-AAAAA4'), mergedInto: 'HP-AAAAA2' },
  ] as never)
  await store.bulk.add('quarantined-leads', [{ ...aLead('HP-AAAAA5'), honeypot: 'x' }])
  const all = await read(bearer)
  expect(all.headers['cache-control']).toBe('no-store')
  expect(all.json().leads.map(({ reference }: { reference: string }) => reference)).toEqual([
    'HP-AAAAA2',
  ])
  const one = await read(bearer, '/HP-AAAAA2')
  for (const { body } of [all, one])
    expect(body).not.toMatch(/4711|"(?:notes|attempts|attachments|history|mail|emails)"/)
  expect((await read(bearer, '/HP-AAAAA3')).statusCode).toBe(404)
  expect((await read(bearer, '/HP-AAAAA4')).json().lead.mergedInto).toBe('HP-AAAAA2')
  expect((await read(bearer, '/HP-AAAAA5')).statusCode).toBe(404)
})

test('when who made a token is no owner anymore, or is removed, it reads nothing and goes on sending', async () => {
  const { make, read, send, store, app, headers, list } = await started()
  const { bearer } = await make(['read-leads', 'send-leads'])
  expect(await list()).toMatchObject([{ isMakerOwner: true }])
  const olive = (await store.people.findOwner())?.id ?? ''
  await store.bulk.add('people', [anOwner('second')])
  const demote = { method: 'PATCH', url: `/api/admin/people/${olive}`, headers } as const
  expect((await app.inject({ ...demote, payload: { role: 'staff' } })).statusCode).toBe(200)
  expect((await read(bearer)).json().code).toBe('token_of_former_owner')
  expect((await send(bearer)).statusCode).toBe(200)
  await store.bulk.erase('people', [olive])
  expect((await read(bearer)).json().code).toBe('token_of_former_owner')
  expect((await send(bearer)).statusCode).toBe(200)
})

test('no token is in the log, wherever it was sent', async () => {
  const said: string[] = []
  const log = createLogger('trace', { write: (line) => said.push(line) })
  const { make, send, read, app } = await started({ log })
  const { token, bearer } = await make(['send-leads', 'read-leads'])
  await send(bearer)
  await read(bearer, `?cursor=${token}`)
  await app.inject({ url: `/api/leads?token=${token}` })
  await app.inject({ url: `/contact?token=${token}` })
  log.error({ err: new Error(`refused ${token}`) }, `with ${token}`)
  expect(said.join('')).toContain('A request was answered')
  expect(said.join('')).toContain('[token]')
  expect(said.join('')).not.toContain(token)
})
