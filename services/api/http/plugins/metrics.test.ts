import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

const metricsToken = 'a token of twenty-four and more'

test('requests are counted by route and status, without URLs or personal data', async () => {
  const { app } = await startTestApp({ config: { metricsToken } })
  await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  await app.inject({ url: '/api/location-services/ann@example.com' })
  const { body, headers } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/contact",status="200"} 1',
  )
  expect(body).toContain('route="/api/location-services/:slug",status="404"')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('ann')
})

test('without a token nobody reads metrics: a proxy on this machine may add no header', async () => {
  const { app } = await startTestApp()
  for (const remoteAddress of ['127.0.0.1', '::1', '192.0.2.1'])
    expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404)
})

test('if a token is set, reading metrics requires it', async () => {
  const { app } = await startTestApp({ config: { metricsToken } })
  const status = async (authorization?: string) =>
    (await app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } }))
      .statusCode
  expect(await status()).toBe(404)
  expect(await status('Bearer a token of twenty-four and mor€')).toBe(404)
  expect(await status(`Bearer ${metricsToken}`)).toBe(200)
})
