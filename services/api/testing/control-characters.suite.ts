import { describe, expect, onTestFinished, test } from 'vitest'
import { contactAccepted } from '../contact-form/contract.ts'
import { readAll } from './store-fixture.ts'
import type { Store } from '../store.ts'
import { contactFields } from './send-contact.ts'
import { postForm } from './submit-contact.ts'
import { signInOwner, startTestApp } from './test-app.ts'

/** NUL, escape, next line, a bidirectional override, a lone surrogate. */
const unwanted = '\u0000\u001B\u0085\u202E\uD800'
const isClean = (json: string) => !/\\u00(?!09|0a)[01]\w|\\ud8|[\u007F-\u009F\u202E]/i.test(json)
const dirty = (words: string) => `${words.slice(0, 2)}${unwanted}${words.slice(2)}`

/** Registers tests of control characters on any store. @param open left out: the JSON-file store */
export function controlCharacterTests(adapter: string, open: () => Promise<Store | undefined>) {
  const opened = async () => {
    const store = await open()
    if (store) onTestFinished(() => store.close())
    const testApp = await startTestApp(store && { store })
    const headers = await signInOwner(testApp)
    const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
      const payload = body && { payload: JSON.stringify(body) }
      const json = { ...headers, ...(body && { 'content-type': 'application/json' }) }
      return testApp.app.inject({ method, url, headers: json, ...payload })
    }
    return { ...testApp, ask }
  }
  const sent = {
    ...contactFields,
    name: dirty('Ann Ridge'),
    message: `A roof\r\n\tof ${unwanted}slate`,
    referrer: dirty('https://elsewhere.example/'),
    campaign: dirty('utm_source=flyer'),
    idempotencyKey: dirty('a key'),
    [dirty('roofArea')]: dirty('200 square feet\r\nor so'),
  }

  describe(`${adapter}: control characters`, () => {
    test('are removed from visitors’ forms; line breaks are kept', async () => {
      const { app, ask, store } = await opened()
      const answer = await ask('POST', '/api/contact', sent)
      expect(answer.statusCode).toBe(200)
      const subscriber = {
        email: 'ann@example.com',
        firstName: dirty('Ann'),
        zipCode: dirty('81657'),
        interests: [dirty('Roofs')],
        wording: dirty('Get the guide'),
      }
      expect((await ask('POST', '/api/newsletter/subscribe', subscriber)).statusCode).toBe(200)
      const leads = await readAll(store, 'leads')
      const message: unknown = expect.stringContaining('A roof\n\tof slate')
      expect(leads).toMatchObject([
        {
          name: 'Ann Ridge',
          message,
          extra: { roofArea: '200 square feet\nor so' },
        },
      ])
      expect(isClean(JSON.stringify(leads))).toBe(true)
      const subscribers = await readAll(store, 'subscribers')
      expect(subscribers).toMatchObject([{ firstName: 'Ann', zipCode: '81657' }])
      expect(isClean(JSON.stringify(subscribers))).toBe(true)

      const correction = { ...contactFields, acceptTerms: 'on', name: 'An\u0000na\u202E Ridge' }
      const url = contactAccepted.parse(answer.json()).requestLink
      const corrected = await postForm(app, url ?? '', correction)
      expect(corrected.statusCode).toBe(303)
      const after = await readAll(store, 'leads')
      expect(after).toMatchObject([{ name: 'Anna Ridge' }])
      expect(isClean(JSON.stringify(after))).toBe(true)
    })

    test('are removed from staff’s input', async () => {
      const { ask, store } = await opened()
      await ask('POST', '/api/contact', contactFields)
      const [{ id, version } = { id: '', version: 0 }] = (await store.leads.newestFirst(0, 1)).leads
      const change = {
        version,
        status: 'lost',
        lostReason: dirty('too dear'),
        tags: [dirty('vail')],
        note: dirty('rang\ntwice'),
        name: dirty('Anna Ridge'),
      }
      expect((await ask('PATCH', `/api/admin/leads/${id}`, change)).statusCode).toBe(200)
      const view = { name: dirty('mine'), query: dirty('status=new') }
      expect((await ask('POST', '/api/admin/views', view)).statusCode).toBe(200)
      expect(await readAll(store, 'leads')).toMatchObject([
        { name: 'Anna Ridge', tags: ['vail'], notes: [{ text: 'rang\ntwice' }] },
      ])
      for (const name of ['leads', 'people', 'audit'] as const)
        expect(isClean(JSON.stringify(await readAll(store, name)))).toBe(true)
    })

    test('in records of earlier releases are readable, and are not exported', async () => {
      const { ask, store } = await opened()
      await ask('POST', '/api/contact', contactFields)
      const [{ id } = { id: '' }] = (await store.leads.newestFirst(0, 1)).leads
      const { name, message, idempotencyKey } = sent
      const earlier = {
        name,
        message,
        idempotencyKey,
        page: dirty('/roofing'),
        tags: [dirty('vail')],
      }
      await store.leads.transact(id, (lead) =>
        lead ? { change: { ...lead, ...earlier }, answer: true } : { answer: false },
      )
      expect((await ask('GET', `/api/admin/leads/${id}`)).statusCode).toBe(200)
      expect((await ask('GET', '/api/admin/leads?q=ridge')).json()).toMatchObject({ total: 1 })
      const { body } = await ask('GET', '/api/admin/leads.csv')
      expect(body).toContain('"Ann Ridge"')
      expect(isClean(JSON.stringify(body.replaceAll('\r\n', '\n')))).toBe(true)
    })

    test('in paths, queries and headers cause no 5xx', async () => {
      const { ask, app } = await opened()
      await ask('POST', '/api/contact', contactFields)
      const asked = [
        ['GET', '/%00'],
        ['GET', '/roofing%00/'],
        ['GET', '/assets/app%00.js'],
        ['GET', '/api/location-services/%00'],
        ['GET', '/api/image/800/80/attached_assets/ro%00of.avif'],
        ['GET', '/api/request?token=%00'],
        ['GET', '/api/newsletter/confirm?token=%00'],
        ['GET', '/api/admin/join?token=%00'],
        ['GET', '/api/admin/leads?q=a%00b&assignee=%00&tag=%00'],
        ['GET', '/api/admin/leads.csv?q=%00'],
        ['GET', '/api/admin/subscribers?q=a%00%ED%A0%80'],
        ['GET', '/api/admin/leads/%00'],
        ['GET', '/api/admin/leads/HP-%00/duplicates'],
        ['GET', '/api/admin/leads/%00/attachments/%00'],
        ['PATCH', '/api/admin/leads/%00', { version: 1, note: 'n', assignee: '\u0000' }],
        ['POST', '/api/admin/leads/bulk', { leads: [{ id: '\u0000', version: 1 }], tag: 'vail' }],
        ['POST', '/api/admin/leads/%00/merge', { version: 1, other: { id: '\u0000', version: 1 } }],
        ['PATCH', '/api/admin/people/%00', { role: 'staff' }],
        ['DELETE', '/api/admin/people/%00'],
        ['DELETE', '/api/admin/views/%00'],
        ['DELETE', '/api/admin/account/sessions/%00'],
        ['PATCH', '/api/admin/quarantine/%00', { action: 'release' }],
        ['POST', '/api/admin/subscribers/%00/leave'],
        ['PATCH', '/api/admin/webhooks/%00', { action: 'send again' }],
        ['GET', '/api/admin/preview%00s/post/x'],
        ['POST', '/api/admin/session', { email: 'a@b.example', password: 'a\u0000b' }],
        ['POST', '/api/admin/new-password', { token: '\u0000', password: 'a\u0000'.repeat(9) }],
        [
          'POST',
          '/api/admin/setup',
          { ...contactFields, token: '\u0000', password: 'a'.repeat(12) },
        ],
        [
          'POST',
          '/api/count',
          {
            what: 'view',
            page: '/\u0000',
            first: true,
            landing: '\u0000',
            referrer: '\u0000',
            campaign: '\u0000',
          },
        ],
      ] as const
      for (const [method, url, body] of asked)
        expect((await ask(method, url, body)).statusCode, `${method} ${url}`).toBeLessThan(500)
      for (const name of [
        'referer',
        'user-agent',
        'idempotency-key',
        'form-wording',
        'accept-language',
        'cookie',
      ]) {
        const headers = { [name]: 'a%00\u0085\u009B' }
        const payload = { ...contactFields, interests: [], email: `${name}@example.com` }
        for (const url of ['/api/contact', '/api/newsletter/subscribe'])
          expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
      }
    })
  })
}
