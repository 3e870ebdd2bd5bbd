import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../services/api/testing/listen.ts'
import { request } from './http.ts'

/** A server that answers one request and records it. */
async function startServer(status: number, body: string, reason = '') {
  const requests: { method?: string; path?: string; type?: string; body: string }[] = []
  const server = createServer((incoming: IncomingMessage, answer) => {
    void text(incoming).then((received) => {
      const { method, url, headers } = incoming
      requests.push({
        ...(method && { method }),
        ...(url && { path: url }),
        ...(headers['content-type'] && { type: headers['content-type'] }),
        body: received,
      })
      answer.writeHead(status, reason).end(body)
    })
  })
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${await listen(server)}`, requests }
}

test('A generic data fetch is a GET, and the response is parsed as JSON', async () => {
  const { origin, requests } = await startServer(200, '{"name":"Vail"}')
  expect(await request('GET', `${origin}/towns`)).toEqual({ name: 'Vail' })
  expect(requests).toEqual([{ method: 'GET', path: '/towns', body: '' }])
})

test('A generic mutation helper sends a chosen method and path, with a JSON body and JSON content type when a payload exists', async () => {
  const { origin, requests } = await startServer(200, '')
  expect(await request('PATCH', `${origin}/leads/1`, { status: 'won' })).toBeUndefined()
  expect(await request('DELETE', `${origin}/session`)).toBeUndefined()
  expect(requests).toEqual([
    { method: 'PATCH', path: '/leads/1', type: 'application/json', body: '{"status":"won"}' },
    { method: 'DELETE', path: '/session', body: '' },
  ])
})

test('An error whose message is the status code, a colon, and the body text', async () => {
  const { origin } = await startServer(422, 'No such town')
  await expect(request('GET', origin)).rejects.toThrow(/^422: No such town$/)
})

test('or status text if the body is empty', async () => {
  const { origin } = await startServer(503, '', 'Back Soon')
  await expect(request('GET', origin)).rejects.toThrow(/^503: Back Soon$/)
})

test('writes use keepalive, unless the body is too large for it', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  onTestFinished(() => sent.mockRestore())
  await request('GET', '/leads')
  await request('PATCH', '/leads/1', { status: 'won' })
  await request('PATCH', '/leads/1', { note: 'x'.repeat(64_000) })
  expect(sent.mock.calls.map(([, init]) => init?.keepalive === true)).toEqual([false, true, false])
})
