import { describe, expect, test } from 'vitest'
import { storedLeads, postForm } from '../../testing/submit-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

describe('a form without JavaScript', () => {
  const good =
    'name=Ann&email=ann%40example.com&phone=970-555-0111&serviceType=custom&acceptTerms=on&website='

  test('is redirected to the thank-you page', async () => {
    const testApp = await startTestApp()
    const answer = await postForm(testApp.app, '/api/contact', `${good}&services=a&services=b`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(
      /^\/thank-you\?answer-by=2026-11-06T15%3A00%3A00\.000Z&request=[\w-]+\.[\w-]+$/,
    )
    expect((await storedLeads(testApp))[0]?.services).toEqual(['a', 'b'])
    await postForm(testApp.app, '/api/contact', good.replace('Ann', 'Ben') + '&services=one')
    expect((await storedLeads(testApp))[0]?.services).toEqual(['one'])
  })

  test('with a trade from the list is stored with its service type', async () => {
    const testApp = await startTestApp()
    await postForm(
      testApp.app,
      '/api/contact',
      `${good.replace('custom', 'roofing')}&services=siding`,
    )
    const [lead] = await storedLeads(testApp)
    expect(lead?.serviceType).toBe('home-services')
    expect(lead?.services.slice(0, 2)).toEqual(['roofing', 'siding'])
    expect(lead?.extra).toEqual({ service: 'Roofing' })
  })

  test('is shown again with its values, escaped, and the errors', async () => {
    const answer = await postForm(
      (await startTestApp()).app,
      '/api/contact',
      'name=%3Cb%3E%22Ann%22&email=ann&phone=970-555-0111&message=Two%0Alines&budget=9',
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('value="&lt;b&gt;&quot;Ann&quot;"')
    expect(answer.body).toContain('Two\nlines</textarea>')
    expect(answer.body).toContain('<input type="hidden" name="budget" value="9"/>')
    expect(answer.body).toContain('Check that email address.')
  })
})

describe('a field named like a property of every object', () => {
  const named = 'valueOf=kept&constructor=too&toString='
  const good =
    'name=Ann&email=ann%40example.com&phone=970-555-0111&serviceType=custom&acceptTerms=on'

  test('is stored like any other', async () => {
    const testApp = await startTestApp()
    await postForm(testApp.app, '/api/contact', `${good}&${named}`)
    expect((await storedLeads(testApp))[0]?.extra).toEqual({ valueOf: 'kept', constructor: 'too' })
  })

  test('is shown again in the form', async () => {
    const answer = await postForm((await startTestApp()).app, '/api/contact', named)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('<input type="hidden" name="valueOf" value="kept"/>')
  })
})
