import { describe, expect, test } from 'vitest'
import { failingDisk } from '../../testing/failing-disk.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { postForm, storedLeads } from '../../testing/submit-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { testWords } from '../../testing/test-firm.ts'
import type { Language } from '../../contract/language.ts'
import {
  compressedBodyRejected,
  type HttpError,
  storageFailed,
  idempotencyMismatch,
  challengeRequired,
  storeUnavailable,
  tooManyRequests,
  internalError,
  invalidFields,
  httpError,
} from '../http-errors.ts'
import { localizeError } from '../localization.ts'

describe('every error is JSON with a message', () => {
  const json = { 'content-type': 'application/json' }
  const cases = [
    ['a path that is not there', { method: 'GET', url: '/api/nowhere' }, 404, 'not_found'],
    [
      'a method that is not there',
      { method: 'PUT', url: '/api/contact' },
      405,
      'method_not_allowed',
    ],
    [
      'a town without a page',
      { method: 'GET', url: '/api/location-services/a-b' },
      404,
      'no_location_service',
    ],
    [
      'broken JSON',
      { method: 'POST', url: '/api/contact', payload: '{', headers: json },
      400,
      'unreadable_request',
    ],
    ['no body', { method: 'POST', url: '/api/contact', headers: json }, 400, 'unreadable_request'],
    [
      'a key that would reach prototypes',
      { method: 'POST', url: '/api/contact', payload: '{"__proto__":{}}', headers: json },
      400,
      'unreadable_request',
    ],
    [
      'JSON in Latin-1',
      {
        method: 'POST',
        url: '/api/contact',
        payload: Buffer.from(JSON.stringify({ ...contactFields, name: 'José' }), 'latin1'),
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
      },
      400,
      'not_utf8',
    ],
    [
      'XML',
      {
        method: 'POST',
        url: '/api/contact',
        payload: '<a/>',
        headers: { 'content-type': 'text/xml' },
      },
      415,
      'wrong_media_type',
    ],
    [
      'far too much',
      { method: 'POST', url: '/api/contact', payload: { ...contactFields, x: 'x'.repeat(70_000) } },
      413,
      'too_large',
    ],
    [
      'another site’s page',
      {
        method: 'POST',
        url: '/api/contact',
        payload: contactFields,
        headers: { origin: 'https://evil.example' },
      },
      403,
      'foreign_origin',
    ],
    [
      'another site’s form',
      {
        method: 'POST',
        url: '/api/contact',
        payload: contactFields,
        headers: { 'sec-fetch-site': 'cross-site' },
      },
      403,
      'foreign_origin',
    ],
  ] as const
  for (const [what, request, status, code] of cases) {
    test(what, async () => {
      const { app } = await startTestApp()
      const answer = await app.inject(request)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) })
      expect(answer.body).not.toMatch(/ at .*\.[jt]s|node_modules/)
    })
  }
})

test('a sign-in posted as a form is answered in JSON, so that no page repeats a password', async () => {
  const { app } = await startTestApp()
  const fields = 'email=ann@example.com&password=hunter2hunter2'
  const answer = await postForm(app, '/api/admin/session', fields, { origin: 'http://localhost' })
  expect(answer.headers['content-type']).toMatch(/json/)
  expect(answer.body).not.toContain('hunter2')
})

test('a form may have fields named like properties of Object.prototype', async () => {
  const { app } = await startTestApp()
  const fields = 'valueOf=1&__proto__=2&email=ann@example.com'
  const answer = await postForm(app, '/api/contact', fields)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<input type="hidden" name="valueOf" value="1"/>')
})

test('a form is read in UTF-8 only; a lone percent sign is text', async () => {
  const testApp = await startTestApp()
  const post = (name: string) =>
    postForm(testApp.app, '/api/contact', `${new URLSearchParams(form)}&name=${name}`)
  const { name: _, ...fields } = contactFields
  const form = { ...fields, acceptTerms: 'on' }
  const latin1 = await post('Jos%E9')
  expect([latin1.statusCode, latin1.body]).toEqual([400, expect.stringContaining('UTF-8')])
  expect((await post('Jos%C3%A9+100%')).statusCode).toBe(303)
  expect(await storedLeads(testApp)).toMatchObject([{ name: 'José 100%' }])
})

