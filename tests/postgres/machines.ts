import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { freePort, startService, stop, writeSmallSite, type Running } from '../crash/service.ts'

/** A service with a disk of its own, on a database that others share. */
export interface Machine extends Running {
  dataDir: string
  kill(): Promise<void>
  /** The same disk and the same port again, in a new process. */
  startAgain(): Promise<Machine>
}

/** @param environment settings beyond the usual ones, `DATABASE_URL` among them */
export async function startMachine(
  environment: NodeJS.ProcessEnv,
  port?: number,
): Promise<Machine> {
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  return startIn(folder, environment, port ?? (await freePort()))
}

async function startIn(
  folder: string,
  environment: NodeJS.ProcessEnv,
  port: number,
): Promise<Machine> {
  const running = await startService(folder, port, environment)
  onTestFinished(async () => void (await stop(running, 'SIGKILL')))
  return {
    ...running,
    dataDir: join(folder, 'data'),
    kill: async () => void (await stop(running, 'SIGKILL')),
    startAgain: () => startIn(folder, environment, port),
  }
}

/** Machines on one database, behind a load balancer under whose origin the public reaches them. */
export async function startMachines(count: number, environment: NodeJS.ProcessEnv) {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const origin = await startProxy(ports.map((port) => `http://127.0.0.1:${port}`))
  const common = { PUBLIC_ORIGIN: origin, TRUST_PROXY: 'loopback', ...environment }
  const machines = await Promise.all(ports.map((port) => startMachine(common, port)))
  return { origin, machines }
}

/**
 * Every request goes to the next of the services. One that takes no connection is left out; a connection that breaks
 * later is the client's error, since the request may have been carried out.
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
    upstream.on('error', (fault) => {
      if ('code' in fault && fault.code === 'ECONNREFUSED' && tries > 1)
        forward(from, to, tries - 1)
      else to.destroy()
    })
    upstream.on('socket', (socket) => socket.once('connect', () => from.pipe(upstream)))
    to.on('close', () => upstream.destroy())
  }
  const server = createServer((from, to) => forward(from, to, origins.length))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Makes the owner by the link that a machine printed. Out: the session's cookie. */
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
