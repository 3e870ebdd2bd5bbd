import { paths } from '../../contract/paths.ts'
import { notReady } from '../errors.ts'
import type { App } from '../instance.ts'

/** A look at the disk is shared by everyone who asks within this time. */
const lookAgainAfterMs = 2_000

/** For whoever watches the service: alive (it answers) and ready (a lead would be kept). */
export function healthRoutes(app: App, { checkWritable }: { checkWritable: () => Promise<void> }) {
  let looked = { at: -Infinity, fine: Promise.resolve(true) }
  const look = () => {
    if (performance.now() - looked.at > lookAgainAfterMs) {
      const fine = checkWritable().then(
        () => true,
        (fault: unknown) => {
          app.log.error({ err: fault }, 'The store cannot be written.')
          return false
        },
      )
      looked = { at: performance.now(), fine }
    }
    return looked.fine
  }
  app.get(paths.health, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { alive: true }
  })
  app.get(paths.ready, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await look())) throw notReady('The store cannot be written: no lead could be kept.')
    return { ready: true }
  })
}
