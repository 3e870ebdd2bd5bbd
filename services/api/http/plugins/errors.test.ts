import { describe, expect, test } from 'vitest'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'
import {
  foreignOrigin,
  notStored,
  otherRequest,
  storeAway,
  tooLarge,
  tooMany,
  unexpected,
  unreadableRequest,
  wrongFields,
} from '../errors.ts'
import { formPageWords } from '../form-page-words.ts'

describe('every refusal is JSON with a plain sentence', () => {
  const json = { 'content-type': 'application/json' }
  const cases = [
    ['a path that is not there', { method: 'GET', url: '/api/nowhere' }, 404, 'not_found'],
    ['a method that is not there', { method: 'PUT', url: '/api/contact' }, 404, 'not_found'],
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
      { method: 'POST', url: '/api/contact', payload: { ...aRequest, x: 'x'.repeat(70_000) } },
      413,
      'too_large',
    ],
    [
      'another site’s page',
      {
        method: 'POST',
        url: '/api/contact',
        payload: aRequest,
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
        payload: aRequest,
        headers: { 'sec-fetch-site': 'cross-site' },
      },
      403,
      'foreign_origin',
    ],
  ] as const
  for (const [what, request, status, code] of cases) {
    test(what, async () => {
      const { app } = await wholeApp()
      const answer = await app.inject(request)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) })
      expect(answer.body).not.toMatch(/ at .*\.[jt]s|node_modules/)
    })
  }
})

test('a sign-in that was posted as a form is answered in JSON: no page shows a password again', async () => {
  const { app } = await wholeApp()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/session',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
    payload: 'email=ann@example.com&password=hunter2hunter2',
  })
  expect(answer.headers['content-type']).toMatch(/json/)
  expect(answer.body).not.toContain('hunter2')
})

test('a form may have fields that are called like an object’s own things', async () => {
  const { app } = await wholeApp()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'valueOf=1&__proto__=2&email=ann@example.com',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<input type="hidden" name="valueOf" value="1">')
})

test('a form from a Spanish page that cannot be taken is answered in Spanish, and still says its page when it is sent again', async () => {
  const { app } = await wholeApp()
  const post = (payload: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })
  const said = await post('email=ann&page=/buscando-trabajo')
  expect(said.statusCode).toBe(400)
  expect(said.body).toContain('<html lang="es">')
  expect(said.body).toContain('Por favor, revise los campos marcados y envíelo otra vez.')
  expect(said.body).toContain('Por favor, revise el correo electrónico')
  expect(said.body).toContain('<button>Enviar otra vez</button>')
  expect(said.body).toContain('<input type="hidden" name="page" value="/buscando-trabajo">')
  expect(said.body).not.toMatch(/Please|Send/)
  // Too long to be read: the browser says which page it was.
  const referer = 'https://www.highpine.example/buscando-trabajo'
  const host = 'www.highpine.example'
  const long = await post(`email=${'x'.repeat(70_000)}`, { referer, host })
  expect([long.statusCode, long.body]).toEqual([413, expect.stringContaining('acórtelo')])
  expect((await post('email=ann&page=/contact')).body).toContain('Please check the email address.')
})

test('every refusal that a visitor’s form may meet has words of its own in Spanish', () => {
  const phone = '970-555-0100'
  const { said } = formPageWords.es
  const otherwise = said(unexpected(phone), phone)
  const met = [
    wrongFields({}),
    unreadableRequest(),
    tooLarge(),
    tooMany(61),
    otherRequest('HP-AAAAA2'),
    foreignOrigin(),
    notStored(phone),
    storeAway(phone),
  ].map((refusal) => said(refusal, phone))
  expect(new Set([otherwise, ...met]).size).toBe(met.length + 1)
  expect(said(tooMany(61), phone)).toContain('en 2 minutos')
})
