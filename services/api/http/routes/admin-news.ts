import { PassThrough } from 'node:stream'
import type { LeadNews } from '../../contract/lead-news.ts'
import { paths } from '../../contract/paths.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'

interface Desk {
  leads: Pick<LeadDesk, 'watch'>
  sessions: Pick<Sessions, 'signedIn'>
}

/** Below what proxies and our own watch over silent connections wait. */
const breathMs = 20_000
/** Changes that follow each other faster are one: a lead's letters go out right after it came. */
const togetherMs = 300

/**
 * Server-sent events: a message for every lead that comes in, one for changes that come together, and one
 * for what is set aside or released together. It ends when the service stops or the session does; the browser asks again by itself.
 */
export function adminNewsRoutes(app: App, { leads, sessions }: Desk) {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => open.forEach((stream) => stream.end()))

  app.route({
    method: 'GET',
    url: paths.admin.news,
    preValidation: sessions.signedIn,
    handler: async (request, reply) => {
      const stream = new PassThrough()
      const say = (what: LeadNews['what']) => stream.write(`data: ${JSON.stringify({ what })}\n\n`)
      const waiting = new Map<LeadNews['what'], NodeJS.Timeout>()
      const sayOnce = (what: LeadNews['what']) => {
        waiting.delete(what)
        say(what)
      }
      const stopWatching = leads.watch((what) => {
        if (what === 'added') say(what)
        else if (!waiting.has(what)) waiting.set(what, setTimeout(sayOnce, togetherMs, what))
      })
      const breath = setInterval(() => {
        sessions.signedIn(request).then(
          () => stream.write(':\n\n'),
          () => stream.end(),
        )
      }, breathMs)
      open.add(stream)
      stream.once('close', () => {
        open.delete(stream)
        clearInterval(breath)
        waiting.forEach((timer) => clearTimeout(timer))
        stopWatching()
      })
      // At once, so that the browser knows that it is heard.
      stream.write('retry: 3000\n\n')
      return reply
        .headers({
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        .send(stream)
    },
  })
}
