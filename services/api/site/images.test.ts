import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'

const at = (rest: string) => `/api/image/${rest}`

describe('pictures', () => {
  test('files of the build are served unchanged', async () => {
    const { app } = await startTestApp()
    const answer = await app.inject({ url: at('800/80/attached_assets/roof.avif') })
    expect([answer.statusCode, answer.body]).toEqual([200, 'made by the build'])
    expect(answer.headers['content-type']).toBe('image/avif')
  })

  test('an SVG is served compressed, with a policy that blocks scripts', async () => {
    const { app } = await startTestApp()
    const url = at('original/80/attached_assets/roof.svg?v=c0ffee01')
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(answer.body).toMatch(/^<svg/)
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'as brotli'])
    const { etag } = answer.headers
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
    const revalidated = await app.inject({ url: url.replace('c0ffee01', 'anolder1') })
    expect(revalidated.headers['cache-control']).toBe('no-cache')
    for (const file of ['bomb.svg', 'unknown.svg'])
      expect(
        (await app.inject({ url: at(`original/80/attached_assets/${file}`) })).statusCode,
      ).toBe(404)
  })

  test('other allowed sizes and formats are encoded on demand and cached', async () => {
    const { app, data } = await startTestApp()
    const cases = [
      ['480/60/attached_assets/roof.webp', 'image/webp', { format: 'webp', width: 480 }],
      ['1200/90/attached_assets/roof.jpeg', 'image/jpeg', { format: 'jpeg', width: 1200 }],
      ['original/80/attached_assets/roof.png', 'image/png', { format: 'png', width: 1600 }],
    ] as const
    for (const [rest, type, like] of cases) {
      const answer = await app.inject({ url: at(rest) })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject(like)
    }
    expect(await readdir(join(data, 'cache/images'))).toHaveLength(cases.length)
  })

  test('concurrent requests for the same picture encode it once', async () => {
    const { app, data } = await startTestApp()
    const url = at('480/75/attached_assets/roof.webp')
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url })))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await readdir(join(data, 'cache/images'))).toHaveLength(1)
  })

  test('with the current version the response is immutable, otherwise it is revalidated', async () => {
    const { app } = await startTestApp()
    for (const file of ['roof.avif', 'roof.webp']) {
      const caching = async (query: string) => {
        const { headers } = await app.inject({ url: at(`800/80/attached_assets/${file}${query}`) })
        return headers['cache-control']
      }
      expect(await caching('?v=c0ffee01')).toBe('public, max-age=31536000, immutable')
      expect(await caching('')).toBe('no-cache')
      expect(await caching('?v=anolder1')).toBe('no-cache')
      expect(await caching('?v=c0ffee01&v=c0ffee01')).toBe('no-cache')
    }
  })

  test('If-None-Match is answered 304', async () => {
    const { app } = await startTestApp()
    const url = at('800/80/attached_assets/roof.avif?v=c0ffee01')
    const { etag } = (await app.inject({ url })).headers
    for (const header of [String(etag), `W/${String(etag)}`, `"other", ${String(etag)}`, '*']) {
      const answer = await app.inject({ url, headers: { 'if-none-match': header } })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
      expect(answer.headers['cache-control']).toContain('immutable')
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test('HEAD has the size and no body', async () => {
    const { app } = await startTestApp()
    const url = at('800/80/attached_assets/roof.avif')
    const answer = await app.inject({ method: 'HEAD', url })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', 'content-length': '17' })
  })

  const refused = [
    ['801/80/attached_assets/roof.avif', 400, 'wrong_picture'],
    ['800/99/attached_assets/roof.avif', 400, 'wrong_picture'],
    ['800/80/attached_assets/roof.gif', 400, 'wrong_picture'],
    ['800/80/attached_assets/roof.svg', 400, 'wrong_picture'],
    ['800/80/attached_assets/%2e%2e%2froof.webp', 400, 'wrong_picture'],
    ['800/80/attached_assets/..%5croof.webp', 400, 'wrong_picture'],
    ['800/80/attached_assets/roof%00.webp', 400, 'wrong_picture'],
    ['800/80/attached_assets/Roof.webp', 400, 'wrong_picture'],
    ['800/80/attached_assets/barn.webp', 404, 'no_such_picture'],
    ['800/80/attached_assets/constructor.webp', 404, 'no_such_picture'],
    ['800/80/attached_assets/', 400, 'wrong_picture'],
    ['800/80/attached_assets/../../roof.webp', 404, 'not_found'],
    ['800/80/other/roof.webp', 404, 'not_found'],
    ['800/80/attached_assets/%E0%A4%A.webp', 400, 'wrong_picture'],
    [`800/80/attached_assets/${'a'.repeat(200)}.webp`, 404, 'not_found'],
  ] as const
  test('a picture URL that no page uses is refused with a message, and nothing is cached', async () => {
    const { app, data } = await startTestApp()
    for (const [rest, status, code] of refused) {
      const answer = await app.inject({ url: at(rest) })
      const result = [answer.statusCode, answer.json()]
      expect(result, rest).toMatchObject([status, { success: false, code }])
      expect(answer.headers['cache-control'], rest).toBe('no-store')
      await expect(readdir(join(data, 'cache')), rest).rejects.toThrow()
    }
  })

  test('a decompression bomb is refused before decoding', async () => {
    const { app } = await startTestApp()
    const answer = await app.inject({ url: at('800/80/attached_assets/bomb.webp') })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'broken_picture'])
    const after = await app.inject({ url: at('480/80/attached_assets/roof.webp') })
    expect(after.statusCode).toBe(200)
  })

  test('with too many pictures in the queue, requests are refused until some are done', async () => {
    const { app } = await startTestApp()
    // Small ones first: those that are accepted are encoded.
    const wanted = ['480', '800', '1200'].flatMap((width) =>
      ['webp', 'jpg', 'png'].flatMap((ending) =>
        ['60', '75', '80', '90'].map(
          (quality) => `${width}/${quality}/attached_assets/roof.${ending}`,
        ),
      ),
    )
    const answers = await Promise.all(wanted.map((rest) => app.inject({ url: at(rest) })))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBe(wanted.length - 30)
    expect(busy[0]?.headers['retry-after']).toBe('60')
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  })
})
