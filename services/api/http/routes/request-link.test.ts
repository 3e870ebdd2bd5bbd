import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aPdf, putFiles, sentRequest } from '../../testing/sent-request.ts'
import { aRequest, ownOrigin } from '../../testing/whole-app.ts'

const form = (fields: Record<string, string>) => ({
  headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})

const corrected = { ...aRequest, phone: '970-555-0199', message: 'A metal roof' }
const filesOf = (data: string, lead: string) =>
  readdir(join(data, 'attachments', lead)).catch(() => [])

test('the link shows what was sent and by when we answer, to nobody else and to no search engine', async () => {
  const { app, link } = await sentRequest()
  const page = await app.inject(link)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Ann Ridge')
  expect(page.body).toContain('A roof &lt;b&gt;in Vail&lt;/b&gt;')
  expect(page.body).toContain('We answer by Friday, November 6, 8:00 AM (Mountain Time).')
  expect(page.body).not.toContain('<script')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
})

test('a forged, a cut and an old link say what to do, with the telephone number', async () => {
  const { app, link, clock, token } = await sentRequest()
  for (const url of ['/api/request?token=x.y', link.slice(0, -3)]) {
    const page = await app.inject(url)
    expect([page.statusCode, page.body.includes('970-555-0100')]).toEqual([410, true])
    expect(page.body).not.toContain('Ann Ridge')
  }
  clock.now = new Date(clock.now.getTime() + 61 * 24 * 60 * 60 * 1000)
  for (const url of [link, `/api/request/erase?token=${token}`])
    expect((await app.inject(url)).statusCode).toBe(410)
})

test('a correction is kept with what stood before, and the office is told', async () => {
  const { app, store, token, reference } = await sentRequest()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, acceptTerms: 'on' }),
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringContaining('said=corrected'),
  ])
  const lead = await store.leads.one(reference)
  expect(lead).toMatchObject({ phone: '970-555-0199', message: 'A metal roof', version: 2 })
  expect(lead?.history[0]?.change).toContain('phone (was "970-555-0111")')
  expect(lead?.mail.filter(({ letter }) => letter === 'lead-to-office')).toHaveLength(2)
})

test('a wrong correction is told beside its field, and nothing that was typed is lost', async () => {
  const { app, store, token, reference } = await sentRequest()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, phone: '55', acceptTerms: 'on', message: 'Typed & kept' }),
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('at least seven digits')
  expect(answer.body).toContain('Typed &amp; kept')
  expect((await store.leads.one(reference))?.version).toBe(1)
})

test('once the mail address is corrected, a link that went to the wrong inbox shows nothing', async () => {
  const { app, store, token, link, reference } = await sentRequest({ email: 'wrong@example.com' })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, acceptTerms: 'on', email: 'right@example.com' }),
  })
  expect((await app.inject(link)).statusCode).toBe(410)
  expect((await app.inject(String(answer.headers.location))).statusCode).toBe(200)
  const lead = await store.leads.one(reference)
  const letters = lead?.mail.filter(({ letter }) => letter === 'lead-confirmation')
  expect(letters?.map(({ to, state }) => [to, state])).toEqual([
    ['wrong@example.com', 'dropped'],
    ['right@example.com', 'waiting'],
  ])
})

test('erasing asks first, and then nothing on the disk names the person', async () => {
  const { app, data, store, token, link, reference, ...whole } = await sentRequest()
  await putFiles({ app, token }, ['plan.pdf', 'application/pdf', aPdf])
  const asked = await app.inject(`/api/request/erase?token=${token}`)
  expect(asked.body).toContain('Yes, erase everything')
  expect((await store.leads.one(reference))?.name).toBe('Ann Ridge')
  const done = await app.inject({
    method: 'POST',
    url: `/api/request/erase?token=${token}`,
    ...form({}),
  })
  expect(done.body).toContain('Your request is erased')
  expect(await filesOf(data, reference)).toEqual([])
  const lead = await store.leads.one(reference)
  expect(lead?.erasedAt).toBe(whole.clock.now.toISOString())
  expect(JSON.stringify(lead)).not.toMatch(/Ann|ann@|0111|roof/i)
  expect(lead?.history.at(-1)?.change).toContain('Erased everything personal')
  await whole.close()
  for (const folder of ['leads', 'copies/leads'])
    for (const name of await readdir(join(data, folder)))
      expect(await readFile(join(data, folder, name), 'utf8')).not.toMatch(/Ann Ridge|ann@example/)
  expect(link).toContain(token)
})

test('after the erasure the link is dead, no letter goes out, and erasing again changes nothing', async () => {
  const { app, store, token, link, reference, clock } = await sentRequest()
  const erase = () =>
    app.inject({ method: 'POST', url: `/api/request/erase?token=${token}`, ...form({}) })
  await erase()
  expect([(await app.inject(link)).statusCode, (await erase()).statusCode]).toEqual([410, 410])
  const later = new Date(clock.now.getTime() + 48 * 60 * 60 * 1000)
  expect(await store.outbox.due(later, 10)).toEqual([])
  expect((await store.leads.one(reference))?.version).toBe(2)
})

test('a post from another website is refused', async () => {
  const { app, store, token, reference } = await sentRequest()
  const foreign = { origin: 'https://evil.example' }
  for (const url of ['/api/request', '/api/request/files', '/api/request/erase']) {
    const answer = await app.inject({
      method: 'POST',
      url: `${url}?token=${token}`,
      headers: foreign,
    })
    expect(answer.statusCode).toBe(403)
  }
  expect((await store.leads.one(reference))?.version).toBe(1)
})
