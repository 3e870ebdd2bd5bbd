import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLinkSigner, signSelfServiceToken } from '../../email/link-tokens.ts'
import { pdfBytes, uploadFiles, submitContact } from '../../testing/submit-contact.ts'
import { contactFields } from '../../testing/send-contact.ts'
import {
  signInOwner,
  sameOriginHeaders,
  startTestApp,
  type TestApp,
} from '../../testing/test-app.ts'

const form = (fields: Record<string, string>) => ({
  headers: { ...sameOriginHeaders, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})

const corrected = { ...contactFields, phone: '970-555-0199', message: 'A metal roof' }
const filesOf = (data: string, lead: string) =>
  readdir(join(data, 'attachments', lead)).catch(() => [])

test('the link shows the request and the due time, without caching or indexing', async () => {
  const { app, link } = await submitContact()
  const page = await app.inject(link)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Ann Ridge')
  expect(page.body).toContain('A roof &lt;b&gt;in Vail&lt;/b&gt;')
  expect(page.body).toContain('You’ll hear from us by Friday, November 6, 8:00 AM (Mountain Time).')
  expect(page.body).not.toContain('<script')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
})

test('forged, truncated and expired links get a page with the phone number', async () => {
  const { app, link, clock, token } = await submitContact()
  for (const url of ['/api/request?token=x.y', link.slice(0, -3)]) {
    const page = await app.inject(url)
    expect([page.statusCode, page.body.includes('970-555-0100')]).toEqual([410, true])
    expect(page.body).not.toContain('Ann Ridge')
  }
  clock.now = new Date(clock.now.getTime() + 61 * 24 * 60 * 60 * 1000)
  for (const url of [link, `/api/request/erase?token=${token}`])
    expect((await app.inject(url)).statusCode).toBe(410)
})

test('a correction is stored with the old value, and the office is notified', async () => {
  const { app, store, token, reference } = await submitContact()
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
  expect(lead?.history[0]?.change).toContain('Phone (was "970-555-0111")')
  expect(lead?.mail.filter(({ letter }) => letter === 'lead-to-office')).toHaveLength(2)
})

test('after thirty corrections the page takes no more, and says to call', async () => {
  const { app, store, token, reference } = await submitContact()
  const correct = async (message: string) => {
    const fields = form({ ...corrected, message, acceptTerms: 'on' })
    const url = `/api/request?token=${token}`
    return (await app.inject({ method: 'POST', url, ...fields })).headers.location ?? ''
  }
  await correct('One')
  await store.leads.transact(reference, (lead) => ({
    ...(lead && {
      change: { ...lead, history: Array.from({ length: 29 }, () => lead.history).flat() },
    }),
    answer: undefined,
  }))
  expect(await correct('Thirty')).toContain('said=corrected')
  const refused = await app.inject(await correct('One more'))
  expect(refused.body).toContain('Please call us instead.')
  expect((await store.leads.one(reference))?.message).toBe('Thirty')
})

test('the page names the trade; after another service type is chosen, that one', async () => {
  const { app, store, link, token, reference } = await submitContact({
    serviceType: 'home-services',
    service: 'Roofing',
    roofArea: '2,000',
  })
  expect((await app.inject(link)).body).toContain('<dd>Roofing</dd>')
  await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, serviceType: 'equipment', acceptTerms: 'on' }),
  })
  expect((await app.inject(link)).body).toContain('<dd>Equipment Rentals</dd>')
  expect((await store.leads.one(reference))?.extra).toEqual({ roofArea: '2,000' })
})

