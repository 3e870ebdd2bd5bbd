import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { testSite, startTestApp } from '../testing/test-app.ts'
import { everyHour } from '../testing/test-firm.ts'
import { siteFile } from './contract.ts'
import { setSecurityHeaders, contentSecurityPolicy } from './security-headers.ts'

const { business } = testSite
const hash = `'sha256-${'A'.repeat(43)}='`

async function headersOf(origin: string, site = { business, inlineScripts: [hash] }) {
  const app = Fastify()
  onTestFinished(() => app.close())
  setSecurityHeaders(app, { origin, site })
  app.get('/', () => '')
  return (await app.inject('/')).headers
}

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')]
      }),
  )

test('the policy allows own files and hashed inline scripts, and nothing unsafe', async () => {
  const policy = (await headersOf('http://localhost:3000'))['content-security-policy']
  expect(policy).not.toMatch(/'unsafe-|\*|data:/)
  const set = directives(policy)
  expect(set.get('default-src')).toBe("'self'")
  expect(set.get('script-src')).toBe(`'self' ${hash}`)
  expect(set.get('frame-src')).toBe("'self' https://www.google.com")
  expect(set.get('object-src')).toBe("'none'")
})

test('the policy allows the font kit if there is one', async () => {
  const site = { business: { ...business, fontKit: 'abc1def' }, inlineScripts: [] }
  const set = directives((await headersOf('http://localhost', site))['content-security-policy'])
  expect(set.get('style-src')).toContain('https://use.typekit.net')
  expect(set.get('font-src')).toContain('https://use.typekit.net')
  expect(set.get('script-src')).not.toContain('typekit')
})

test('HSTS is sent only if the public origin is https', async () => {
  expect((await headersOf('https://www.example.com'))['strict-transport-security']).toBe(
    'max-age=31536000',
  )
  expect(await headersOf('http://www.example.com')).not.toHaveProperty('strict-transport-security')
})

test('pages, API responses, errors and redirects have the headers', async () => {
  const { app } = await startTestApp()
  for (const url of ['/', '/nowhere', '/api/location-services/none', '/forklift', '/healthz']) {
    const { headers } = await app.inject(url)
    expect(headers, url).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
})

test('only pictures for link previews may be embedded by other sites', async () => {
  const { app } = await startTestApp()
  const policyOf = async (url: string) =>
    (await app.inject(url)).headers['cross-origin-resource-policy']
  expect(await policyOf('/share/home.jpg')).toBe('cross-origin')
  expect(await policyOf('/api/image/800/80/attached_assets/roof.avif')).toBe('cross-origin')
  for (const url of ['/', '/api/admin/leads', '/assets/app.abc123.js'])
    expect(await policyOf(url), url).toBe('same-origin')
})

const scriptHash = `'sha256-${'a'.repeat(43)}='`

const policyOf = (fontKit?: string, frames?: readonly string[]) =>
  contentSecurityPolicy(
    siteFile.pick({ business: true, frames: true, inlineScripts: true }).parse({
      frames,
      business: {
        name: 'Highpine',
        origin: 'https://highpine.example',
        phone: '970-555-0100',
        email: 'office@highpine.example',
        state: 'colorado',
        referencePrefix: 'HP',
        promise: everyHour,
        fontKit,
      },
      inlineScripts: [scriptHash],
    }),
  )

test('allows own files and inline scripts with a hash, and no other inline code', () => {
  const policy = policyOf()
  expect(policy['scriptSrc']).toContain(scriptHash)
  expect(policy['styleSrc']).toEqual(["'self'"])
  expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'")
  expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'")
})

test('allows frames of the other sites that the content has videos from, and of no others (S3.75)', () => {
  expect(policyOf()['frameSrc']).toEqual(["'self'", 'https://www.google.com'])
  expect(policyOf(undefined, ['https://player.vimeo.com'])['frameSrc']).toEqual([
    "'self'",
    'https://www.google.com',
    'https://player.vimeo.com',
  ])
})

test('allows the hosts of a font kit if there is one', () => {
  expect(policyOf()['styleSrc']).not.toContain('https://use.typekit.net')
  expect(policyOf('abc1def')['styleSrc']).toContain('https://use.typekit.net')
  expect(policyOf('abc1def')['fontSrc']).toContain('https://use.typekit.net')
})
