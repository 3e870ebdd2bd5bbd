import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { LeadEvent } from '../contract.ts'
import { paths } from '../../contract/paths.ts'
import type { StorageEngine } from '../../storage/engine.ts'
import { idParams } from '../../contract/text.ts'
import { httpError, tooManyStreams } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson, type Sessions } from '../../http/staff.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { createPresence } from '../presence.ts'
import { presenceReport, presenceResponse } from '../presence-contract.ts'

interface Deps {
  watch: StorageEngine<never>['watch']
  announcements: StorageEngine<never>['announcements']
  leads: Pick<LeadRepository, 'one'>
  now: () => Date
  sessions: Pick<Sessions, 'requireSession' | 'readToken'>
  /** Aborted when another app takes the requests: its streams end. */
  retired: AbortSignal
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Shorter than the idle timeouts of proxies and of this service, so that neither closes the stream. Each time the session
 * is checked: what is on the screen of a removed colleague disappears within seconds.
 */
const keepAliveMs = 5_000
/** Each browser tab opens one stream. The browser repeats a refused request by itself. */
const maxStreamsPerSession = 20
/** `Retry-After` when a session has too many streams. */
const retryAfterSeconds = 30
/** Changes within this time are one event: a lead's emails are sent right after it is stored. */
const coalesceMs = 300

/**
 * Registers the stream of server-sent events: one for every new lead, and one when somebody opens or closes a lead. Changes in quick succession are one event, and so
 * are leads that enter or leave the quarantine. The stream ends with the service, with the site that it serves, or with the
 * session, at once when a call to this service ends it; the browser reconnects by itself.
 */
export function adminLeadEventRoutes(app: App, deps: Deps) {
  const { watch, announcements, leads, now, sessions, retired } = deps
  const presence = createPresence({ announcements, now })
  /** Open streams with their sessions. */
  const open = new Map<PassThrough, { session: string | undefined; request: FastifyRequest }>()
  const endAll = () => open.forEach((_, stream) => stream.end())
  retired.addEventListener('abort', endAll)
  app.addHook('preClose', async () => endAll())
  // A removal, a sign-out or a new password ends sessions of this and of other people.
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (safeMethods.has(method) || statusCode >= 400 || url.startsWith(paths.admin.leads)) return
    for (const [stream, { request }] of open)
      await sessions.requireSession(request).catch(() => stream.end())
  })

  app.get(paths.admin.leadEvents, {
    schema: { summary: 'Changes to leads as server-sent events.' },
    config: { role: 'staff', docs: { answers: { 200: 'text/event-stream' }, errors: [429] } },
    handler: async (request, reply) => {
      reply.headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      // A stream that nothing is sent from would never close, and count as open.
      if (request.method === 'HEAD') return reply.send()
      const session = sessions.readToken(request)
      const openOfSession = [...open.values()].filter((one) => one.session === session)
      if (openOfSession.length >= maxStreamsPerSession)
        throw tooManyStreams(retryAfterSeconds, maxStreamsPerSession)
      const stream = new PassThrough()
      const send = (what: LeadEvent['what']) =>
        stream.write(`data: ${JSON.stringify({ what })}\n\n`)
      const waiting = new Map<LeadEvent['what'], NodeJS.Timeout>()
      const sendCoalesced = (what: LeadEvent['what']) => {
        waiting.delete(what)
        send(what)
      }
      const stopWatching = watch((what) => {
        if (what === 'added') send(what)
        else if (!waiting.has(what)) waiting.set(what, setTimeout(sendCoalesced, coalesceMs, what))
      })
      const stopPresence = presence.watch((lead, people) =>
        stream.write(`event: presence\ndata: ${JSON.stringify({ lead, people })}\n\n`),
      )
      const keepAlive = setInterval(() => {
        sessions.requireSession(request).then(
          () => stream.write(':\n\n'),
          () => stream.end(),
        )
      }, keepAliveMs)
      open.set(stream, { session, request })
      stream.once('close', () => {
        open.delete(stream)
        clearInterval(keepAlive)
        waiting.forEach((timer) => clearTimeout(timer))
        stopWatching()
        stopPresence()
      })
      // Written immediately: the browser fires `open` only after the first bytes.
      stream.write('retry: 3000\n\n')
      return reply.send(stream)
    },
  })

  app.post(paths.admin.leadPresence.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Says that a tab shows this lead, or doesn’t anymore; the response has who does.',
      params: idParams,
      body: presenceReport,
      response: { 200: presenceResponse },
    },
    handler: async (request) => {
      const { id: lead } = request.params
      if (!(await leads.one(lead))) throw httpError('no_such_lead')
      await presence.report({ lead, person: currentPerson(request).id, ...request.body })
      return { success: true as const, people: presence.peopleOn(lead) }
    },
  })
}