test('another trade is chosen from the form’s list, and the office gets it, with a sentence that fits', async () => {
  const { app, store, link, token, reference } = await submitContact({
    serviceType: 'remodels',
    service: 'Kitchen remodel',
    services: ['kitchen-remodeling'],
    message:
      'Service inquiry about Kitchen remodel from Ann Ridge. Please call 970-555-0111.\n\nOak.',
  })
  const page = (await app.inject(link)).body
  expect(page).toContain('<dd>Oak.</dd>')
  expect(page).not.toContain('Service inquiry')
  expect(page).toMatch(/<option value="kitchen-remodeling" selected="">/)
  const correct = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api/request?token=${token}`,
      ...form({ ...corrected, message: 'Oak.', acceptTerms: 'on', ...fields }),
    })
  await correct({ serviceType: 'kitchen-remodeling' })
  expect(await store.leads.one(reference)).toMatchObject({ extra: { service: 'Kitchen remodel' } })
  await correct({ serviceType: 'bathroom-remodeling' })
  const lead = await store.leads.one(reference)
  expect(lead).toMatchObject({
    serviceType: 'remodels',
    extra: { service: 'Bathroom remodel' },
    message:
      'Service inquiry about Bathroom remodel from Ann Ridge. Please call 970-555-0199.\n\nOak.',
  })
  expect(lead?.services[0]).toBe('bathroom-remodeling')
  expect(lead?.history.map(({ change }) => change)).toEqual([
    expect.stringContaining('Phone (was'),
    'Corrected by the request link: About (was "Kitchen remodel")',
  ])
})

test('an invalid correction has an error at its field, and the input is kept', async () => {
  const { app, store, token, reference } = await submitContact()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, phone: '55', acceptTerms: 'on', message: 'Typed & kept' }),
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('That number looks short')
  expect(answer.body).toContain('Typed &amp; kept')
  expect((await store.leads.one(reference))?.version).toBe(1)
})

test('after the email address is corrected, the link sent to the old one is invalid', async () => {
  const { app, store, token, link, reference } = await submitContact({ email: 'wrong@example.com' })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, acceptTerms: 'on', email: 'right@example.com' }),
  })
  expect((await app.inject(link)).statusCode).toBe(410)
  expect((await app.inject(String(answer.headers.location))).statusCode).toBe(200)
  const lead = await store.leads.one(reference)
  const emails = lead?.mail.filter(({ letter }) => letter === 'lead-confirmation')
  expect(emails?.map(({ to, state }) => [to, state])).toEqual([
    ['wrong@example.com', 'dropped'],
    ['right@example.com', 'waiting'],
  ])
})

test('erasing asks for confirmation; afterwards no file has personal data', async () => {
  const { app, data, store, token, link, reference, ...whole } = await submitContact()
  await uploadFiles({ app, token }, ['plan.pdf', 'application/pdf', pdfBytes])
  const asked = await app.inject(`/api/request/erase?token=${token}`)
  expect(asked.body).toContain('Yes, erase everything')
  expect((await store.leads.one(reference))?.name).toBe('Ann Ridge')
  const done = await app.inject({
    method: 'POST',
    url: `/api/request/erase?token=${token}`,
    ...form({}),
  })
  expect(done.body).toContain('Your request is erased')
  // Drafts and the receipt in the browser go, too.
  expect(done.headers['clear-site-data']).toBe('"storage"')
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

test('after the erasure the link is invalid, no email is sent, and erasing again changes nothing', async () => {
  const { app, store, token, link, reference, clock } = await submitContact()
  const erase = () =>
    app.inject({ method: 'POST', url: `/api/request/erase?token=${token}`, ...form({}) })
  await erase()
  expect([(await app.inject(link)).statusCode, (await erase()).statusCode]).toEqual([410, 410])
  const later = new Date(clock.now.getTime() + 48 * 60 * 60 * 1000)
  expect(await store.outbox.due(later, 10)).toEqual([])
  expect((await store.leads.one(reference))?.version).toBe(2)
})

test('a post from another website is refused', async () => {
  const { app, store, token, reference } = await submitContact()
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

/** Returns the token that was emailed to a lead's address. */
async function emailedToken({ store }: Pick<TestApp, 'store'>, reference: string) {
  const lead = await store.leads.one(reference)
  const links = createLinkSigner('a secret of at least thirty-two characters')
  return lead ? signSelfServiceToken(lead, 'email', links) : ''
}

/**
 * Creates two leads, the first of which is merged into the second. @param change fields of the first that differ from
 * those of the second
 */
async function mergedRequest(change: object = {}) {
  const first = await submitContact(change)
  const { app, store, reference } = first
  const again = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactFields, message: 'Any news?' },
  })
  const headers = await signInOwner(first)
  const second: string = again.json().reference
  await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${second}/merge`,
    headers,
    payload: { version: 1, other: { id: reference, version: 1 } },
  })
  const shown = async () =>
    (await app.inject({ url: `/api/admin/leads/${second}`, headers })).json().lead
  const officeEmails = async (id: string) =>
    (await store.leads.one(id))?.mail.filter(({ letter }) => letter === 'lead-to-office').length
  return { ...first, second, headers, shown, officeEmails }
}

