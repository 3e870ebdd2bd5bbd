import { describe, expect, test } from 'vitest'
import { storedLeads, postContact, postForm } from '../../testing/submit-contact.ts'
import { contactFields } from '../../testing/send-contact.ts'
import {
  signInOwner,
  sameOriginHeaders,
  startTestApp,
  type TestApp,
} from '../../testing/test-app.ts'

/** A random key, as the site's form sends. */
const formKey = '3f0c1d52-8a4b-4c6e-9b7d-1e2f3a4b5c6d'

describe('the same form sent again', () => {
  const key = { ...sameOriginHeaders, 'idempotency-key': formKey }

  test('gets the same answer and creates one lead, also twenty times concurrently', async () => {
    const testApp = await startTestApp()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postContact(testApp, contactFields, key)),
    )
    const bodies = new Set(answers.map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(await storedLeads(testApp)).toHaveLength(1)
  })

  test('is recognized after a restart, also by the key in the body', async () => {
    const before = await startTestApp()
    const first = await postContact(before, contactFields, key)
    await before.close()
    const after = await startTestApp({ folder: before.folder })
    const second = await postContact(after, { ...contactFields, idempotencyKey: formKey })
    expect(second.body).toBe(first.body)
    expect(await storedLeads(after)).toHaveLength(1)
  })

  test('with a corrected phone number corrects the lead and notifies the office', async () => {
    const testApp = await startTestApp()
    const first = await postContact(testApp, { ...contactFields, phone: '970-555-0000' }, key)
    const second = await postContact(testApp, contactFields, key)
    expect(second.json()).toEqual(first.json())
    const [lead] = await storedLeads(testApp)
    expect(lead?.phone).toBe('970-555-0111')
    expect(lead?.history[0]?.change).toContain('970-555-0000')
    expect(lead?.mail.map(({ letter }) => letter)).toEqual([
      'lead-to-office',
      'lead-confirmation',
      'reminder-50',
      'reminder-80',
      'reminder-100',
      'lead-to-office',
    ])
  })

  test.each([
    [
      'another address gets a confirmation there, in place of the first',
      'ann@new.example',
      ['ann@new.example'],
    ],
    ['the same address in capitals gets no other one', 'ANN@EXAMPLE.COM', ['ann@example.com']],
  ])('with %s', async (_, email, confirmed) => {
    const testApp = await startTestApp()
    await postContact(testApp, contactFields, key)
    await postContact(testApp, { ...contactFields, email }, key)
    const [lead] = await storedLeads(testApp)
    expect(lead?.email).toBe(email)
    const waiting = lead?.mail.filter(
      ({ letter, state }) => letter === 'lead-confirmation' && state === 'waiting',
    )
    expect(waiting?.map(({ to }) => to)).toEqual(confirmed)
  })

  test('for another person is refused, and the first lead does not change', async () => {
    const testApp = await startTestApp()
    await postContact(testApp, contactFields, key)
    const stranger = {
      ...contactFields,
      name: 'Bo',
      email: 'bo@example.com',
      phone: '970-555-0199',
    }
    const answer = await postContact(testApp, stranger, key)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('idempotency_mismatch')
    expect(await storedLeads(testApp)).toMatchObject([{ name: 'Ann Ridge', version: 1 }])
  })

  test('without a key is one lead within ten minutes and two after that', async () => {
    const testApp = await startTestApp()
    const { requestLink, ...first } = (await postContact(testApp, contactFields)).json()
    const second = (await postContact(testApp, contactFields)).json()
    expect(await storedLeads(testApp)).toHaveLength(1)
    // Without the link: the second sender may be another one, who knows what the first one wrote.
    expect([requestLink, second]).toEqual([expect.any(String), first])
    testApp.clock.now = new Date('2026-11-05T15:11:00.000Z')
    await postContact(testApp, contactFields)
    expect(await storedLeads(testApp)).toHaveLength(2)
  })
})

