import type { App } from '../http/fastify-app.ts'
import type { InjectOptions } from 'fastify'
import { text } from 'node:stream/consumers'

/** A route. `path` is its pattern: `/api/admin/leads/:id`. */
export interface Route {
  method: string
  path: string
}

/** Returns every path of the app, from Fastify's printRoutes. */
function pathsOf(app: App): string[] {
  const parents: string[] = []
  const paths = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<indent>.*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?/.exec(line)
      const { indent = '', part = '', methods = '' } = found?.groups ?? {}
      if (!found) return []
      const depth = indent.length / 4
      const path = (parents[depth - 1] ?? '') + part
      parents[depth] = path
      return methods === '' ? [] : [path.startsWith('/') ? path : `/${path}`]
    })
  return [...new Set(paths)]
}

/** Returns every path with its methods, from the `Allow` header. */
export async function routesOf(app: App): Promise<Route[]> {
  const routes: Route[] = []
  for (const path of pathsOf(app)) {
    const { headers } = await app.inject({ method: 'OPTIONS', url: path })
    const methods = String(headers.allow ?? '').split(', ')
    routes.push(...methods.filter((name) => name !== 'OPTIONS').map((method) => ({ method, path })))
  }
  return routes
}

/** Returns the response to a request; for an event stream, which does not end, only status and headers. */
export async function injectCall(app: App, call: InjectOptions) {
  const answer = await app.inject({ ...call, payloadAsStream: true })
  const { statusCode, headers } = answer
  const endless = String(headers['content-type']).startsWith('text/event-stream')
  const body = endless ? '' : await text(answer.stream())
  if (endless) answer.stream().destroy()
  return { statusCode, headers, body }
}
