import { describe, expect, test } from 'vitest'
import { failingDisk } from '../../testing/failing-disk.ts'
import { contactFormFields } from '../../contact-form/fields.ts'
import { storedLeads, postContact, submitContact, postForm } from '../../testing/submit-contact.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { openSixDays, signInOwner, startTestApp, testSite } from '../../testing/test-app.ts'

describe('POST /api/contact', () => {
  test('stores a lead with its time, origin and content commit', async () => {
    const testApp = await startTestApp()
    const answer = await postContact(testApp, {
      ...contactFields,
      page: '/roofing-breckenridge-colorado',
      referrer: 'https://search.example/',
      campaign: 'utm_source=flyer',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      message: "We've received your request and will get back to you within 24 hours.",
      reference: expect.stringMatching(/^HP-[2-9A-Z]{6}$/),
      thankYouPage: '/thank-you',
      requestLink: expect.stringMatching(/^\/api\/request\?token=/),
      answerBy: 'Friday 8:00 AM',
      answerWhen: 'Friday by 8:00 AM',
      timeZone: 'Mountain Time',
      dueAt: '2026-11-06T08:00:00-07:00',
    })
    expect(await storedLeads(testApp)).toMatchObject([
      {
        id: answer.json().reference,
        receivedAt: '2026-11-05T15:00:00.000Z',
        dueAt: '2026-11-06T15:00:00.000Z',
        language: 'en',
        page: '/roofing-breckenridge-colorado',
        referrer: 'https://search.example/',
        campaign: 'utm_source=flyer',
        contentCommit: 'c0ffee',
        status: 'new',
      },
    ])
  })

  test.each([
    // A Saturday, early; a Sunday; a Saturday's afternoon.
    ['2026-11-07T13:24:00Z', 'today by 6:00 PM', '8:00 AM today', false],
    ['2026-11-08T17:00:00Z', 'Monday by 10:00 AM', 'Monday at 8:00 AM', false],
    ['2026-11-08T13:00:00Z', 'Monday by 9:00 AM', 'Monday at 8:00 AM', true],
    ['2026-11-07T23:30:00Z', 'Monday by 9:00 AM', undefined, true],
  ])(
    'a request of %s is answered %s, without “24 hours” beside a later time',
    async (received, answerWhen, closedUntil, late) => {
      const testApp = await startTestApp({ promise: openSixDays })
      testApp.clock.now = new Date(received)
      const { message, ...answer } = (await postContact(testApp, contactFields)).json()
      expect(answer).toMatchObject({ answerWhen, ...(closedUntil && { closedUntil }) })
      if (!closedUntil) expect(answer).not.toHaveProperty('closedUntil')
      expect(message).toBe(
        late
          ? `We've received your request. You'll hear from us ${answerWhen}.`
          : "We've received your request and will get back to you within 24 hours.",
      )
    },
  )

  test('a firm in the Pacific time zone has its own prefix, times and zone, and reads leads of an earlier prefix', async () => {
    const pacific = {
      ...openSixDays,
      timeZone: 'America/Los_Angeles',
      timeZoneNames: { en: 'Pacific Time', es: 'hora del Pacífico' },
    }
    const business = { ...testSite.business, referencePrefix: 'CSB', promise: pacific }
    const testApp = await startTestApp({ site: { business } })
    await testApp.store.bulk.add('leads', [aLead('HP-AAAAA2')])
    // A Saturday, early.
    testApp.clock.now = new Date('2026-11-07T13:24:00Z')
    const answer = (await postContact(testApp, contactFields)).json()
    expect(answer).toMatchObject({
      reference: expect.stringMatching(/^CSB-[2-9A-Z]{6}$/),
      answerWhen: 'today by 6:00 PM',
      closedUntil: '8:00 AM today',
      timeZone: 'Pacific Time',
      dueAt: '2026-11-07T18:00:00-08:00',
    })
    const headers = await signInOwner(testApp)
    for (const reference of [answer.reference, 'HP-AAAAA2']) {
      const url = `/api/admin/leads/${reference}`
      const { lead } = (await testApp.app.inject({ url, headers })).json()
      expect(lead).toMatchObject({ reference })
    }
  })

  test('derives the services and the message if the form did not send them', async () => {
    const testApp = await startTestApp()
    await postContact(testApp, contactFields)
    const [lead] = await storedLeads(testApp)
    expect(lead?.services).toEqual([
      'kitchen-remodeling',
      'bathroom-remodeling',
      'remodels-renovations',
    ])
    expect(lead?.message).toContain('Ann Ridge')
    expect(lead?.message).toContain('970-555-0111')
  })

  test('takes the page and the campaign from our own Referer if the form has none', async () => {
    const testApp = await startTestApp()
    const referer = 'http://localhost:80/roofing?utm_source=flyer&q=private'
    await postContact(testApp, contactFields, { referer, host: 'localhost' })
    await postContact(
      testApp,
      { ...contactFields, name: 'Ben' },
      { referer: 'https://other.example/roofing' },
    )
    const [foreign, own] = await storedLeads(testApp)
    expect(own).toMatchObject({ page: '/roofing', campaign: 'utm_source=flyer' })
    expect(foreign).toMatchObject({ page: '', campaign: '' })
  })

  test('stores extra fields as text and refuses by name what it cannot store', async () => {
    const testApp = await startTestApp()
    await postContact(testApp, {
      ...contactFields,
      budget: 5000,
      pets: true,
      rooms: ['bath', 'hall'],
      note: '',
    })
    const [lead] = await storedLeads(testApp)
    expect(lead?.extra).toEqual({ budget: '5000', pets: 'true', rooms: 'bath, hall' })
    const refused = await postContact(testApp, {
      ...contactFields,
      plan: { deep: true },
      story: 'x'.repeat(2001),
    })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().fields)).toEqual(['plan', 'story'])
  })

  test('every field reaches the lead, its page, the admin and the CSV, and personal ones are erased', async () => {
    const answers = Object.fromEntries(
      contactFormFields.map(({ name, kind, options = { remodels: '' } }) => [
        name,
        { choice: Object.keys(options).at(-1), email: 'june@example.com', tel: '970-555-0177' }[
          kind as string
        ] ?? `Given as ${name}`,
      ]),
    )
    const testApp = await submitContact(answers)
    const { app, reference, link, eraser } = testApp
    const headers = await signInOwner(testApp)
    expect(await storedLeads(testApp)).toMatchObject([answers])
    const url = `/api/admin/leads/${reference}`
    expect((await app.inject({ url, headers })).json().lead).toMatchObject(answers)
    const page = await app.inject(link)
    const csv = await app.inject({ url: '/api/admin/leads.csv', headers })
    for (const { name, label, options, csv: header } of contactFormFields) {
      const answer = answers[name] ?? ''
      expect(page.body, label).toContain(options?.[answer] ?? answer)
      if (header === undefined) continue
      expect(csv.body.split('\r\n')[0]?.split(','), header).toContain(header)
      expect(csv.body).toContain(`"${answer}"`)
    }
    const targets = [{ collection: 'leads' as const, id: reference }]
    await eraser.erase({ requestedBy: 'prospect', why: 'asked', targets })
    const erased = JSON.stringify(await testApp.store.leads.one(reference))
    for (const { name, personal } of contactFormFields)
      expect(erased.includes(`:"${answers[name]}"`), name).toBe(!personal)
  })

  test('refuses a time that is not in the list; an empty one means any time', async () => {
    const testApp = await startTestApp()
    const refused = await postContact(testApp, { ...contactFields, bestTime: 'at night' })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { bestTime: 'Pick a time from the list.' },
    ])
    const spanish = { ...contactFields, bestTime: 'at night', page: '/buscando-trabajo' }
    expect((await postContact(testApp, spanish)).json().fields).toEqual({
      bestTime: 'Elija una hora de la lista.',
    })
    expect((await postContact(testApp, { ...contactFields, bestTime: '' })).statusCode).toBe(200)
    expect((await storedLeads(testApp))[0]).not.toHaveProperty('bestTime')
  })

  test('a corrected choice appears in the history with its labels, whoever corrects it', async () => {
    const testApp = await submitContact({ bestTime: 'morning' })
    const { app, reference, token } = testApp
    const headers = await signInOwner(testApp)
    const url = `/api/admin/leads/${reference}`
    const payload = { version: 1, bestTime: 'midday' }
    await app.inject({ method: 'PATCH', url, headers, payload })
    const fields = { ...contactFields, bestTime: 'evening', acceptTerms: 'on' }
    await postForm(app, `/api/request?token=${token}`, fields)
    expect((await storedLeads(testApp))[0]?.history).toMatchObject([
      { change: 'Best time to call corrected', detail: 'Morning → Midday' },
      { change: expect.stringContaining('Best time to call (was "Midday")') },
    ])
  })

  test('the town of a lead of an earlier release is shown and can be corrected', async () => {
    const testApp = await submitContact()
    const { app, store, reference, link } = testApp
    const headers = await signInOwner(testApp)
    await store.leads.transact(reference, (lead) => ({
      ...(lead && { change: { ...lead, extra: { town: 'Minturn', service: 'Roofing' } } }),
      answer: undefined,
    }))
    const url = `/api/admin/leads/${reference}`
    expect((await app.inject({ url, headers })).json().lead).toMatchObject({ town: 'Minturn' })
    expect((await app.inject({ url: '/api/admin/leads.csv', headers })).body).toContain('"Minturn"')
    expect((await app.inject(link)).body).toContain('<dd>Minturn</dd>')
    expect((await app.inject({ url: '/api/admin/leads?q=minturn', headers })).json().total).toBe(1)
    const payload = { version: 1, town: '' }
    const changed = await app.inject({ method: 'PATCH', url, headers, payload })
    expect(changed.json().lead.history.at(-1)).toMatchObject({
      change: 'Town or address corrected',
      detail: 'Minturn → none',
    })
    expect(changed.json().lead).not.toHaveProperty('town')
    expect((await app.inject(link)).body).not.toContain('Minturn')
  })

  test('tells a program that a list, a number or null is no text', async () => {
    const testApp = await startTestApp()
    const sent = { ...contactFields, name: ['Ann'], phone: 9705550111, town: null }
    const noText = 'Please send this as text.'
    expect((await postContact(testApp, sent)).json().fields).toEqual({
      name: noText,
      phone: noText,
      town: noText,
    })
  })

  test('says in plain words which fields are wrong', async () => {
    const answer = await postContact(await startTestApp(), {
      name: ' ',
      email: 'ann',
      serviceType: 'roof',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchInlineSnapshot(`
      {
        "code": "wrong_fields",
        "detail": "Please fix the marked fields and send it again.",
        "fields": {
          "acceptTerms": "Check this box so we can contact you.",
          "email": "Check that email address. It should look like name@example.com.",
          "name": "Please tell us your name.",
          "phone": "That number looks short. Please add the area code.",
          "serviceType": "Pick a service type from the list.",
        },
        "message": "Please fix the marked fields and send it again.",
        "status": 400,
        "success": false,
        "title": "Bad Request",
        "type": "about:blank",
      }
    `)
  })

  test('accepts the trailing space that phone keyboards add to an address', async () => {
    const testApp = await startTestApp()
    const answer = await postContact(testApp, { ...contactFields, email: 'ann@example.com ' })
    expect(answer.statusCode).toBe(200)
    expect((await storedLeads(testApp))[0]?.email).toBe('ann@example.com')
  })

  test('answers a filled honeypot like a success, and quarantines it without emails', async () => {
    const testApp = await startTestApp()
    const sent = {
      ...contactFields,
      website: 'https://spam.example',
      idempotencyKey: '3f0c1d52-8a4b-4c6e-9b7d-1e2f3a4b5c6d',
    }
    const answer = await postContact(testApp, sent)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().reference).toMatch(/^HP-/)
    expect(await storedLeads(testApp)).toEqual([])
    expect(await testApp.store.outbox.due(new Date('2027-01-01'), 10)).toEqual([])
    const kept = await testApp.store.quarantinedLeads.transactByForm(
      { idempotencyKey: '3f0c1d52-8a4b-4c6e-9b7d-1e2f3a4b5c6d' },
      (found) => ({
        answer: found,
      }),
    )
    expect(kept).toMatchObject({ id: answer.json().reference, honeypot: 'https://spam.example' })
  })
})

describe('when the disk is full', () => {
  test('the visitor gets an error with the phone number, and a retry succeeds', async () => {
    const disk = { full: true }
    const testApp = await startTestApp({
      disk: failingDisk(() => (disk.full ? new Error('ENOSPC') : undefined)),
    })
    const answer = await postContact(testApp, contactFields)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toContain('970-555-0100')
    expect(answer.body).not.toContain('ENOSPC')
    expect(answer.headers['retry-after']).toBe('30')
    expect(await storedLeads(testApp)).toEqual([])
    disk.full = false
    expect((await postContact(testApp, contactFields)).statusCode).toBe(200)
    expect(await storedLeads(testApp)).toHaveLength(1)
  })
})
