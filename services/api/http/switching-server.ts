import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { App } from './fastify-app.ts'

/** An app that has no socket of its own; `retire` ends its streams, since they would last for hours. */
export interface ServedApp {
  app: App
  retire(): void
}

/** An app with the requests that it is answering. */
interface Serving extends ServedApp {
  open: Set<ServerResponse>
  /** Resolves when the app has answered its last request after it was replaced. */
  closed?: Promise<void>
}

export interface SwitchingServer {
  /** Passes a request to the current app. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /**
   * Makes an app the current one: it gets every request from now on. The app before it answers those that it has, and
   * is closed then.
   */
  serve(next: ServedApp): Promise<void>
  /** Listens. @returns the origin of this machine */
  listen(address: { port: number; host: string }): Promise<string>
  /** Takes no more connections, answers the requests that there are, and closes all apps. */
  stop(graceMs: number): Promise<void>
}

/** The timeouts of a connection, as `http.createServer` and Fastify name them. */
export interface ServerTimeouts {
  headersTimeout: number
  connectionsCheckingInterval: number
  requestTimeout: number
  keepAliveTimeout: number
  /** Without a byte in either direction. */
  idleTimeout: number
}

/**
 * Creates an HTTP server whose app can be replaced while it runs: connections stay open, and no request fails. Fastify
 * can't change its routes after the start, so a new site is a new app (docs/decisions/0100).
 */
export function createSwitchingServer({
  idleTimeout,
  ...timeouts
}: ServerTimeouts): SwitchingServer {
  let current: Serving | undefined
  const replaced = new Set<Serving>()
  let stopping = false

  const handle: SwitchingServer['handle'] = (request, response) => {
    const serving = current
    if (!serving) return void response.writeHead(503).end()
    if (stopping) response.shouldKeepAlive = false
    serving.open.add(response)
    response.once('close', () => {
      serving.open.delete(response)
      if (serving !== current) closeWhenDone(serving)
    })
    serving.app.routing(request, response)
  }

  const closeWhenDone = (serving: Serving) => {
    if (serving.open.size > 0) return
    serving.closed ??= serving.app.close().then(() => void replaced.delete(serving))
  }

  const server: Server = createServer(timeouts, handle)
  server.setTimeout(idleTimeout)
  // Fastify's answer to what is no HTTP.
  server.on('clientError', (error, socket) =>
    current?.app.server.emit('clientError', error, socket),
  )

  return {
    handle,
    serve: async (next) => {
      await next.app.ready()
      const last = current
      current = { app: next.app, retire: next.retire, open: new Set() }
      if (!last) return
      replaced.add(last)
      last.retire()
      closeWhenDone(last)
    },
    listen: async ({ port, host }) => {
      server.listen(port, host)
      await once(server, 'listening')
      const { address, port: taken } = server.address() as AddressInfo
      return `http://${address}:${taken}`
    },
    stop: async (graceMs) => {
      stopping = true
      const all = [...replaced, ...(current ? [current] : [])]
      for (const { retire, open } of all) {
        retire()
        for (const response of open) response.shouldKeepAlive = false
      }
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
      if (server.listening) {
        const closed = once(server, 'close')
        server.close()
        server.closeIdleConnections()
        await closed
      }
      clearTimeout(cutOff)
      await Promise.all(all.map((serving) => (serving.closed ??= serving.app.close().then())))
    },
  }
}
