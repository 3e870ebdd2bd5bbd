import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { postContact, postForm, storedLeads } from '../../testing/submit-contact.ts'
import { sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

interface Answer {
  reference: string
  requestLink?: string
}
const stranger = { ...contactFields, name: 'Bo', email: 'bo@example.com', phone: '970-555-0199' }

describe('a key that a stranger can guess', () => {
  const key = { 'idempotency-key': 'call-1002' }

  test('does not keep the request of somebody else from being stored', async () => {
    const testApp = await startTestApp()
    expect((await postContact(testApp, stranger, key)).statusCode).toBe(200)
    const real = await postContact(testApp, contactFields, key)
    expect(real.statusCode).toBe(200)
    expect((await storedLeads(testApp)).map(({ name }) => name).sort()).toEqual(['Ann Ridge', 'Bo'])
    const again = await postContact(testApp, contactFields, key)
    expect(again.json<Answer>().reference).toBe(real.json<Answer>().reference)
    expect(await storedLeads(testApp)).toHaveLength(2)
  })

  test.each([
    ['phone', { phone: contactFields.phone }],
    ['email', { email: contactFields.email }],
  ])('with the %s of a lead neither changes it nor gets its link', async (_, known) => {
    const testApp = await startTestApp()
    const first = (await postContact(testApp, contactFields, key)).json<Answer>()
    const answer = await postContact(testApp, { ...stranger, ...known }, key)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Answer>().reference).not.toBe(first.reference)
    expect(answer.body).not.toContain(first.reference)
    const kept = (await storedLeads(testApp)).find(({ id }) => id === first.reference)
    expect(kept).toMatchObject({ name: 'Ann Ridge', version: 1 })
  })

  test('corrects a lead of the same email and phone, and gets no link', async () => {
    const testApp = await startTestApp()
    const first = (await postContact(testApp, contactFields, key)).json<Answer>()
    const answer = await postContact(testApp, { ...contactFields, name: 'Anne' }, key)
    expect(answer.json<Answer>()).toMatchObject({ reference: first.reference })
    expect(answer.body).not.toContain('request?token')
    expect(await storedLeads(testApp)).toMatchObject([{ name: 'Anne', version: 2 }])
    const repeated = await postContact(testApp, { ...contactFields, name: 'Anne' }, key)
    expect(repeated.body).not.toContain('request?token')
  })

  test('with email, phone and key used up by a stranger, the request is stored all the same, once', async () => {
    const testApp = await startTestApp()
    for (let n = 0; n < 8; n += 1)
      await postContact(testApp, { ...contactFields, name: `Bo ${n}` }, key)
    const before = (await storedLeads(testApp)).length
    const real = (await postContact(testApp, contactFields, key)).json<Answer>()
    const again = (await postContact(testApp, contactFields, key)).json<Answer>()
    expect(again.reference).toBe(real.reference)
    const leads = await storedLeads(testApp)
    expect(leads).toHaveLength(before + 1)
    expect(leads.find(({ id }) => id === real.reference)).toMatchObject({ name: 'Ann Ridge' })
  })

  test('a stranger who sent first cannot open or erase what the person then sent', async () => {
    const testApp = await startTestApp()
    const { requestLink = '', reference } = (
      await postContact(testApp, { ...contactFields, name: 'Bo' }, key)
    ).json<Answer>()
    expect((await testApp.app.inject(requestLink)).statusCode).toBe(200)
    expect((await postContact(testApp, contactFields, key)).json<Answer>().reference).toBe(
      reference,
    )
    expect((await testApp.app.inject(requestLink)).statusCode).toBe(410)
    const erase = requestLink.replace('/api/request', '/api/request/erase')
    const erased = await postForm(testApp.app, erase, {}, sameOriginHeaders)
    expect(erased.statusCode).toBe(410)
    expect(await storedLeads(testApp)).toMatchObject([{ name: 'Ann Ridge' }])
  })

  test('stored by an earlier release is recognized for the same email and phone only', async () => {
    const testApp = await startTestApp()
    const first = (await postContact(testApp, contactFields, key)).json<Answer>()
    await testApp.store.leads.transact(first.reference, (lead) => ({
      ...(lead && { change: { ...lead, idempotencyKey: 'call-1002' } }),
      answer: undefined,
    }))
    const again = (await postContact(testApp, contactFields, key)).json<Answer>()
    expect(again.reference).toBe(first.reference)
    const other = { ...stranger, phone: contactFields.phone }
    expect((await postContact(testApp, other, key)).json<Answer>().reference).not.toBe(
      first.reference,
    )
    expect(await storedLeads(testApp)).toHaveLength(2)
  })
})

describe('the random key of a form on the site', () => {
  const ownForm = () => ({ ...sameOriginHeaders, 'idempotency-key': randomUUID() })

  test.each([
    ['email', { email: 'ann@new.example' }],
    ['phone', { phone: '970-555-0123' }],
  ])('with another %s corrects its one lead', async (_, change) => {
    const testApp = await startTestApp()
    const form = ownForm()
    const first = (await postContact(testApp, contactFields, form)).json<Answer>()
    const second = (
      await postContact(testApp, { ...contactFields, ...change }, form)
    ).json<Answer>()
    expect(second.reference).toBe(first.reference)
    expect(await storedLeads(testApp)).toMatchObject([{ ...change, version: 2 }])
    // For its photos.
    const page = await testApp.app.inject(second.requestLink ?? '')
    expect(page.statusCode).toBe(200)
  })

  test('erasing what it corrected takes the link from the email', async () => {
    const testApp = await startTestApp()
    const form = ownForm()
    await postContact(testApp, contactFields, form)
    const answer = await postContact(testApp, { ...contactFields, name: 'Anne' }, form)
    const { requestLink = '' } = answer.json<Answer>()
    const page = await testApp.app.inject(requestLink)
    expect(page.body).not.toContain('/api/request/erase')
    expect(page.body).toContain('the link in the email we sent you')
    const erase = requestLink.replace('/api/request', '/api/request/erase')
    const erased = await postForm(testApp.app, erase, {}, sameOriginHeaders)
    expect(erased.statusCode).toBe(410)
    expect(await storedLeads(testApp)).toMatchObject([{ name: 'Anne' }])
  })

  test('sent by a program, it corrects only a lead of the same email and phone', async () => {
    const testApp = await startTestApp()
    const key = { 'idempotency-key': randomUUID() }
    await postContact(testApp, contactFields, key)
    const other = await postContact(testApp, { ...contactFields, email: 'bo@example.com' }, key)
    expect(other.statusCode).toBe(409)
    expect(await storedLeads(testApp)).toMatchObject([{ email: 'ann@example.com', version: 1 }])
  })
})
