import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestApp } from './testing/test-app.ts'

/** Sends a request as it is written, which HTTP clients would correct. */
async function sendRaw() {
  const { app } = await startTestApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return async (...lines: string[]) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), body: body.join('\n') }
  }
}

test('an address in absolute form is answered like its path', async () => {
  const send = await sendRaw()
  const get = async (target: string) => {
    const { status, body } = await send(`GET ${target} HTTP/1.1`, 'Host: www.highpine.example')
    return [status, body.includes('<h1>Home')]
  }
  expect(await get('http://www.highpine.example/')).toEqual([200, true])
  expect(await get('HTTPS://www.highpine.example')).toEqual([200, true])
  expect(await get('http://www.highpine.example?utm_source=x')).toEqual([200, true])
  expect(await get('http://www.highpine.example/roofing')).toEqual([200, false])
  expect(await get('http://www.highpine.example/healthz')).toEqual([200, false])
  expect(await get('http://www.highpine.example/nowhere/at/all')).toEqual([404, false])
  // A path that looks like an address, not one in absolute form.
  expect((await get('/http://www.highpine.example/'))[0]).toBe(404)
})

test('two Host lines are refused, everywhere', async () => {
  const send = await sendRaw()
  for (const path of ['/', '/healthz', '/nowhere', '/assets/app.abc123.js']) {
    const two = await send(
      `GET ${path} HTTP/1.1`,
      'Host: www.highpine.example',
      'host: evil.example',
    )
    expect([path, two.status]).toEqual([path, 400])
  }
})
