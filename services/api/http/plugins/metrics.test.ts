import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

test('requests are counted by route and status, without URLs or personal data', async () => {
  const { app } = await startTestApp()
  await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  await app.inject({ url: '/api/location-services/ann@example.com' })
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/contact",status="200"} 1',
  )
  expect(body).toContain('route="/api/location-services/:slug",status="404"')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('ann')
})

test('without a token only direct loopback connections may read metrics', async () => {
  const { app } = await startTestApp()
  const from = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await from('127.0.0.1')).toBe(200)
  expect(await from('::1')).toBe(200)
  expect(await from('192.0.2.1')).toBe(404)
  const headers = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']
  for (const name of [...headers, 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])
    expect(await from('127.0.0.1', { [name]: '192.0.2.1' }), name).toBe(404)
})

test('if a token is set, reading metrics requires it', async () => {
  const metricsToken = 'a token of twenty-four and more'
  const { app } = await startTestApp({ config: { metricsToken } })
  const status = async (authorization?: string) =>
    (await app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } }))
      .statusCode
  expect(await status()).toBe(404)
  expect(await status('Bearer a token of twenty-four and mor€')).toBe(404)
  expect(await status(`Bearer ${metricsToken}`)).toBe(200)
})
