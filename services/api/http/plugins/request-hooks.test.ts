import Fastify from 'fastify'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { limitBodyTime } from './request-hooks.ts'

const ms = 300
const maxBytes = 1_000_000
const inTime = 16 * 1024

/** Starts a server for bodies of up to `maxBytes` that pauses after each chunk. */
async function reading(pauseMs = 0, limitMs = ms): Promise<number> {
  const app = Fastify()
  onTestFinished(() => app.close())
  limitBodyTime(app, limitMs)
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.post('/', { config: { slowBody: { maxBytes } } }, async ({ raw }) => {
    let bytes = 0
    for await (const chunk of raw) {
      bytes += Buffer.from(chunk).length
      raw.pause()
      await pause(pauseMs)
      raw.resume()
    }
    return { bytes }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return z.object({ port: z.number() }).parse(app.server.address()).port
}

/** Starts a request; `cut` resolves with the milliseconds until the server closes the connection. */
function posting(port: number, headers: Record<string, string | number> = {}) {
  const began = performance.now()
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers })
  sending.setHeader('content-type', 'multipart/form-data')
  const cut = once(sending, 'error').then(() => performance.now() - began)
  return { sending, cut }
}

/** Sends a chunk every `everyMs` until `enough`. */
async function send(sending: ClientRequest, piece: Buffer, everyMs: number, enough: () => boolean) {
  while (!enough()) {
    sending.write(piece)
    await pause(everyMs)
  }
}

async function answerTo(sending: ClientRequest): Promise<{ status: number; body: string }> {
  const [answer]: IncomingMessage[] = await once(sending, 'response')
  const chunks = await answer?.toArray()
  return { status: answer?.statusCode ?? 0, body: Buffer.concat(chunks ?? []).toString() }
}

test('the connection of an upload with hardly any data is closed', async () => {
  const { sending, cut } = posting(await reading())
  let isCut = false
  void cut.then(() => (isCut = true))
  const until = performance.now() + 60_000
  await send(sending, Buffer.from('x'), 20, () => isCut || performance.now() > until)
  expect(isCut).toBe(true)
})

test('the connection of an upload that does not end is closed', async () => {
  const { sending, cut } = posting(await reading())
  let isCut = false
  void cut.then(() => (isCut = true))
  const piece = Buffer.alloc(50_000)
  const until = performance.now() + 60_000
  await send(sending, piece, 10, () => isCut || performance.now() > until)
  expect(isCut).toBe(true)
})

test('an upload with a Content-Length over the limit is rejected before it is read', async () => {
  const { sending } = posting(await reading(), { 'content-length': maxBytes + 1 })
  sending.flushHeaders()
  expect((await answerTo(sending)).status).toBe(413)
})

test('a slow upload with progress is accepted', async () => {
  const limitMs = 2_000
  const { sending } = posting(await reading(0, limitMs))
  const until = performance.now() + 2.25 * limitMs
  const answer = answerTo(sending)
  await send(sending, Buffer.alloc(inTime), limitMs / 20, () => performance.now() > until)
  sending.end()
  expect((await answer).status).toBe(200)
})

test('time in which an upload waits for the server does not count', async () => {
  const { sending } = posting(await reading(3 * ms))
  const answer = answerTo(sending)
  sending.end(Buffer.alloc(100_000))
  expect(await answer).toEqual({ status: 200, body: '{"bytes":100000}' })
})
