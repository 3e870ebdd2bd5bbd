import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { contactFields, sendContact } from '../../testing/send-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

/** Node closes such connections after a minute; a busy machine may need long for ours. */
const withoutTimeoutsMs = 50_000
const timeouts = { headersMs: 300, requestMs: 600, idleMs: 900, checkIntervalMs: 50 }

/** Starts the app on a real port. Returns a function that opens raw connections to it. */
async function listening(changed: Partial<typeof timeouts> = {}) {
  const { app, data } = await startTestApp({ timeouts: { ...timeouts, ...changed } })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async () => {
    const socket = connect(Number(address.port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { app, open, data, origin: address.origin }
}

/** Writes a byte every 20 ms until the connection is closed. Returns the response and the time. */
async function dribble(socket: Socket, text: string) {
  const began = performance.now()
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.on('error', () => undefined)
  let at = 0
  const timer = setInterval(() => socket.write(text.charAt(at++ % text.length)), 20)
  // A reset connection emits `error` first.
  await once(socket, 'close').catch(() => undefined)
  clearInterval(timer)
  return { received, ms: performance.now() - began }
}

test('a client that never finishes its headers is disconnected', async () => {
  const { open } = await listening()
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  const { received, ms } = await dribble(socket, 'x-slow: 1\r\n')
  expect(received).toContain('408')
  expect(ms).toBeLessThan(withoutTimeoutsMs)
})

test('a client that never finishes its body is disconnected', async () => {
  const { open } = await listening()
  const socket = await open()
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
  )
  const { ms } = await dribble(socket, ' ')
  expect(ms).toBeLessThan(withoutTimeoutsMs)
})

test('an upload that never ends is disconnected, and its file is removed', async () => {
  // Long enough that the file is seen before it is removed.
  const { app, open, data } = await listening({ requestMs: 5_000, idleMs: 5_000 })
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const link = z.object({ requestLink: z.string() }).parse(sent.json()).requestLink
  const socket = await open()
  const url = link.replace('/api/request', '/api/request/files')
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n` +
      'Content-Type: multipart/form-data; boundary=XX\r\n\r\n',
  )
  const part =
    '--XX\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
  const arriving = join(data, 'attachments/arriving')
  await expect.poll(() => readdir(arriving)).toHaveLength(1)
  const { ms } = await dribble(socket, '1\r\nx\r\n')
  expect(ms).toBeLessThan(withoutTimeoutsMs)
  await expect.poll(() => readdir(arriving)).toEqual([])
})

test('an idle client is disconnected', async () => {
  const { open } = await listening()
  const socket = await open()
  const began = performance.now()
  await once(socket.resume(), 'close')
  expect(performance.now() - began).toBeLessThan(withoutTimeoutsMs)
})

test('a hundred slow clients do not delay a visitor’s request', async () => {
  const { open, origin } = await listening()
  for (const socket of await Promise.all(Array.from({ length: 100 }, open)))
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\nx-')
  const answer = await sendContact(origin)
  expect(answer.status).toBe(200)
})

test('headers and bodies that are too large are refused', async () => {
  const { app, open } = await listening()
  const socket = await open()
  socket.on('error', () => undefined)
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`)
  const [data] = await once(socket, 'data')
  expect(String(data)).toContain('431')
  const large = { ...contactFields, message: 'a'.repeat(70_000) }
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: large })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
})
