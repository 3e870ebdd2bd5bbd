import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService, stop, writeSmallSite, type Running } from './service.ts'
import { LoadGenerator, type Outcome } from './load-generator.ts'

type Start = (
  environment?: NodeJS.ProcessEnv,
  as?: Parameters<typeof startService>[2],
) => Promise<Running>

export interface CrashScenario {
  folder: string
  dataDir: string
  load: LoadGenerator
  /** Starts the service on this data folder, on its own port. */
  start: Start
}

/**
 * Creates a data folder and a load generator and runs `trouble` on them. Then the service starts once more, visitors
 * without an answer retry, and the outcome is counted.
 */
export async function runScenario(
  inject: (scenario: CrashScenario) => Promise<void>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-crash-'))
  const running: Running[] = []
  const start: Start = async (environment, as) => {
    const service = await startService(folder, environment, as)
    running.push(service)
    return service
  }
  const home = { folder, dataDir: join(folder, 'data'), load: new LoadGenerator(), start }
  try {
    await writeSmallSite(folder)
    await inject(home)
    const last = await start()
    await home.load.tryAgain(last.origin)
    if ((await stop(last, 'SIGTERM')) !== 0) throw new Error(`It did not stop:\n${last.output()}`)
    return await home.load.outcome(home.dataDir)
  } finally {
    for (const service of running) await stop(service, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
