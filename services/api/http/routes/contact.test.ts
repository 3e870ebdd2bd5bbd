import { describe, expect, test } from 'vitest'
import { appendAndSync } from '../../store/json-file/appended-file.ts'
import { aRequest, wholeApp, type WholeApp } from '../../testing/whole-app.ts'

const post = ({ app }: WholeApp, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/contact', payload, headers })

const leadsOf = async ({ store }: WholeApp) => (await store.leads.newestFirst(0, 100)).leads

describe('POST /api/contact', () => {
  test('makes a lead that says when, from where and which content', async () => {
    const whole = await wholeApp()
    const answer = await post(whole, {
      ...aRequest,
      page: '/roofing-breckenridge-colorado',
      referrer: 'https://search.example/',
      campaign: 'utm_source=flyer',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      message: "We've received your request and will get back to you within 24 hours.",
      reference: expect.stringMatching(/^HP-[2-9A-Z]{6}$/),
      requestLink: expect.stringMatching(/^\/api\/request\?token=/),
      answerBy: 'Friday 8:00 AM',
    })
    expect(await leadsOf(whole)).toMatchObject([
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

  test('fills in the services and the message that the form did not send', async () => {
    const whole = await wholeApp()
    await post(whole, aRequest)
    const [lead] = await leadsOf(whole)
    expect(lead?.services).toEqual([
      'kitchen-remodeling',
      'bathroom-remodeling',
      'remodels-renovations',
    ])
    expect(lead?.message).toContain('Ann Ridge')
    expect(lead?.message).toContain('970-555-0111')
  })

  test('takes the page and the campaign from our own Referer when the form cannot say them', async () => {
    const whole = await wholeApp()
    const referer = 'http://localhost:80/roofing?utm_source=flyer&q=private'
    await post(whole, aRequest, { referer, host: 'localhost' })
    await post(whole, { ...aRequest, name: 'Ben' }, { referer: 'https://other.example/roofing' })
    const [foreign, own] = await leadsOf(whole)
    expect(own).toMatchObject({ page: '/roofing', campaign: 'utm_source=flyer' })
    expect(foreign).toMatchObject({ page: '', campaign: '' })
  })

  test('keeps extra fields as text and refuses what it cannot keep, by name', async () => {
    const whole = await wholeApp()
    await post(whole, {
      ...aRequest,
      budget: 5000,
      urgent: true,
      rooms: ['bath', 'hall'],
      note: '',
    })
    const [lead] = await leadsOf(whole)
    expect(lead?.extra).toEqual({ budget: '5000', urgent: 'true', rooms: 'bath, hall' })
    const refused = await post(whole, {
      ...aRequest,
      plan: { deep: true },
      story: 'x'.repeat(2001),
    })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().fields)).toEqual(['plan', 'story'])
  })

  test('says in plain words which fields are wrong', async () => {
    const answer = await post(await wholeApp(), { name: ' ', email: 'ann', serviceType: 'roof' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchInlineSnapshot(`
      {
        "code": "wrong_fields",
        "fields": {
          "acceptTerms": "Please accept the terms so that we may answer you.",
          "email": "Please check the email address: we answer by email.",
          "name": "Please tell us your name.",
          "phone": "Please fill this in.",
          "serviceType": "Please select a service type.",
        },
        "message": "Please check the marked fields and send it again.",
        "success": false,
      }
    `)
  })

  test('forgives the space that a phone keyboard leaves behind an address', async () => {
    const whole = await wholeApp()
    const answer = await post(whole, { ...aRequest, email: 'ann@example.com ' })
    expect(answer.statusCode).toBe(200)
    expect((await leadsOf(whole))[0]?.email).toBe('ann@example.com')
  })

  test('answers a filled honeypot like a success and keeps it apart, without mail', async () => {
    const whole = await wholeApp()
    const sent = { ...aRequest, website: 'https://spam.example', idempotencyKey: 'a-bot' }
    const answer = await post(whole, sent)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().reference).toMatch(/^HP-/)
    expect(await leadsOf(whole)).toEqual([])
    expect(await whole.store.outbox.due(new Date('2027-01-01'), 10)).toEqual([])
    const kept = await whole.store.quarantine.leads.settle(
      { idempotencyKey: 'a-bot' },
      (found) => ({
        answer: found,
      }),
    )
    expect(kept).toMatchObject({ id: answer.json().reference, honeypot: 'https://spam.example' })
  })
})

describe('the same form sent again', () => {
  const key = { 'idempotency-key': 'one-filled-form' }

  test('gets the same answer and makes one lead, twenty times at once', async () => {
    const whole = await wholeApp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(whole, aRequest, key)))
    const bodies = new Set(answers.map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(await leadsOf(whole)).toHaveLength(1)
  })

  test('is recognised after a restart, by the key in the body as well', async () => {
    const before = await wholeApp()
    const first = await post(before, aRequest, key)
    await before.close()
    const after = await wholeApp({ folder: before.folder })
    const second = await post(after, { ...aRequest, idempotencyKey: 'one-filled-form' })
    expect(second.body).toBe(first.body)
    expect(await leadsOf(after)).toHaveLength(1)
  })

  test('with a mended phone number corrects the lead and tells the office', async () => {
    const whole = await wholeApp()
    const first = await post(whole, { ...aRequest, phone: '970-555-0000' }, key)
    const second = await post(whole, aRequest, key)
    expect(second.json()).toEqual(first.json())
    const [lead] = await leadsOf(whole)
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

  test('with another person in it is refused, and nothing of the first one changes', async () => {
    const whole = await wholeApp()
    await post(whole, aRequest, key)
    const stranger = { ...aRequest, name: 'Bo', email: 'bo@example.com', phone: '970-555-0199' }
    const answer = await post(whole, stranger, key)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('idempotency_mismatch')
    expect(await leadsOf(whole)).toMatchObject([{ name: 'Ann Ridge', version: 1 }])
  })

  test('without a key is one lead within ten minutes and two after that', async () => {
    const whole = await wholeApp()
    await post(whole, aRequest)
    await post(whole, aRequest)
    expect(await leadsOf(whole)).toHaveLength(1)
    whole.clock.now = new Date('2026-11-05T15:11:00.000Z')
    await post(whole, aRequest)
    expect(await leadsOf(whole)).toHaveLength(2)
  })
})

describe('a clock that is put back', () => {
  test('takes nothing away: keys are known, new requests are kept, the same words later are two', async () => {
    const whole = await wholeApp()
    const first = await post(whole, aRequest, { 'idempotency-key': 'before' })
    await post(whole, { ...aRequest, name: 'Ben' })
    whole.clock.now = new Date('2026-09-01T09:00:00.000Z')
    expect((await post(whole, aRequest, { 'idempotency-key': 'before' })).body).toBe(first.body)
    expect((await post(whole, { ...aRequest, name: 'Cleo' })).statusCode).toBe(200)
    await post(whole, { ...aRequest, name: 'Ben' })
    await whole.close()
    const after = await wholeApp({ folder: whole.folder })
    const names = (await leadsOf(after)).map(({ name }) => name)
    expect(names.sort()).toEqual(['Ann Ridge', 'Ben', 'Ben', 'Cleo'])
  })
})

describe('a form without JavaScript', () => {
  const form = (whole: WholeApp, fields: string) =>
    whole.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: fields,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const good =
    'name=Ann&email=ann%40example.com&phone=970-555-0111&serviceType=custom&acceptTerms=on&website='

  test('is sent on to the thank-you page', async () => {
    const whole = await wholeApp()
    const answer = await form(whole, `${good}&services=a&services=b`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(
      /^\/thank-you\?answer-by=2026-11-06T15%3A00%3A00\.000Z&request=[\w-]+\.[\w-]+$/,
    )
    expect((await leadsOf(whole))[0]?.services).toEqual(['a', 'b'])
    await form(whole, good.replace('Ann', 'Ben') + '&services=one')
    expect((await leadsOf(whole))[0]?.services).toEqual(['one'])
  })

  test('comes back filled in, escaped, with what to mend', async () => {
    const answer = await form(
      await wholeApp(),
      'name=%3Cb%3E%22Ann%22&email=ann&phone=970-555-0111&message=Two%0Alines&budget=9',
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('value="&lt;b&gt;&quot;Ann&quot;"')
    expect(answer.body).toContain('Two\nlines</textarea>')
    expect(answer.body).toContain('<input type="hidden" name="budget" value="9">')
    expect(answer.body).toContain('Please check the email address')
  })
})

describe('a field that is named like what every object has', () => {
  const named = 'valueOf=kept&constructor=too&toString='
  const good =
    'name=Ann&email=ann%40example.com&phone=970-555-0111&serviceType=custom&acceptTerms=on'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }

  test('is kept like any other', async () => {
    const whole = await wholeApp()
    const payload = `${good}&${named}`
    await whole.app.inject({ method: 'POST', url: '/api/contact', payload, headers })
    expect((await leadsOf(whole))[0]?.extra).toEqual({ valueOf: 'kept', constructor: 'too' })
  })

  test('comes back in the form', async () => {
    const { app } = await wholeApp()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: named,
      headers,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('<input type="hidden" name="valueOf" value="kept">')
  })
})

describe('when the disk does not take it', () => {
  test('the visitor hears so, with the phone number, and a retry succeeds', async () => {
    const disk = { full: true }
    const whole = await wholeApp({
      append: async (...piece) => {
        if (disk.full) throw new Error('ENOSPC')
        await appendAndSync(...piece)
      },
    })
    const answer = await post(whole, aRequest)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toContain('970-555-0100')
    expect(answer.body).not.toContain('ENOSPC')
    expect(answer.headers['retry-after']).toBe('30')
    expect(await leadsOf(whole)).toEqual([])
    disk.full = false
    expect((await post(whole, aRequest)).statusCode).toBe(200)
    expect(await leadsOf(whole)).toHaveLength(1)
  })
})
