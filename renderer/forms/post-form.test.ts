import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeoutError } from '../client/http.ts'
import { postForm, sendContact } from './post-form.ts'
import { RejectedError } from './submit-error.ts'

beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const stubAnswer = (status: number, body: string | null) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

test.each([
  [200, ''],
  [200, '<h1>Welcome to our Wi-Fi</h1>'],
  [202, '{"success": tr'],
  [201, '{}'],
  [204, null],
  [200, 'null'],
])(
  'a request is sent only when the service says so; a subscription by any 2xx: %i %j',
  async (status, body) => {
    stubAnswer(status, body)
    await expect(sendContact({}, 'key')).rejects.toThrow('Failed to send message')
    await postForm('/api/newsletter/subscribe', {}, {})
  },
)

test('a request is sent when the answer has `success: true`', async () => {
  stubAnswer(200, '{"success":true,"reference":"HP-2345AB"}')
  expect(await sendContact({}, 'key')).toMatchObject({ receipt: { reference: 'HP-2345AB' } })
})

test('a contact response of `success: false` is an error with the service’s message', async () => {
  stubAnswer(200, '{"success":false,"message":"The desk is closed."}')
  const error: unknown = await sendContact({}, 'key').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(RejectedError)
  expect(error).toHaveProperty('message', 'The desk is closed.')
})

test('a form without a response times out after 30 seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const ended = vi.fn()
  const posted = postForm('/api/newsletter/subscribe', {}, {}).catch(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await posted
  expect(ended).toHaveBeenCalledWith(expect.any(TimeoutError))
})

test('on a page behind a preview link nothing is sent', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { documentElement: { dataset: { preview: 'Only a preview.' } } })
  await expect(sendContact({}, 'key')).rejects.toThrow('Only a preview.')
  expect(fetch).not.toHaveBeenCalled()
})
