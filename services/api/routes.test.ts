import { describe, expect, test } from 'vitest'
import { contactAccepted } from './contact-form/contract.ts'
import { problemDetails } from './contract/errors.ts'
import { injectCall, routesOf, type Route } from './testing/routes.ts'
import { contactFields } from './testing/send-contact.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from './testing/test-app.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** What the test site has no page for. */
const missingPages = ['/*', '/es/search']

const isAdmin = ({ path }: Route) => path.startsWith('/api/admin/')
/** Returns the path with its parameters filled in. */
const filled = (path: string) => path.replaceAll(/:\w+/g, 'x1').replace('/*', '/roofing')

async function everyRoute() {
  const testApp = await startTestApp()
  const owner = await signInOwner(testApp)
  const sent = await testApp.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: contactFields,
  })
  const { requestLink = '' } = contactAccepted.parse(sent.json())
  const routes = await routesOf(testApp.app)
  expect(routes.length).toBeGreaterThan(100)
  return { ...testApp, owner, routes, requestLink }
}

describe('every route', () => {
  test('every path answers its own methods, and others with 405 and `Allow`; never 5xx', async () => {
    const { app, owner, routes } = await everyRoute()
    const paths = [...new Set(routes.map(({ path }) => path))]
    for (const path of paths) {
      const own = routes.filter((route) => route.path === path).map(({ method }) => method)
      for (const method of methods) {
        const what = `${method} ${path}`
        const answer = await injectCall(app, { method, url: filled(path), headers: owner })
        const { statusCode: status, headers } = answer
        if (method === 'OPTIONS') {
          expect([what, status, headers.allow]).toEqual([
            what,
            204,
            expect.stringContaining('OPTIONS'),
          ])
        } else if (own.includes(method)) {
          expect(status, what).not.toBe(405)
          expect(status, what).toBeLessThan(500)
          // A 404 means a missing record, or metrics or preview links without their token, and never an unknown path.
          if (status === 404 && method !== 'HEAD' && !missingPages.includes(path))
            expect(problemDetails.parse(JSON.parse(answer.body)).code === 'not_found', what).toBe(
              path.startsWith('/api/probe') || ['/metrics', '/api/previews'].includes(path),
            )
        } else {
          expect([what, status, headers.allow]).toEqual([what, 405, [...own, 'OPTIONS'].join(', ')])
          if (method !== 'HEAD') {
            expect(headers['content-type']).toContain('application/problem+json')
            expect(problemDetails.parse(JSON.parse(answer.body)).code).toBe('method_not_allowed')
          }
        }
      }
      expect(own.includes('HEAD'), path).toBe(own.includes('GET'))
    }
  })

  test('an admin write without the site’s own Origin is refused, even with a session', async () => {
    const { app, owner, routes } = await everyRoute()
    const { origin: _, ...headers } = owner
    const writes = routes.filter(
      (route) => isAdmin(route) && !['GET', 'HEAD'].includes(route.method),
    )
    expect(writes.length).toBeGreaterThan(25)
    for (const { method, path } of writes) {
      const call = { method: method as 'POST', url: filled(path), headers }
      const { body } = await injectCall(app, call)
      expect([method, path, JSON.parse(body).code]).toEqual([method, path, 'foreign_origin'])
    }
  })

  test('no response of an admin route may be cached, success or error', async () => {
    const { app, owner, routes } = await everyRoute()
    const calls = [
      { headers: owner },
      { headers: sameOriginHeaders },
      { headers: { ...owner, 'content-encoding': 'gzip' } },
    ]
    for (const { method, path } of routes.filter(isAdmin))
      for (const { headers } of calls) {
        const answer = await injectCall(app, {
          method: method as 'GET',
          url: filled(path),
          headers,
        })
        const { 'cache-control': kept } = answer.headers
        const what = `${method} ${path} ${answer.statusCode}`
        expect([what, kept]).toEqual([what, expect.stringContaining('no-store')])
        if (method === 'DELETE' && path === '/api/admin/session') break
      }
  })

  test('a compressed body or an unsupported media type is answered 415', async () => {
    const { app, owner, routes } = await everyRoute()
    for (const { method, path } of routes.filter(
      ({ method }) => !['GET', 'HEAD'].includes(method),
    )) {
      const url = filled(path)
      const what = `${method} ${path}`
      const send = (headers: Record<string, string>) =>
        injectCall(app, {
          method: method as 'POST',
          url,
          payload: '{}',
          headers: { ...owner, ...headers },
        })
      const packed = await send({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      expect([what, packed.statusCode, packed.headers['accept-encoding']]).toEqual([
        what,
        415,
        'identity',
      ])
      const xml = await send({ 'content-type': 'application/xml' })
      const text = await send({ 'content-type': 'text/plain' })
      expect([what, xml.statusCode, text.statusCode]).toEqual([what, 415, 415])
    }
  })
})

test('an unknown path under /api is 404 for every method; pages are read-only', async () => {
  const { app } = await startTestApp()
  const status = async (method: (typeof methods)[number], url: string) =>
    (await app.inject({ method, url })).statusCode
  for (const method of methods) expect(await status(method, '/api/nowhere')).toBe(404)
  expect(await status('POST', '/roofing')).toBe(405)
  expect(await status('OPTIONS', '/roofing')).toBe(204)
})
