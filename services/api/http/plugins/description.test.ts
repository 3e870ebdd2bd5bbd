import { expect, test } from 'vitest'
import { wholeApp } from '../../testing/whole-app.ts'

async function described() {
  const { app } = await wholeApp()
  const document = (await app.inject('/api/openapi.json')).json()
  const calls = Object.entries<Record<string, object>>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  return { app, document, calls }
}

test('every route under /api is described', async () => {
  const { app, calls } = await described()
  const routes = app.printRoutes({ commonPrefix: false, includeHooks: false })
  let missing: string[] = []
  const parents: string[] = []
  for (const line of routes.split('\n')) {
    const found = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line)
    if (!found) continue
    const [, indent = '', part = '', methods = ''] = found
    parents.length = indent.length / 4
    parents.push(part)
    const path = parents.join('').replaceAll(/:(\w+)/g, '{$1}')
    const here = methods.split(', ').filter((one) => one !== '' && one !== 'HEAD')
    if (/^\/api\//.test(path)) missing.push(...here.map((method) => `${method} ${path}`))
  }
  expect(missing.length).toBeGreaterThan(15)
  missing = missing.filter(
    (route) => !calls.some(({ method, path }) => `${method} ${path}` === route),
  )
  expect(missing).toEqual([])
})

test('what a call takes comes from the contract', async () => {
  const { document } = await described()
  const { schema } = document.paths['/api/contact'].post.requestBody.content['application/json']
  expect(schema.required).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'serviceType']))
  expect(schema.properties.serviceType.enum).toContain('remodels')
})

test('every write that is described is refused when it comes from another site', async () => {
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
    // Pages for people say so as a page.
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    if (!isPage) expect(answer.json().code).toBe('foreign_origin')
  }
})

test('people read it at /api, with nothing that the policy refuses', async () => {
  const { app } = await wholeApp()
  const { body, headers } = await app.inject('/api')
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('POST /api/contact')
  expect(body).toContain('<td><code>serviceType</code></td>')
  expect(body).not.toMatch(/<script|https?:\/\/(?!www\.highpine)|\sstyle=/)
})
