import { describe, expect, test } from 'vitest'
import { uploadFiles, submitContact } from './testing/submit-contact.ts'
import { contactFields } from './testing/send-contact.ts'
import { openSixDays, startTestApp, type TestApp } from './testing/test-app.ts'

const spanishPage = {
  referer: 'https://www.highpine.example/buscando-trabajo',
  host: 'www.highpine.example',
}
const english = /\b(the|please|we|your|you)\b/i

describe('a Spanish page is answered in Spanish', () => {
  const call = ({ app }: TestApp, payload: object | string, headers = {}, url = '/api/contact') =>
    app.inject({ method: 'POST', url, payload, headers: { ...spanishPage, ...headers } })
  const broken = { 'content-type': 'application/json' }

  test('the response to an accepted form is in one language', async () => {
    const testApp = await startTestApp()
    const { message, answerBy } = (await call(testApp, contactFields)).json()
    expect([message, answerBy]).toEqual([
      'Recibimos su solicitud y le responderemos en menos de 24 horas.',
      expect.stringMatching(/^el viernes/),
    ])
    const subscribed = await call(
      testApp,
      { email: 'ann@example.com' },
      {},
      '/api/newsletter/subscribe',
    )
    expect(subscribed.json().message).toBe('¡Gracias! Revise su correo en unos minutos.')
  })

  test('the response to a form with a due time after more than 24 hours is in Spanish', async () => {
    const testApp = await startTestApp({ promise: openSixDays })
    testApp.clock.now = new Date('2026-11-08T13:00:00Z')
    expect((await call(testApp, contactFields)).json()).toMatchObject({
      message:
        'Recibimos su solicitud. Le respondemos el lunes a más tardar a las 9:00\u00a0a.\u00a0m.',
      answerWhen: 'el lunes a más tardar a las 9:00\u00a0a.\u00a0m.',
      closedUntil: 'el lunes a las 8:00\u00a0a.\u00a0m.',
    })
  })

  test('the error messages of rejected forms are in Spanish', async () => {
    const testApp = await startTestApp()
    for (const [name, payload, headers, status] of [
      ['wrong fields', { ...contactFields, email: 'ann', name: 'x'.repeat(300) }, {}, 400],
      ['no fields', {}, {}, 400],
      ['broken JSON', '{', broken, 400],
      ['XML', '<a/>', { 'content-type': 'text/xml' }, 415],
      ['a compressed body', '{}', { ...broken, 'content-encoding': 'gzip' }, 415],
      ['far too much', { ...contactFields, x: 'x'.repeat(70_000) }, {}, 413],
      ['another site', contactFields, { origin: 'https://evil.example' }, 403],
    ] as const) {
      const answer = await call(testApp, payload, headers)
      expect(answer.statusCode, name).toBe(status)
      const { detail, message, fields = {} } = answer.json()
      expect(detail, name).toBe(message)
      expect([message, ...Object.values(fields)].join(' ')).not.toMatch(english)
      expect(message, name).toMatch(/[áéíóúñ]|por|este/i)
    }
  })

  test('the messages of the rate limit and of the challenge are in Spanish', async () => {
    const limited = await startTestApp({ config: { rateLimit: 1 } })
    await call(limited, contactFields)
    const { message } = (await call(limited, contactFields)).json()
    expect(message).toContain('Fueron muchos envíos')
    const flooded = await call(await startTestApp({ config: { challenge: true } }), contactFields)
    expect(flooded.statusCode).toBe(428)
    expect(flooded.json().message).not.toMatch(english)
  })

  test('without a page, Accept-Language decides the language; the admin is English', async () => {
    const { app } = await startTestApp()
    const send = (language: string, url = '/api/contact') =>
      app.inject({ method: 'POST', url, payload: {}, headers: { 'accept-language': language } })
    expect((await send('es-MX,es;q=0.9,en;q=0.8')).json().message).toContain('Por favor')
    expect((await send('en-US,en;q=0.9,es;q=0.8')).json().message).toContain('Please')
    const admin = await send('es', '/api/admin/session')
    expect(admin.json().message).toContain('This came from another website')
  })
})

describe('an invalid link from an email is answered with a page', () => {
  const urls = ['newsletter/confirm', 'newsletter/leave', 'request', 'request/erase']
  const queries = ['', '?token=', '?token=bad', '?token=a&token=b', `?token=${'x'.repeat(2000)}`]
  const links = urls.flatMap((url) => queries.map((query) => `/api/${url}${query}`))
  test('a link without a token, or with a wrong one, gets a page in the language of the browser', async () => {
    const { app } = await startTestApp()
    for (const url of links)
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url, headers: { 'accept-language': 'es' } })
        expect([method, url, answer.statusCode]).toEqual([method, url, 410])
        expect(answer.headers['content-type']).toContain('text/html')
        expect(answer.body).toContain('<html lang="es">')
      }
  })

  test('an error before the token is read is a page in the language of the lead', async () => {
    const sent = await submitContact({ page: '/buscando-trabajo' })
    const post = (url: string, headers: Record<string, string>, payload = 'x') =>
      sent.app.inject({ method: 'POST', url, headers, payload })
    const files = `/api/request/files?token=${sent.token}`
    for (const [answer, status] of [
      [await post(files, { 'content-type': 'application/json' }, '{}'), 415],
      [await post(sent.link, { 'content-type': 'text/xml' }), 415],
      [await post(files, { 'content-type': 'application/json', 'content-encoding': 'br' }), 415],
      [await uploadFiles({ app: sent.app, token: 'bad' }), 410],
    ] as const) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        expect.stringContaining('text/html'),
      ])
      if (status !== 410) {
        expect(answer.body).toContain('<html lang="es">')
        expect(answer.body).toContain('No funcionó')
      }
    }
  })
})
