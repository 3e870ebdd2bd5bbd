import { describe, expect, test } from 'vitest'
import { appendAndSync } from '../../store/json-file/appended-file.ts'
import { leadsOf, post } from '../../testing/posted.ts'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'

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
