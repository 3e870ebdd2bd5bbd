import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { injectCall, routesOf } from '../testing/routes.ts'
import { contactFields } from '../testing/send-contact.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../testing/test-app.ts'

const answer = z.looseObject({
  content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })).optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
})
const operation = z.looseObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), answer.or(z.strictObject({ $ref: z.string() }))),
})
const openApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), answer),
  }),
})

async function described(config: NonNullable<Parameters<typeof startTestApp>[0]>['config'] = {}) {
  const testApp = await startTestApp({ config })
  const { body } = await testApp.app.inject('/api/openapi.json')
  const document = openApi.parse(JSON.parse(body))
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  /** Returns the response of an operation for a status, with references resolved. */
  const documented = (method: string, path: string, status: number) => {
    const found = document.paths[path]?.[method.toLowerCase()]?.responses[status]
    return typeof found?.$ref === 'string'
      ? document.components.responses[found.$ref.split('/').at(-1) ?? '']
      : answer.optional().parse(found)
  }
  return { ...testApp, body, document, calls, documented }
}

/** Returns the path with its parameters filled in. */
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, 'x1')
const mediaType = (contentType: string | undefined) => contentType?.split(';')[0] ?? ''

test.each([
  [/^\/api\/(contact|request)\b/, ['Estimate requests']],
  [/^\/api\/newsletter\//, ['Newsletter']],
  [/^\/api\/admin\/(setup|password-reset|new-password|join)$/, ['Sign-in']],
  [/^\/api\/admin\/(?!setup|password-reset|new-password|join|session)/, ['Staff']],
  [/^\/(healthz|readyz|metrics|api\/probe)\b/, ['Monitoring']],
  [/^\/api\/(count|location-services|image)\b/, ['Site']],
])('calls to %s are in the group %s', async (pattern, tags) => {
  const { calls } = await described()
  const found = calls.filter(({ path }) => pattern.test(path))
  expect(found.length).toBeGreaterThan(0)
  expect([...new Set(found.flatMap(({ operation }) => operation.tags))]).toEqual(tags)
})

test('every route under /api is described', async () => {
  const { app, calls } = await described()
  const routes = (await routesOf(app)).filter(
    ({ method, path }) => path.startsWith('/api/') && method !== 'HEAD',
  )
  expect(routes.length).toBeGreaterThan(60)
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  const missing = routes
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !known.has(route))
  expect(missing, 'give the schema of these routes a summary').toEqual([])
})