test('an invalid form from a Spanish page is answered in Spanish and keeps its page', async () => {
  const { app } = await startTestApp()
  const post = (fields: string, headers = {}) =>
    postForm(app, '/api/newsletter/subscribe', fields, headers)
  const response = await post('email=ann&page=/buscando-trabajo')
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('<html lang="es">')
  expect(response.body).toContain('Por favor, revise los campos marcados y envíelo otra vez.')
  expect(response.body).toContain('Revise su correo.')
  expect(response.body).toContain('<button class="button">Enviar otra vez</button>')
  expect(response.body).toContain('<input type="hidden" name="page" value="/buscando-trabajo"/>')
  const [main = ''] = /<main[^]*<\/main>/.exec(response.body) ?? []
  expect(main).toContain('<form')
  expect(main).not.toMatch(/Please|Send/)
  // Too large to be parsed: the page comes from the Referer.
  const referer = 'https://www.highpine.example/buscando-trabajo'
  const host = 'www.highpine.example'
  const long = await post(`email=${'x'.repeat(70_000)}`, { referer, host })
  expect([long.statusCode, long.body]).toEqual([413, expect.stringContaining('acórtelo')])
  expect((await post('email=ann&page=/contact')).body).toContain(
    'Check that email address. It should look like name@example.com.',
  )
})

test('the title of the error page says whether the visitor has to fix something', async () => {
  let full = false
  const { app } = await startTestApp({
    disk: failingDisk(() => (full ? new Error('ENOSPC') : undefined)),
  })
  const titleAndStatus = async (page: string, email: string) => {
    const answer = await postForm(app, '/api/newsletter/subscribe', { email, page })
    return [answer.statusCode, /<h1>(.*)<\/h1>/.exec(answer.body)?.[1]]
  }
  const [english, spanish] = ['/contact', '/buscando-trabajo']
  expect(await titleAndStatus(english, 'ann')).toEqual([400, 'Please check your details'])
  expect(await titleAndStatus(spanish, 'ann')).toEqual([400, 'Por favor, revise sus datos'])
  full = true
  const valid = 'ann@example.com'
  expect(await titleAndStatus(english, valid)).toEqual([503, 'Your request wasn’t sent'])
  expect(await titleAndStatus(spanish, valid)).toEqual([503, 'No se envió su solicitud'])
})

test('every error of a visitor’s form is translated into Spanish', () => {
  const phone = '970-555-0100'
  const challenge = {
    algorithm: 'SHA-256',
    challenge: '',
    salt: '',
    signature: '',
    maxnumber: 1,
  } as const
  const met = [
    invalidFields({}),
    httpError('unreadable_request'),
    httpError('too_large'),
    httpError('wrong_media_type'),
    compressedBodyRejected(),
    tooManyRequests(61, 5),
    challengeRequired(challenge),
    idempotencyMismatch('HP-AAAAA2'),
    httpError('foreign_origin'),
    storageFailed(),
    storeUnavailable(),
    internalError(),
  ]
  const messageOf = (language: Language, error: HttpError) =>
    localizeError(error, { language, words: testWords, phone }).message
  const spanish = met.map((error) => messageOf('es', error))
  expect(new Set(spanish).size).toBe(met.length)
  for (const error of met) expect(spanish).not.toContain(messageOf('en', error))
  for (const error of met) expect(spanish).not.toContain(error.code)
  expect(messageOf('en', idempotencyMismatch('HP-AAAAA2'))).toContain('request HP-AAAAA2')
})

test.each([
  [1, '1 second', 'un minuto'],
  [61, '61 seconds', '2 minutos'],
  [90, '2 minutes', '2 minutos'],
  [121, '3 minutes', '3 minutos'],
])('the time until the next try is given in words: %d seconds', (seconds, english, spanish) => {
  const messageIn = (language: Language) =>
    localizeError(tooManyRequests(seconds, 5), {
      language,
      words: testWords,
      phone: '970-555-0100',
    }).message
  expect(messageIn('en')).toBe(
    `That’s too many tries in a short time. Please try again in ${english}.`,
  )
  expect(messageIn('es')).toBe(
    `Fueron muchos envíos en poco tiempo. Inténtelo otra vez en ${spanish} o llame al 970-555-0100.`,
  )
})
