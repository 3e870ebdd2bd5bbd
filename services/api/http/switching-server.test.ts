import Fastify from 'fastify'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from './fastify-app.ts'
import { createSwitchingServer } from './switching-server.ts'

/** An app that answers its name, a request under /slow when told to, and one under /stream until it is retired. */
function namedApp(name: string) {
  const app = Fastify() as unknown as App
  const closed: string[] = []
  let finish: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (finish = resolve))
  const retired = new AbortController()
  app.get('/', async () => name)
  app.get('/slow', async () => {
    await slow
    return name
  })
  app.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('begun')
    retired.signal.addEventListener('abort', () => reply.raw.end('ended'))
  })
  app.addHook('onClose', async () => void closed.push(name))
  return { app, retire: () => retired.abort(), closed, finish }
}

async function serving() {
  const server = createSwitchingServer({
    headersTimeout: 1000,
    connectionsCheckingInterval: 50,
    requestTimeout: 5000,
    keepAliveTimeout: 5000,
    idleTimeout: 5000,
  })
  onTestFinished(() => server.stop(0))
  const one = namedApp('one')
  await server.serve(one)
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { server, one, origin, text: async (path = '/') => (await fetch(origin + path)).text() }
}

test('a request that has begun is answered by its app, which is closed after it', async () => {
  const { server, one, text } = await serving()
  const begun = text('/slow')
  await expect.poll(async () => (await text()) === 'one').toBe(true)
  await server.serve(namedApp('two'))
  expect(await text()).toBe('two')
  expect(one.closed).toEqual([])
  one.finish()
  expect(await begun).toBe('one')
  await expect.poll(() => one.closed).toEqual(['one'])
})

test('a connection that is kept open gets the new app, and is not closed', async () => {
  const { server, origin } = await serving()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = async () => {
    const [answer]: IncomingMessage[] = await once(get(origin, { agent }), 'response')
    const port = answer?.socket.localPort
    return { port, text: String(Buffer.concat((await answer?.toArray()) ?? [])) }
  }
  const first = await ask()
  await server.serve(namedApp('two'))
  expect(await ask()).toEqual({ ...first, text: 'two' })
})

test('streams of the app before end, so that browsers connect to the new one', async () => {
  const { server, text } = await serving()
  const stream = text('/stream')
  await expect.poll(async () => (await text()) === 'one').toBe(true)
  await server.serve(namedApp('two'))
  expect(await stream).toBe('begunended')
})

test('a request that is no HTTP is answered with 400, and the server goes on', async () => {
  const { origin, text } = await serving()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('no request\r\n\r\n')
  const [data] = await once(socket, 'data')
  expect(String(data)).toContain('HTTP/1.1 400')
  expect(await text()).toBe('one')
})

test('the server stops after the last answer, whose connection is closed', async () => {
  const { server, one, origin } = await serving()
  const answer = fetch(`${origin}/slow`)
  await expect.poll(async () => (await fetch(origin)).status).toBe(200)
  const stopped = server.stop(5000)
  one.finish()
  expect((await answer).headers.get('connection')).toBe('close')
  await stopped
  expect(one.closed).toEqual(['one'])
  await expect(fetch(origin)).rejects.toThrow()
})