test('the description is valid OpenAPI without lint errors', async () => {
  const { body } = await described()
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Two calls only redirect; the next test requires a 2xx or 3xx of each.
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: body, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('every call has a unique id, its success responses, and every error of its route', async () => {
  const { calls } = await described()
  const names = calls.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { method, path, operation } of calls) {
    const what = `${method} ${path}`
    const statuses = Object.keys(operation.responses).map(Number)
    expect(
      statuses.some((status) => status < 400),
      what,
    ).toBe(true)
    const errors = [415, 500, ...(method === 'GET' ? [] : [400, 403, 413])]
    if (operation.security.some(({ session }) => session)) errors.push(401, 503)
    expect([what, statuses]).toEqual([what, expect.arrayContaining(errors)])
  }
})

test('every status that a call answers, with and without a session or a valid body, is described', async () => {
  const testApp = await described()
  const { app, calls, documented } = testApp
  const owner = await signInOwner(testApp)
  const stranger = [
    { headers: sameOriginHeaders },
    { headers: { ...sameOriginHeaders, 'content-type': 'application/json' }, payload: '{' },
  ]
  const senders: Omit<InjectOptions, 'url' | 'method'>[] = [
    ...stranger,
    { headers: { origin: 'https://evil.example' } },
    { headers: { ...sameOriginHeaders, 'content-encoding': 'gzip' }, payload: '{}' },
    { headers: { ...sameOriginHeaders, 'content-type': 'application/xml' }, payload: '<a/>' },
    { headers: owner },
    { headers: { ...owner, 'content-type': 'application/json' }, payload: '{}' },
  ]
  // Sign-out comes last, since it ends the session.
  const isSignOut = ({ method, path }: { method: string; path: string }) =>
    method === 'DELETE' && path === '/api/admin/session'
  const inOrder = [...calls].sort((one, other) => Number(isSignOut(one)) - Number(isSignOut(other)))
  for (const sender of senders)
    for (const { method, path, operation } of inOrder) {
      if (isSignOut({ method, path }) && 'cookie' in (sender.headers ?? {})) continue
      const call = { ...sender, method: method as 'GET', url: filled(path) }
      const { statusCode, headers } = await injectCall(app, call)
      const what = `${method} ${path} ${statusCode}`
      const documentedAs = documented(method, path, statusCode)
      expect(documentedAs, what).toBeDefined()
      const types = Object.keys(documentedAs?.content ?? {})
      const sent = mediaType(headers['content-type']?.toString())
      const fits = types.some((type) => type === sent || type === '*/*')
      expect(fits || (types.length === 0 && sent === ''), `${what} ${sent}`).toBe(true)
      if (sender === senders[0] && operation.security.some(({ session }) => session))
        expect([what, statusCode]).toEqual([what, 401])
    }
})

test('responses match the described schemas', async () => {
  const testApp = await described({ rateLimit: 3 })
  const { app, document, documented } = testApp
  const owner = await signInOwner(testApp)
  const json = { 'content-type': 'application/json' }
  const contact = { method: 'POST', url: '/api/contact' } as const
  const long = { ...contactFields, message: 'x'.repeat(70_000) }
  const etag = String((await app.inject('/api/location-services/roofing-vail')).headers.etag)
  const locations = '/api/location-services'
  const calls: [number, string, InjectOptions][] = [
    [200, '/api/contact', { ...contact, payload: contactFields }],
    [400, '/api/contact', { ...contact, payload: { name: '' } }],
    [413, '/api/contact', { ...contact, payload: long }],
    [415, '/api/contact', { ...contact, headers: { 'content-type': 'text/plain' }, payload: 'x' }],
    [200, '/api/contact', { ...contact, payload: { ...contactFields, name: 'Bea' } }],
    [429, '/api/contact', { ...contact, payload: { ...contactFields, name: 'Cleo' } }],
    [
      200,
      '/api/newsletter/subscribe',
      { method: 'POST', url: '/api/newsletter/subscribe', payload: { email: 'new@example.com' } },
    ],
    [
      400,
      '/api/newsletter/subscribe',
      { method: 'POST', url: '/api/newsletter/subscribe', headers: json, payload: '{}' },
    ],
    [200, `${locations}/{slug}`, { method: 'GET', url: `${locations}/roofing-vail` }],
    [
      304,
      `${locations}/{slug}`,
      { method: 'GET', url: `${locations}/roofing-vail`, headers: { 'if-none-match': etag } },
    ],
    [404, `${locations}/{slug}`, { method: 'GET', url: `${locations}/roofing-paris` }],
    [401, '/api/admin/session', { method: 'GET', url: '/api/admin/session' }],
    [200, '/api/admin/session', { method: 'GET', url: '/api/admin/session', headers: owner }],
    [200, '/api/admin/leads', { method: 'GET', url: '/api/admin/leads', headers: owner }],
    [400, '/api/admin/leads', { method: 'GET', url: '/api/admin/leads?perPage=x', headers: owner }],
    [200, '/healthz', { method: 'GET', url: '/healthz' }],
  ]
  for (const [status, path, call] of calls) {
    const { statusCode, headers, body } = await app.inject(call)
    const what = `${call.method} ${path}`
    expect([what, statusCode]).toEqual([what, status])
    const { content, headers: named = {} } = documented(String(call.method), path, status) ?? {}
    for (const name of Object.keys(named)) expect(headers[name.toLowerCase()], name).toBeDefined()
    const sent = mediaType(headers['content-type']?.toString())
    if (!content) {
      expect([what, body]).toEqual([what, ''])
      continue
    }
    const schema = content[sent]?.schema
    expect(schema, `${what} ${sent}`).toBeDefined()
    const { ProblemDetails: problem } = document.components.schemas
    const described = JSON.stringify(schema).includes('ProblemDetails') ? problem : schema
    const validated = z.fromJSONSchema(described as z.core.JSONSchema.JSONSchema)
    expect([what, status, validated.safeParse(JSON.parse(body)).error]).toEqual([
      what,
      status,
      undefined,
    ])
  }
})

test('request schemas come from the contract', async () => {
  const { document } = await described()
  const body = z.looseObject({
    required: z.array(z.string()),
    properties: z.looseObject({ serviceType: z.looseObject({ enum: z.array(z.string()) }) }),
  })
  const contact = z.looseObject({
    content: z.record(z.string(), z.looseObject({ schema: body })),
  })
  const { content } = contact.parse(document.paths['/api/contact']?.post?.requestBody)
  expect(Object.keys(content)).toEqual(['application/json', 'application/x-www-form-urlencoded'])
  const schema = content['application/json']?.schema
  expect(schema?.required).toEqual(
    expect.arrayContaining(['name', 'email', 'phone', 'serviceType']),
  )
  expect(schema?.properties.serviceType.enum).toContain('remodels')
})

test('every write is rejected from another origin', async () => {
  const { app, calls } = await described()
  const writes = calls.filter(({ method }) => method !== 'GET')
  expect(writes.length).toBeGreaterThan(7)
  for (const { method, path } of writes) {
    const answer = await app.inject({
      method: method as 'POST',
      url: path.replaceAll(/[{}]/g, ''),
      headers: { origin: 'https://evil.example' },
      payload: {},
    })
    expect([method, path, answer.statusCode]).toEqual([method, path, 403])
    // Routes for people answer with a page.
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    if (!isPage) expect(answer.json().code).toBe('foreign_origin')
  }
})

test('/api shows the description as a page that the Content-Security-Policy allows', async () => {
  const { app } = await startTestApp()
  const { body, headers } = await app.inject('/api')
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('POST /api/contact')
  expect(body).toContain('<td><code>serviceType</code></td>')
  // What a program that sends requests must know.
  expect(body).toContain('<td>string. Leave it out: a honeypot.')
  expect(body).toContain('ten requests in ten minutes from a network address')
  expect(body).toContain('without an <code>Origin</code> header')
  expect(body).toContain('<td><code>perPage</code></td>')
  expect(body).toContain('Answers: 200, 303, 400, 403, 409, 413, 415, 428, 429, 500, 503.')
  expect(body).toContain('<td><code>files</code></td>')
  expect(body).not.toMatch(/<script|https?:\/\/(?!www\.highpine)|\sstyle=/)
})
