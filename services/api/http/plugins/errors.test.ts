import { describe, expect, test } from 'vitest'
import { aRequest, wholeApp } from '../../testing/whole-app.ts'

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
