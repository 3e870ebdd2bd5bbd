import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnService, stop } from '../crash/service.ts'
import { dist } from '../dist.ts'
import type { Store } from '../../services/api/store.ts'
import { openTestStore, type TestStore } from './test-store.ts'

/** The real service with the real build, on its own data folder and, where set, its own database. */
export interface Product {
  origin: string
  /** The folder of its emails and, without a database, of its records and uploads (under `data/`). */
  folder: string
  store: TestStore
  /** The one-time link that creates the owner, as printed at startup. */
  ownerLink: string | undefined
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
  /** Starts a new process on the same data and port. */
  startAgain(): Promise<Product>
  /** Kills the process and removes the data. */
  remove(): Promise<void>
}

/**
 * @param environment settings beyond the usual ones
 * @param fill puts records into the store before the service opens it
 * @param server the URL of a database server, where the test itself has one
 */
export async function startProduct(
  environment: NodeJS.ProcessEnv = {},
  fill?: (store: Store) => Promise<void>,
  server?: string,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-browser-'))
  const testStore = await openTestStore(join(folder, 'data'), server)
  if (fill) {
    const store = await testStore.open()
    await fill(store)
    await store.close()
  }
  return start(folder, testStore, environment)
}

async function start(
  folder: string,
  store: TestStore,
  environment: NodeJS.ProcessEnv,
): Promise<Product> {
  const running = await spawnService(folder, {
    SITE_DIR: join(dist, 'client'),
    SITE_JSON: join(dist, 'site.json'),
    ...store.environment,
    ...environment,
  })
  const deadline = Date.now() + 120_000
  // The last line printed at startup; the service is listening by then.
  while (!/^ +Data +\S/m.test(running.output())) {
    if (Date.now() > deadline || running.process.exitCode !== null) {
      running.process.kill('SIGKILL')
      throw new Error(`The product did not start:\n${running.output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const kill = async () => void (await stop(running, 'SIGKILL'))
  const { port } = new URL(running.origin)
  return {
    origin: `http://localhost:${port}`,
    folder,
    store,
    ownerLink: /http\S+\/admin\/setup\?token=\S+/.exec(running.output())?.[0],
    kill,
    startAgain: () => start(folder, store, { ...environment, PORT: port }),
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