test('a correction by the emailed link of a merged lead also corrects the survivor', async () => {
  const merged = await mergedRequest()
  const { app, reference, second, shown, officeEmails } = merged
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${await emailedToken(merged, reference)}`,
    ...form({ ...corrected, acceptTerms: 'on' }),
  })
  expect(answer.statusCode).toBe(303)
  const lead = await shown()
  // The number was the same on both. The messages differ, so the survivor keeps its own.
  expect(lead).toMatchObject({
    phone: '970-555-0199',
    message: expect.stringContaining('Any news'),
  })
  expect(lead.merged).toMatchObject([{ message: 'A metal roof', phone: '970-555-0199' }])
  expect(lead.history.at(-1)).toMatchObject({
    by: 'the visitor',
    change: expect.stringContaining(`Phone (was "970-555-0111")`),
  })
  expect(lead.history.at(-1).change).toContain(reference)
  expect([await officeEmails(reference), await officeEmails(second)]).toEqual([1, 2])
})

test.each([
  ['the link that the form’s page got', {}, false],
  ['a link that was emailed to another address', { email: 'other@example.com' }, true],
])('%s neither corrects nor erases the survivor', async (_, change, emailed) => {
  const merged = await mergedRequest(change)
  const { app, reference, shown } = merged
  const post = (token: string, url: string, fields: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `${url}?token=${token}`, ...form(fields) })
  const token = emailed ? await emailedToken(merged, reference) : merged.token
  expect((await post(token, '/api/request/erase')).statusCode).toBe(410)
  // Nor when the sender corrects the address to their own, gets the email there, and corrects it to the survivor's.
  const own = { ...corrected, acceptTerms: 'on', email: 'own@example.com' }
  await post(token, '/api/request', own)
  const ownToken = await emailedToken(merged, reference)
  expect((await post(ownToken, '/api/request/erase')).statusCode).toBe(410)
  const changed = await post(ownToken, '/api/request', { ...own, email: contactFields.email })
  const next = new URL(String(changed.headers.location), 'https://x.example').searchParams
  expect((await post(next.get('token') ?? '', '/api/request/erase')).statusCode).toBe(410)
  const lead = await shown()
  expect(lead).toMatchObject({ email: contactFields.email, phone: contactFields.phone })
  expect(lead.history.at(-1).change).toContain(reference)
})

test('only the emailed link also erases quarantined requests of its address', async () => {
  const testApp = await submitContact()
  const { app, store, reference } = testApp
  const erase = (token: string) =>
    app.inject({ method: 'POST', url: `/api/request/erase?token=${token}`, ...form({}) })
  const send = async (website = '') =>
    app.inject({ method: 'POST', url: '/api/contact', payload: { ...contactFields, website } })
  await send('filled in')
  const emailed = await emailedToken(testApp, (await send()).json().reference)
  await erase(testApp.token)
  expect((await store.leads.one(reference))?.erasedAt).toBeDefined()
  expect((await store.quarantinedLeads.newestFirst(0, 10)).total).toBe(1)
  await erase(emailed)
  expect((await store.quarantinedLeads.newestFirst(0, 10)).total).toBe(0)
})

test('files added by the link of a merged lead are on the survivor', async () => {
  const merged = await mergedRequest()
  const { app, headers, reference, second, shown, officeEmails } = merged
  await uploadFiles(merged, ['plan.pdf', 'application/pdf', pdfBytes])
  const lead = await shown()
  const [{ attachments }] = lead.merged
  expect(attachments).toMatchObject([{ name: 'plan.pdf' }])
  const file = await app.inject({
    url: `/api/admin/leads/${reference}/attachments/${attachments[0].id}`,
    headers,
  })
  expect(file.rawPayload.equals(pdfBytes)).toBe(true)
  expect(lead.history.at(-1).change).toBe(`Added: plan.pdf (${reference})`)
  expect([await officeEmails(reference), await officeEmails(second)]).toEqual([1, 2])
})

test('a merged lead’s form sent again with another number tells the office, and leaves the survivor as it is', async () => {
  const testApp = await startTestApp()
  const { app } = testApp
  const headers = await signInOwner(testApp)
  const post = async (change: object, key: string) => {
    const payload = { ...contactFields, ...change, idempotencyKey: key }
    const form = {
      method: 'POST',
      url: '/api/contact',
      headers: sameOriginHeaders,
      payload,
    } as const
    return (await app.inject(form)).json().reference
  }
  const [firstForm, secondForm] = [crypto.randomUUID(), crypto.randomUUID()]
  const [first, second] = [await post({}, firstForm), await post({}, secondForm)]
  await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${second}/merge`,
    headers,
    payload: { version: 1, other: { id: first, version: 1 } },
  })
  expect(await post({ phone: '970-555-0166' }, firstForm)).toBe(first)
  const { lead } = (await app.inject({ url: `/api/admin/leads/${second}`, headers })).json()
  expect([lead.phone, lead.merged[0].phone]).toEqual(['970-555-0111', '970-555-0166'])
  expect(lead.history.at(-1).change).toBe(`Sent the form of ${first} again, with corrections`)
})
