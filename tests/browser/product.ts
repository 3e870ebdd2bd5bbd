import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, spawnService, stop } from '../crash/service.ts'
import type { Store } from '../../services/api/store.ts'
import { openTestStore, type TestStore } from './test-store.ts'

/** The real service over the real build, on a data folder, and perhaps a database, of its own. */
export interface Product {
  origin: string
  /** Where its emails are, and without a database its records and prospects' files: under `data/`. */
  folder: string
  store: TestStore
  /** The one-time link that makes the owner, as it is printed at the start. */
  ownerLink: string | undefined
  /** Pulls the plug: SIGKILL. */
  kill(): Promise<void>
  /** The same data and the same port again, in a new process. */
  startAgain(): Promise<Product>
  /** Pulls the plug and removes the data. */
  remove(): Promise<void>
}

/**
 * @param environment settings beyond the usual ones
 * @param fill puts records into the store before the service opens it
 */
export async function startProduct(
  environment: NodeJS.ProcessEnv = {},
  fill?: (store: Store) => Promise<void>,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-browser-'))
  const testStore = await openTestStore(join(folder, 'data'))
  if (fill) {
    const store = await testStore.open()
    await fill(store)
    await store.close()
  }
  return start(folder, testStore, await freePort(), environment)
}

async function start(
  folder: string,
  store: TestStore,
  port: number,
  environment: NodeJS.ProcessEnv,
): Promise<Product> {
  const running = spawnService(folder, port, {
    SITE_DIR: 'dist/client',
    SITE_JSON: 'dist/site.json',
    ...store.environment,
    ...environment,
  })
  const deadline = Date.now() + 30_000
  // The last line of the greeting; the service listens by then.
  while (!/^ +Data +\S/m.test(running.output())) {
    if (Date.now() > deadline || running.process.exitCode !== null) {
      running.process.kill('SIGKILL')
      throw new Error(`The product did not start:\n${running.output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const kill = async () => void (await stop(running, 'SIGKILL'))
  return {
    origin: `http://localhost:${port}`,
    folder,
    store,
    ownerLink: /http\S+\/admin\/setup\?token=\S+/.exec(running.output())?.[0],
    kill,
    startAgain: () => start(folder, store, port, environment),
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
