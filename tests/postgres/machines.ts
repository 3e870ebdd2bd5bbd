import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort, listen } from '../../services/api/testing/listen.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startService, stop, writeSmallSite, type Running } from '../crash/service.ts'

/** A service with its own disk, on a shared database. */
export interface Machine extends Running {
  dataDir: string
  kill(): Promise<void>
  /** Starts a new process on the same disk and port. */
  startAgain(): Promise<Machine>
}

/** @param environment settings beyond the usual ones, `DATABASE_URL` among them */
export async function startMachine(environment: NodeJS.ProcessEnv): Promise<Machine> {
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  return startIn(folder, environment)
}

async function startIn(folder: string, environment: NodeJS.ProcessEnv): Promise<Machine> {
  const running = await startService(folder, environment)
  const { port } = new URL(running.origin)
  onTestFinished(async () => void (await stop(running, 'SIGKILL')))
  return {
    ...running,
    dataDir: join(folder, 'data'),
    kill: async () => void (await stop(running, 'SIGKILL')),
    startAgain: () => startIn(folder, { ...environment, PORT: port }),
  }
}

/** Machines on one database behind a load balancer, which has the public origin. */
export async function startMachines(count: number, environment: NodeJS.ProcessEnv) {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const origin = await startProxy(ports.map((port) => `http://127.0.0.1:${port}`))
  const common = { PUBLIC_ORIGIN: origin, TRUST_PROXY: 'loopback', ...environment }
  const machines = await Promise.all(
    ports.map((port) => startMachine({ ...common, PORT: `${port}` })),
  )
  return { origin, machines }
}

/**
 * Sends requests to the services in turn. A service that refuses the connection is skipped; a connection that breaks
 * later is an error for the client, since the request may have been carried out.
 */
async function startProxy(origins: readonly string[]): Promise<string> {
  let turn = 0
  const forward = (from: IncomingMessage, to: ServerResponse, tries: number) => {
    const { method, headers, url = '/' } = from
    const target = (origins[turn++ % origins.length] ?? '') + url
    const upstream = request(target, { method, headers, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      answer.on('error', () => to.destroy())
    })
    upstream.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED' && tries > 1)
        forward(from, to, tries - 1)
      else to.destroy()
    })
    upstream.on('socket', (socket) => socket.once('connect', () => from.pipe(upstream)))
    to.on('close', () => upstream.destroy())
  }
  const server = createServer((from, to) => forward(from, to, origins.length))
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

/** Creates the owner with the link that a machine printed and signs in. */
export async function makeOwner({ origin, output }: Running, publicOrigin: string) {
  const owner = { email: 'olive@example.com', password: 'twelve letters and more' }
  const token = /token=([\w-]+)/.exec(output())?.[1]
  const answer = await fetch(`${origin}/api/admin/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify({ token, name: 'Olive Owner', ...owner }),
  })
  if (!answer.ok) throw new Error(`No owner was made: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { ...owner, cookie }
}