describe('the original content of a corrected lead', () => {
  const first = { ...contactFields, email: 'wrong@example.com' }
  const right = { email: 'right@example.com' }
  type Lead = Awaited<ReturnType<typeof storedLeads>>[number]

  /** Ways to correct a lead whose form was sent with these headers. */
  const ways: [string, (testApp: TestApp, lead: Lead, link: string) => Promise<number>][] = [
    [
      'by the request link',
      async ({ app }, _lead, url) => {
        const { name, phone, serviceType } = contactFields
        const fields = { name, phone, serviceType, ...right, acceptTerms: 'on' }
        return (await postForm(app, url, fields, sameOriginHeaders)).statusCode
      },
    ],
    [
      'by staff',
      async ({ app, ...whole }, { id, version }) => {
        const headers = await signInOwner({ app, ...whole })
        const payload = { ...right, version }
        const url = `/api/admin/leads/${id}`
        const { statusCode } = await app.inject({ method: 'PATCH', url, headers, payload })
        return statusCode === 200 ? 303 : statusCode
      },
    ],
    [
      'as the release before kept it',
      async ({ store }, { id }) => {
        const by = { at: '2026-11-05T15:00:01.000Z', by: 'the visitor', version: 2 }
        const change = 'Corrected by the request link: email (was "wrong@example.com")'
        await store.leads.transact(id, (lead) => ({
          ...(lead && {
            change: { ...lead, ...right, version: 2, history: [{ ...by, change }] },
          }),
          answer: undefined,
        }))
        return 303
      },
    ],
  ]

  for (const [how, correct] of ways) {
    const corrected = async (headers: Record<string, string> = {}) => {
      const testApp = await startTestApp()
      const link = (await postContact(testApp, first, headers)).json<{ requestLink: string }>()
        .requestLink
      const [lead] = await storedLeads(testApp)
      if (!lead) throw new Error('There is no lead.')
      expect(await correct(testApp, lead, link)).toBe(303)
      return { whole: testApp, lead }
    }

    test(`${how}: sent again with the key, it is answered without a link and changes nothing`, async () => {
      const key = { 'idempotency-key': formKey }
      const { whole, lead } = await corrected(key)
      const [before] = await storedLeads(whole)
      const again = await postContact(whole, first, key)
      expect(again.statusCode).toBe(200)
      expect(again.json()).toMatchObject({ success: true, reference: lead.id })
      expect(again.body).not.toContain('request?token')
      expect(await storedLeads(whole)).toEqual([before])
      const fields = { ...first, idempotencyKey: formKey, acceptTerms: 'on' }
      const plain = await postForm(whole.app, '/api/contact', fields)
      expect(plain.headers.location).toMatch(/^\/thank-you\?answer-by=/)
      expect(plain.headers.location).not.toContain('request=')
    })

    test(`${how}: sent again without a key, it is a new lead with a link of its own`, async () => {
      const { whole, lead } = await corrected()
      const again = (await postContact(whole, first)).json<{
        reference: string
        requestLink: string
      }>()
      expect(again.reference).not.toBe(lead.id)
      const shown = await whole.app.inject(again.requestLink)
      expect(shown.body).toContain('wrong@example.com')
      expect(shown.body).not.toContain('right@example.com')
      expect(await storedLeads(whole)).toHaveLength(2)
    })
  }
})

describe('when the clock is set back', () => {
  test('nothing is lost: keys are recognized, new leads are stored, and the same content later is a second lead', async () => {
    const testApp = await startTestApp()
    const first = await postContact(testApp, contactFields, { 'idempotency-key': formKey })
    await postContact(testApp, { ...contactFields, name: 'Ben' })
    testApp.clock.now = new Date('2026-09-01T09:00:00.000Z')
    expect((await postContact(testApp, contactFields, { 'idempotency-key': formKey })).body).toBe(
      first.body,
    )
    expect((await postContact(testApp, { ...contactFields, name: 'Cleo' })).statusCode).toBe(200)
    await postContact(testApp, { ...contactFields, name: 'Ben' })
    await testApp.close()
    const after = await startTestApp({ folder: testApp.folder })
    const names = (await storedLeads(after)).map(({ name }) => name)
    expect(names.sort()).toEqual(['Ann Ridge', 'Ben', 'Ben', 'Cleo'])
  })
})
