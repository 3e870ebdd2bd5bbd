import type { InjectOptions } from 'fastify'
import { text } from 'node:stream/consumers'
import type { App } from '../http/instance.ts'

/** What the app says to a call. Of a stream of events, which does not end, only status and headers. */
export async function ask(app: App, call: InjectOptions) {
  const answer = await app.inject({ ...call, payloadAsStream: true })
  const { statusCode, headers } = answer
  const endless = String(headers['content-type']).startsWith('text/event-stream')
  const body = endless ? '' : await text(answer.stream())
  if (endless) answer.stream().destroy()
  return { statusCode, headers, body }
}
