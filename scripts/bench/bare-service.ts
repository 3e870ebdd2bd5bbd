import Fastify from 'fastify'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The limit of what a durable answer can cost: append a line, fsync, answer. In this process. */
export async function bareService(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-bare-'))
  const file = await open(join(folder, 'lines'), 'a')
  const app = Fastify()
  app.post('/', async (request) => {
    await file.appendFile(`${JSON.stringify(request.body)}\n`)
    await file.sync()
    return { success: true }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    close: async () => {
      await app.close()
      await file.close()
      await rm(folder, { recursive: true })
    },
  }
}
