import { setTimeout as pauseFor } from 'node:timers/promises'
import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { notReady } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'

/** The result of a disk check is reused for this long. */
const checkValidMs = 2_000

/** A frozen database gives no answer, and monitors don’t wait long for one. */
const maxCheckMs = 1_500
import type { OperationsDeps } from './deps.ts'

/** Registers the routes of liveness (the process answers) and readiness (a lead could be stored). */
export function healthRoutes(app: App, { store, eraser }: OperationsDeps) {
  let last = { at: -Infinity, fine: true }
  let running: Promise<boolean> | undefined
  const check = () =>
    store
      .checkWritable()
      .then(noteResult, noteResult)
      .finally(() => (running = undefined))
  const noteResult = (error: unknown) => {
    if (error !== undefined) app.log.error({ err: error }, 'The store cannot be written.')
    else if (!last.fine) app.log.warn('The store can be written again.')
    last = { at: performance.now(), fine: error === undefined }
    return last.fine
  }
  const isWritable = async () => {
    if (performance.now() - last.at <= checkValidMs) return last.fine
    // A check that gets no answer goes on, and no other one takes a connection meanwhile.
    running ??= check()
    const timeout = new AbortController()
    const late = pauseFor(maxCheckMs, 'late' as const, { signal: timeout.signal }).catch(
      () => 'late' as const,
    )
    const fine = await Promise.race([running, late]).finally(() => timeout.abort())
    if (fine !== 'late') return fine
    return noteResult(new Error(`The store has not answered for ${maxCheckMs} ms.`))
  }
  const alive = z.strictObject({ alive: z.literal(true) })
  app.get(paths.health, {
    schema: { summary: 'Liveness: the service is running.', response: { 200: alive } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { alive: true as const }
    },
  })
  const ready = z.strictObject({ ready: z.literal(true), warnings: z.array(z.string()).optional() })
  app.get(paths.ready, {
    schema: {
      summary: 'Readiness: the service can store a lead right now.',
      response: { 200: ready },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!(await isWritable()))
        throw notReady('The store cannot be written: no lead could be stored.')
      const stuck = eraser.stuck()
      const unread = Object.values(await store.unreadable()).reduce((sum, count) => sum + count, 0)
      // Without faults and names of files and leads: anyone may read this.
      const warnings = [
        ...(stuck ? [`${stuck.count} erasures are not finished; the health page says why`] : []),
        ...(unread > 0
          ? [`${unread} records cannot be read by this release; the log says why`]
          : []),
      ]
      return { ready: true as const, ...(warnings.length > 0 && { warnings }) }
    },
  })
}
