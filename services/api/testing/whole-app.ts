import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { buildApp, type AppParts } from '../app.ts'
import { siteFile } from '../contract/site.ts'
import { prepareOwnerSetup } from '../staff/owner-setup.ts'
import { openJsonFileStore, type JsonFileOptions } from '../store/json-file/open.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const testSite = siteFile.parse({
  commit: 'c0ffee',
  builtAt: '2026-11-01T00:00:00Z',
  business: {
    name: 'Highpine',
    origin: 'https://www.highpine.example',
    phone: '970-555-0100',
    email: 'office@highpine.example',
  },
  locationServices: [
    {
      slug: 'roofing-vail',
      title: 'Roofing Services in Vail, Eagle County',
      serviceType: 'roofing',
      city: 'Vail',
      county: 'Eagle County',
      metaDescription: 'Roofs for snow.',
      faqs: [{ question: 'How long?', answer: 'A week.' }],
    },
  ],
  redirects: [{ from: '/forklift', to: '/forklifts', status: 301 }],
})

interface Options extends Pick<JsonFileOptions, 'replace'> {
  config?: Partial<AppParts['config']>
  /** Continue on a folder that an app before has closed. */
  folder?: string
}

/** The whole app over a store of its own, on a clock that the test turns; closed after the test. */
export async function wholeApp({ config, folder, replace }: Options = {}) {
  const home = folder ?? (await temporaryFolder())
  const siteDir = join(home, 'client')
  await buildTestPages(siteDir)
  const clock = { now: new Date('2026-11-05T15:00:00.000Z') }
  const log = pino({ level: 'silent' })
  const data = join(home, 'data')
  const store = await openJsonFileStore({ folder: data, log, ...(replace && { replace }) })
  const setup = await prepareOwnerSetup(store.people)
  const app = await buildApp({
    config: {
      publicOrigin: 'https://www.highpine.example',
      trustProxy: false,
      siteDir,
      rateLimit: 'off',
      ...config,
    },
    store,
    site: testSite,
    setup,
    officeMail: 'office@highpine.example',
    sessionSecret: 'a secret of at least thirty-two characters',
    log,
    now: () => clock.now,
  })
  const close = async () => {
    await app.close()
    await store.close()
  }
  onTestFinished(close)
  return { app, store, setup, clock, folder: home, data, close }
}

export type WholeApp = Awaited<ReturnType<typeof wholeApp>>

async function buildTestPages(siteDir: string): Promise<void> {
  await mkdir(join(siteDir, 'roofing'), { recursive: true })
  await mkdir(join(siteDir, 'assets'), { recursive: true })
  await writeFile(join(siteDir, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(siteDir, 'roofing/index.html'), '<h1>Roofing</h1>')
  await writeFile(join(siteDir, '404.html'), '<h1>404</h1>')
  await writeFile(join(siteDir, 'assets/app.abc123.js'), 'export {}')
}

export const aRequest = {
  name: 'Ann Ridge',
  email: 'ann@example.com',
  phone: '970-555-0111',
  serviceType: 'remodels',
  acceptTerms: true,
} as const

export const ownOrigin = { origin: 'https://www.highpine.example' }

/** Makes the owner and signs in: the headers that a browser of theirs would send. */
export async function ownerSignedIn({ app, setup }: WholeApp) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/setup',
    headers: ownOrigin,
    payload: {
      token: setup.token,
      name: 'Olive Owner',
      email: 'olive@example.com',
      password: 'twelve letters and more',
    },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...ownOrigin, cookie }
}
