import type { App } from '../instance.ts'

/** While the service stops, each answer ends its connection: nobody waits for the next request on it. */
export function endConnectionsWhileStopping(app: Pick<App, 'addHook'>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}
