import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { runScenario } from '../scenario.ts'
import { spawnService, stop, type Running } from '../service.ts'
import { once } from 'node:events'

const namespaces = ['--pid', '--uts', '--fork', '--mount-proc', '--kill-child']

/** Why this machine cannot run the two scenarios that need namespaces; undefined when it can. */
export function namespacesUnsupported(): string | undefined {
  const tried = spawnSync('unshare', [...namespaces, 'true'], { encoding: 'utf8' })
  if (tried.status === 0) return undefined
  return `unshare is not permitted: ${tried.error?.message ?? tried.stderr.trim()}`
}

/** As in a container: process 1 of its own PID namespace, with the same host name. */
const inContainer = (command: readonly string[]) => ['unshare', ...namespaces, ...command]

/** As in a container with another host name. */
const onAnotherHost = (command: readonly string[]) =>
  inContainer(['sh', '-c', 'hostname another-host && exec "$@"', 'sh', ...command])

/** Two containers share the folder: the second waits and takes over when the first is killed. */
export const twoContainers = (rounds: number) =>
  runScenario(async ({ folder, load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const first = await start({}, inContainer)
      const second = await spawnService(folder, {}, inContainer)
      try {
        const writing = load.write([first.origin], 200)
        await waitUntilBlocked(second)
        await writing
        const more = load.write([first.origin, second.origin], 400)
        await pause(randomInt(20, 200))
        await stop(first, 'SIGKILL')
        await more
        await waitUntilReady(second)
        await load.write([second.origin], 100)
      } finally {
        await stop(second, 'SIGKILL')
      }
    }
  })

/** The lock holder is frozen while visitors write. No other process takes over until it resumes or is killed. */
export const holderFrozen = (rounds: number) =>
  runScenario(async ({ folder, load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const first = await start()
      const second = await spawnService(folder, {}, onAnotherHost)
      try {
        const writing = load.write([first.origin], 300)
        await pause(randomInt(20, 250))
        first.process.kill('SIGSTOP')
        await waitUntilBlocked(second)
        await pause(randomInt(0, 1_000))
        if (round % 2 === 0) await stop(first, 'SIGKILL')
        else first.process.kill('SIGCONT')
        await writing
        if (round % 2 === 0) await waitUntilReady(second)
        await load.write(round % 2 === 0 ? [second.origin] : [first.origin, second.origin], 200)
      } finally {
        await stop(second, 'SIGKILL')
      }
      await stop(first, 'SIGKILL')
    }
  })

async function waitUntilBlocked(second: Running): Promise<void> {
  const waits = () => second.output().includes('is still in use')
  await waitUntil(waits, second, 'did not say that it waits')
  if (await isReady(second)) throw new Error('Two processes work on one folder.')
}

const waitUntilReady = (service: Running) =>
  waitUntil(() => isReady(service), service, 'was not let in after the first was killed')

async function waitUntil(
  done: () => boolean | Promise<boolean>,
  service: Running,
  complaint: string,
): Promise<void> {
  const end = performance.now() + 120_000
  while (!(await done())) {
    if (performance.now() > end || service.process.exitCode !== null)
      throw new Error(`The second process ${complaint}:\n${service.output()}`)
    if (complaint.startsWith('did not say') && (await isReady(service)))
      throw new Error(`Two processes work on one folder:\n${service.output()}`)
    await pause(20)
  }
}

async function isReady({ origin }: Running): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** An update: the new process starts while the old one is still shutting down. */
export const overlappingDeploy = (rounds: number) =>
  runScenario(async ({ load, start }) => {
    let old = await start()
    for (let round = 1; round <= rounds; round += 1) {
      const writing = load.write([old.origin], 600)
      const starting = start()
      await pause(300)
      const stopping = stop(old, 'SIGTERM')
      const next = await starting
      if ((await stopping) !== 0) throw new Error(`The old one did not finish:\n${old.output()}`)
      await writing
      await load.write([next.origin], 100)
      old = next
    }
    await stop(old, 'SIGKILL')
  })

/** A second process is started by mistake: it is refused, the first continues, and a crash frees the folder. */
export const secondProcess = (rounds: number) =>
  runScenario(async ({ folder, load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const first = await start()
      const second = await spawnService(folder)
      const refused = once(second.process, 'close')
      // It waits twelve seconds for the first process to exit.
      while (second.process.exitCode === null) {
        await load.write([first.origin], 100)
        await pause(400)
      }
      await refused
      if (second.process.exitCode !== 1 || !second.output().includes('Another process works on'))
        throw new Error(`The second one was not refused:\n${second.output()}`)
      await stop(first, 'SIGKILL')
    }
  })
