import { rm, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ResponseSla } from '../sla/contract.ts'
import { contactFields } from '../testing/send-contact.ts'
import { postForm } from '../testing/submit-contact.ts'
import { openSixDays, startTestApp } from '../testing/test-app.ts'

describe('the built site', () => {
  const cases = [
    ['/', 200, '<h1>Home</h1>'],
    ['/roofing', 200, '<h1>Roofing</h1>'],
    ['/nowhere', 404, '<h1>404</h1>'],
    ['/..%2f..%2fdata%2fsession-secret', 404, '<h1>404</h1>'],
    ['/%2e%2e/data', 404, '<h1>404</h1>'],
    ['//evil.example/', 404, '<h1>404</h1>'],
    ['/50%-off?a=%', 404, '<h1>404</h1>'],
    ['/%E0%A4%A', 404, '<h1>404</h1>'],
  ] as const
  for (const [url, status, body] of cases) {
    test(`${url} answers ${status}`, async () => {
      const { app } = await startTestApp()
      const answer = await app.inject({ url })
      expect([answer.statusCode, answer.body]).toEqual([status, body])
    })
  }

  test('an undecodable path is answered 404 with a page', async () => {
    const { app } = await startTestApp()
    const answer = await app.inject({ url: '/api/%E0%A4%A' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  test('of files that begin with a dot, only security.txt is served', async () => {
    const { app, folder } = await startTestApp()
    await mkdir(join(folder, 'client/.well-known'))
    for (const name of ['.well-known/security.txt', '.well-known/.hidden', '.env', '_headers'])
      await writeFile(join(folder, 'client', name), name)
    const { statusCode, body, headers } = await app.inject('/.well-known/security.txt')
    expect([statusCode, body, headers['content-type']]).toEqual([
      200,
      '.well-known/security.txt',
      'text/plain; charset=utf-8',
    ])
    for (const path of ['/.well-known/.hidden', '/.well-known', '/.env', '/_headers'])
      expect((await app.inject(path)).statusCode, path).toBe(404)
  })

  test('redirects to the canonical path and keeps the query', async () => {
    const { app } = await startTestApp()
    const target = async (url: string) => {
      const answer = await app.inject({ url })
      return [answer.statusCode, answer.headers.location]
    }
    expect(await target('/roofing/?utm_source=a')).toEqual([301, '/roofing?utm_source=a'])
    expect(await target('/roofing/index.html')).toEqual([301, '/roofing'])
    expect(await target('/index.html')).toEqual([301, '/'])
    expect(await target('/admin/')).toEqual([302, '/admin/dashboard'])
    expect(await target('/Roofing?a=B')).toEqual([301, '/roofing?a=B'])
    // In one step: crawlers follow few redirects in a row.
    expect(await target('/FORKLIFT?a=1')).toEqual([301, '/forklifts?a=1'])
    expect(await target('/Roofing-Vail?a=B')).toEqual([301, '/roofing-vail?a=B'])
    expect(await target('/Services/Roofing-Vail')).toEqual([301, '/services/roofing-vail'])
    expect(await target('/services/roofing-vail/?a=1')).toEqual([301, '/services/roofing-vail?a=1'])
    expect((await target('/Nowhere'))[0]).toBe(404)
    expect(await target('/forklift')).toEqual([301, '/forklifts'])
    expect(await target('/forklift/?a=1')).toEqual([301, '/forklifts?a=1'])
  })

  test('the PDF of the guide is public, with noindex', async () => {
    const { app } = await startTestApp()
    const answer = await app.inject({ url: '/mountain-building-guide.pdf' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect((await app.inject({ url: '/roofing' })).headers).not.toHaveProperty('x-robots-tag')
  })

  test('a page that is removed is not found', async () => {
    const { app, folder } = await startTestApp()
    expect((await app.inject({ url: '/roofing' })).statusCode).toBe(200)
    await rm(join(folder, 'client/roofing'), { recursive: true })
    const answer = await app.inject({ url: '/roofing' })
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>404</h1>'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('hashed files are immutable, pages are revalidated', async () => {
    const { app } = await startTestApp()
    const asset = await app.inject({ url: '/assets/app.abc123.js' })
    expect(asset.headers['cache-control']).toContain('immutable')
    const page = await app.inject({ url: '/roofing' })
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({
      url: '/roofing',
      headers: { 'if-none-match': String(page.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('a path cannot inject a header into a redirect', async () => {
    const { app } = await startTestApp()
    for (const url of [
      '/forklift?a=%0d%0aset-cookie:%20a=b',
      '/roofing/?%0aset-cookie:a=b',
      '/roofing/%0d%0aset-cookie:a=b/',
    ]) {
      const { headers } = await app.inject({ url })
      expect(headers).not.toHaveProperty('set-cookie')
      expect(String(headers.location ?? '')).not.toMatch(/[\r\n]/)
    }
  })

  test('compressed files are sent to browsers that accept them, with Vary', async () => {
    const { app } = await startTestApp()
    const asked = async (encoding: string) => {
      const { headers, rawPayload } = await app.inject({
        url: '/assets/app.abc123.js',
        headers: { 'accept-encoding': encoding },
      })
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(headers['content-type']).toMatch(/^application\/javascript/)
      return [headers['content-encoding'], rawPayload.toString()]
    }
    expect(await asked('gzip, br')).toEqual(['br', 'as brotli'])
    expect(await asked('gzip')).toEqual(['gzip', 'as gzip'])
    expect(await asked('identity')).toEqual([undefined, 'export {}'])
  })

  test('range requests are answered, as for a PDF', async () => {
    const { app } = await startTestApp()
    const part = (range: string) =>
      app.inject({ url: '/mountain-building-guide.pdf', headers: { range } })
    const first = await part('bytes=0-3')
    expect([first.statusCode, first.body]).toEqual([206, '%PDF'])
    expect(first.headers['content-range']).toBe('bytes 0-3/8')
    expect((await part('bytes=100-')).statusCode).toBe(416)
  })

  test('a missing page is never 304', async () => {
    const { app } = await startTestApp()
    const headers = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() }
    expect((await app.inject({ url: '/nowhere', headers })).statusCode).toBe(404)
  })
})

async function withThankYouPage(promise?: ResponseSla) {
  const testApp = await startTestApp(promise && { promise })
  const folder = join(testApp.folder, 'client/thank-you')
  await mkdir(folder, { recursive: true })
  const page = '<h1>Thank you!</h1><div id="article-body" class="prose"><h2>Next</h2></div>'
  await writeFile(join(folder, 'index.html'), page)
  return testApp
}

test('a form without JavaScript is redirected to a page with the due time', async () => {
  const { app } = await withThankYouPage()
  const sent = await postForm(app, '/api/contact', { ...contactFields, acceptTerms: 'on' })
  expect(sent.statusCode).toBe(303)
  const page = await app.inject({ url: sent.headers.location ?? '' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
  // The test clock is at Thursday, 8:00 AM in Denver.
  expect(page.body).toContain('You’ll hear from us <strong>Friday by 8:00 AM</strong>')
  expect(page.body).not.toContain('We’re closed')
})

test('a form without JavaScript that is sent on a Sunday is told when the office opens', async () => {
  const { app, clock } = await withThankYouPage(openSixDays)
  clock.now = new Date('2026-11-08T13:00:00Z')
  const sent = await postForm(app, '/api/contact', { ...contactFields, acceptTerms: 'on' })
  const page = await app.inject({ url: sent.headers.location ?? '' })
  expect(page.body).toContain('You’ll hear from us <strong>Monday by 9:00 AM</strong>')
  expect(page.body).toContain('We’re closed until Monday at 8:00 AM.')
})

test.each(['', '?answer-by=soon', '?answer-by=%3Cscript%3E', '?answer-by=2026-99-99T00:00Z'])(
  'without a valid time the page is unchanged: “%s”',
  async (query) => {
    const { app } = await withThankYouPage()
    const page = await app.inject({ url: `/thank-you${query}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('You’ll hear from us')
  },
)
