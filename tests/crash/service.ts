import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { siteFile } from '../../services/api/site/contract.ts'
import { freePort } from '../../services/api/testing/listen.ts'
import {
  everyHour,
  testEmailContext,
  testForm,
  testWords,
  testShell,
} from '../../services/api/testing/test-firm.ts'

/** A small built site, enough for the service to start. */
export async function writeSmallSite(folder: string): Promise<void> {
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeFile(join(folder, 'client/index.html'), '<h1>Home</h1>')
  const site = siteFile.parse({
    commit: 'crash',
    builtAt: '2026-11-01T00:00:00Z',
    business: {
      name: 'Highpine',
      origin: 'https://www.highpine.example',
      phone: '970-555-0100',
      email: 'office@highpine.example',
      state: 'colorado',
      referencePrefix: 'HP',
      promise: everyHour,
    },
    shell: testShell,
    form: testForm,
    words: testWords,
    emails: testEmailContext.templates,
    emailColors: testEmailContext.colors,
    locationServices: [],
  })
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
}

/** Passes on the clock that this process was started with: scripts/test/moved-clock.js. */
const clockEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: process.env['NODE_OPTIONS'],
  TEST_CLOCK_OFFSET: process.env['TEST_CLOCK_OFFSET'],
})

export interface Running {
  process: ChildProcess
  origin: string
  output: () => string
}

/** Drops root's permission to write everywhere; returns the command unchanged for other users. */
export function asOrdinaryUser(command: readonly string[]): readonly string[] {
  if (userInfo().uid !== 0) return command
  return ['setpriv', '--bounding-set=-dac_override,-dac_read_search', ...command]
}

/** The command of `npm run serve`. */
const { scripts } = z
  .object({ scripts: z.object({ serve: z.string().startsWith('node ') }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const serve: readonly string[] = [process.execPath, ...scripts.serve.split(' ').slice(1)]

/**
 * Starts the service as `npm run serve` does, without waiting for it to listen.
 * @param environment settings; without PORT it gets a free port
 */
export async function spawnService(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  as: (command: readonly string[]) => readonly string[] = (command) => command,
): Promise<Running> {
  const port = environment['PORT'] ?? String(await freePort())
  const [program = '', ...args] = as(serve)
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      ENV_FILE: '',
      ...clockEnvironment(),
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: join(folder, 'client'),
      SITE_JSON: join(folder, 'site.json'),
      RATE_LIMIT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { process: child, origin: `http://127.0.0.1:${port}`, output: () => output }
}

/** Starts the service and waits until `/readyz` answers 200. */
export async function startService(
  folder: string,
  environment?: NodeJS.ProcessEnv,
  as?: (command: readonly string[]) => readonly string[],
): Promise<Running> {
  const running = await spawnService(folder, environment, as)
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (running.process.exitCode !== null) break
    const answer = await fetch(`${running.origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return running
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  running.process.kill('SIGKILL')
  throw new Error(`The service did not start:\n${running.output()}`)
}

export async function stop({ process }: Running, signal: NodeJS.Signals): Promise<number | null> {
  if (process.exitCode === null && process.signalCode === null) {
    process.kill(signal)
    await once(process, 'exit')
  }
  return process.exitCode
}
