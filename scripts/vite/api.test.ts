import { createServer as createHttpServer } from 'node:http'
import { once } from 'node:events'
import { createLogger, createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { freePort } from '../../services/api/testing/listen.ts'
import { api } from './api.ts'

test('when the port is busy, the setup link has the port that is used instead', async () => {
  vi.stubEnv('DATA_DIR', await temporaryFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  const port = await freePort()
  const other = createHttpServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const said: string[] = []
  const server = await createServer({
    configFile: false,
    root: await temporaryFolder(),
    plugins: [api()],
    server: { host: '127.0.0.1', port },
    customLogger: { ...createLogger('silent'), info: (line) => said.push(line) },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [own] = server.resolvedUrls?.local ?? []
  expect(own).not.toContain(`:${port}/`)
  const link = await vi.waitUntil(
    () => said.find((line) => line.includes('Create the owner account')),
    20_000,
  )
  expect(new URL(link.split('account: ')[1] ?? '').port).toBe(new URL(own ?? '').port)
})
