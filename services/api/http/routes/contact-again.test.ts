import { describe, expect, test } from 'vitest'
import { leadsOf, post } from '../../testing/posted.ts'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'

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
