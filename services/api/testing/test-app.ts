import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { pino, type Logger } from 'pino'
import { onTestFinished } from 'vitest'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { imagesOnDemand } from '../../images/on-demand.ts'
import { sampleArticles } from '../subscribers/emails.ts'
import { buildApp } from '../app.ts'
import { openEditing } from '../editing/editing.ts'
import { type Config, readConfig } from '../config.ts'
import type { AppDeps } from '../route-deps.ts'
import { siteFile, type SiteFile } from '../site/contract.ts'
import { responseSla, type ResponseSla } from '../sla/contract.ts'
import { openPageSearch, openSearchPages } from '../search/route.ts'
import { type BuildPlace, filesOf } from '../served-site.ts'
import { readEditions } from '../site/editions.ts'
import { openPreviews } from '../previews/previewed-site.ts'
import { openServedFiles } from '../site/served-files.ts'
import { createRequestMetrics } from '../http/plugins/metrics.ts'
import { openBuiltContent } from '../site/site-file.ts'
import { type ExternalFiles, createEraser } from '../erasure/eraser.ts'
import { openEmailFolder } from '../email/file-transport.ts'
import { type RuntimeInfo, readRuntimeInfo } from '../operations/runtime-info.ts'
import { createPushClient, type PushClient } from '../people/push/push-client.ts'
import { prepareOwnerSetup } from '../people/sign-in/owner-setup.ts'
import { type Store, openJsonFileStore } from '../store.ts'
import type { JsonFileOptions } from '../storage/json/open.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { alwaysLocked } from './always-locked.ts'
import {
  everyHour,
  mountainTime,
  testEmailContext,
  testForm,
  testShell,
  testWords,
} from './test-firm.ts'

export const testSite = siteFile.parse({
  commit: 'c0ffee',
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
  emailColors: testEmailContext.colors,
  stylesheets: ['/assets/site.abc123.css'],
  pages: [
    { path: '/', title: 'Home' },
    { path: '/roofing', title: 'Roofing', service: 'Roofing' },
    { path: '/roofing-vail-colorado', title: 'Roofing in Vail', service: 'Roofing', town: 'Vail' },
    { path: '/contact', title: 'Contact' },
    { path: '/buscando-trabajo', title: 'Buscando trabajo', language: 'es' },
    ...Object.values(sampleArticles),
  ],
  form: testForm,
  lostReasons: [
    { id: 'price', label: 'Too expensive' },
    { id: 'no-answer', label: 'Never answered' },
  ],
  jobs: [
    {
      slug: 'finish-carpenter',
      titles: { en: 'Finish carpenter', es: 'Carpintero de acabados' },
      until: '2026-11-20',
    },
    { slug: 'excavator-operator', titles: { en: 'Excavator operator' }, until: '2026-11-04' },
    { slug: 'any_job', titles: { en: 'Another trade', es: 'Otro oficio' } },
  ],
  careers: { en: '/careers', es: '/buscando-trabajo' },
  words: testWords,
  emails: testEmailContext.templates,
  services: [
    { slug: 'roofing', name: 'Roofing' },
    { slug: 'decks-and-patios', name: 'Deck & Patio' },
    { slug: 'home-services', name: 'Home Services', fallback: true },
    {
      slug: 'property-management',
      name: 'Property Management',
      alsoAs: [{ slug: 'vacation-rental-management', name: 'Vacation Rental Management' }],
    },
  ],
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
    {
      slug: 'decks-beaver-creek-colorado',
      title: 'Decks in Beaver Creek, Eagle County',
      serviceType: 'decks-and-patios',
      city: 'Beaver Creek',
      county: 'Eagle County',
      metaDescription: 'Decks for sun.',
      faqs: [],
    },
    {
      slug: 'property-management-vail-colorado',
      title: 'Property Management Services in Vail, Eagle County',
      serviceType: 'property-management',
      city: 'Vail',
      county: 'Eagle County',
      metaDescription: 'Homes looked after.',
      faqs: [],
    },
  ],
  images: [
    { name: 'roof', file: 'roof.svg', version: 'c0ffee01' },
    { name: 'bomb', file: 'bomb.png', version: 'c0ffee02' },
  ],
  suggested: [
    {
      prefix: 'roofing',
      path: '/roofing',
      towns: ['/roofing-vail-colorado', '/roofing-edwards-colorado'],
    },
    { prefix: 'decks', path: '/decks-and-patios', towns: ['/decks-vail-colorado'] },
  ],
  redirects: [{ from: '/forklift', to: '/forklifts', status: 301 }],
})

/** A picture of the test build that has only one size. */
const aMaster =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#456" d="M0 0h1600v900H0z"/></svg>'

/** Monday to Saturday, 8 to 18. */
export const openSixDays = responseSla.parse({
  ...mountainTime,
  open: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    },
  ],
})

interface Options extends Pick<JsonFileOptions, 'disk'> {
  /** Where the site is that is served; left out: in development. */
  place?: BuildPlace | undefined
  /** Office hours; left out: open at all hours. */
  promise?: ResponseSla
  /** Settings that differ from those of `testConfig`. */
  config?: Partial<Config>
  timeouts?: NonNullable<AppDeps['timeouts']>
  log?: Logger
  /** Removal of files in erasures; tests pass in failing ones. */
  externalFiles?: Partial<ExternalFiles>
  /** Options of the attachment folder. */
  attachments?: Partial<Parameters<typeof openAttachmentStore>[0]>
  /** The mail transport; left out: files. */
  mail?: RuntimeInfo['mail']
  /** Another store than the JSON-file store; the caller closes it. */
  store?: Store
  /** What differs from the test site. */
  site?: Partial<SiteFile>
  /** What is edited: a content folder, as in development. */
  checkout?: string
  /** Sends push messages; left out: the one of the service. */
  pushClient?: PushClient
  /** Reuses the folder of an app that was closed. */
  folder?: string
}

/** Returns the settings of an empty environment, except for the origin, the rate limit and the given ones. */
const testConfig = (changes: Partial<Config>): Config => ({
  ...readConfig({}),
  publicOrigin: 'https://www.highpine.example',
  rateLimit: 'off',
  ...changes,
})

/** Starts the whole app with its own store and a test clock; closed after the test. */
export async function startTestApp({
  config,
  timeouts,
  folder,
  disk,
  externalFiles,
  ...given
}: Options = {}) {
  const home = folder ?? (await temporaryFolder())
  const siteDir = join(home, 'client')
  await buildTestPages(siteDir)
  await buildTestPictures(home, siteDir)
  const clock = { now: new Date('2026-11-05T15:00:00.000Z') }
  const log = given.log ?? pino({ level: 'silent' })
  const data = join(home, 'data')
  const webhooks = config?.webhook !== undefined
  const storeOptions = { ...(disk && { disk }), webhooks }
  const onDisk = { folder: data, log, now: () => clock.now, tryLock: alwaysLocked, ...storeOptions }
  const store = given.store ?? (await openJsonFileStore(onDisk))
  const setup = await prepareOwnerSetup(store.people)
  const files = await openAttachmentStore({
    folder: join(data, 'attachments'),
    files: store.attachments,
    quota: 1_000_000_000,
    ...given.attachments,
  })
  const eraser = createEraser({
    store,
    files: {
      removeAttachments: (lead) => files.remove(lead),
      removeEmails: openEmailFolder(join(data, 'mail')).remove,
      ...externalFiles,
    },
    requestRecipients: async () => ['office@highpine.example'],
    addressKey: 'a secret of at least thirty-two characters',
    now: () => clock.now,
    log,
  })
  const editions = await readEditions(home)
  const settings = testConfig({ siteDir, dataDir: data, ...config })
  const editing = openEditing({ config: settings, log, checkout: given.checkout })
  const app = await buildApp({
    config: settings,
    editing,
    pushClient: given.pushClient ?? createPushClient(),
    retired: new AbortController().signal,
    metrics: createRequestMetrics(),
    switchFailure: () => undefined,
    ...(timeouts && { timeouts }),
    store,
    site: {
      ...testSite,
      ...given.site,
      ...(given.promise && { business: { ...testSite.business, promise: given.promise } }),
    },
    setup,
    siteFiles: await openServedFiles({ folders: [siteDir], removed: [] }),
    content: openBuiltContent(await filesOf(home)),
    openPreview: openPreviews(home, editions, openSearchPages),
    editions,
    place: given.place,
    edition: undefined,
    search: openPageSearch(join(home, 'search.jsonl')),
    images: imagesOnDemand({
      master: async (file) => join(home, 'images', file),
      folder: join(data, 'cache/images'),
    }),
    files,
    eraser,
    runtimeInfo: readRuntimeInfo(
      data,
      given.mail ?? { where: 'files in a test', leaves: false },
      new Date(clock.now),
    ),
    sessionSecret: 'a secret of at least thirty-two characters',
    log,
    now: () => clock.now,
  })
  const close = async () => {
    // After an aborted request, fetch opens a connection without using it.
    app.server.closeAllConnections()
    await app.close()
    await editing.close()
    await store.close()
  }
  onTestFinished(close)
  return { app, store, setup, eraser, clock, folder: home, data, close }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Like the built one. */
export const testSearchPage =
  '<title>Search | Highpine</title><main><h1>Search</h1><div class="band wide search"><form></form></div></main>'

async function buildTestPages(siteDir: string): Promise<void> {
  for (const folder of ['roofing', 'search', 'assets'])
    await mkdir(join(siteDir, folder), { recursive: true })
  await writeFile(join(siteDir, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(siteDir, 'roofing/index.html'), '<h1>Roofing</h1>')
  await writeFile(join(siteDir, 'search/index.html'), testSearchPage)
  await writeFile(join(siteDir, '404.html'), '<h1>404</h1>')
  await writeFile(join(siteDir, 'assets/app.abc123.js'), 'export {}')
  await writeFile(join(siteDir, 'assets/app.abc123.js.br'), 'as brotli')
  await writeFile(join(siteDir, 'assets/app.abc123.js.gz'), 'as gzip')
  await writeFile(join(siteDir, 'mountain-building-guide.pdf'), '%PDF-1.7')
}

async function buildTestPictures(home: string, siteDir: string): Promise<void> {
  const built = join(siteDir, 'api/image/800/80/attached_assets')
  await mkdir(built, { recursive: true })
  await writeFile(join(built, 'roof.avif'), 'made by the build')
  const drawings = join(siteDir, 'api/image/original/80/attached_assets')
  await mkdir(drawings, { recursive: true })
  await writeFile(join(drawings, 'roof.svg'), aMaster)
  await writeFile(join(drawings, 'roof.svg.br'), 'as brotli')
  await mkdir(join(home, 'images'), { recursive: true })
  await writeFile(join(home, 'images/roof.svg'), aMaster)
  await writeFile(join(home, 'images/bomb.png'), pngHeader(30_000, 30_000))
}

/** Returns the header of a PNG that would decode to gigabytes. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(17)
  chunk.write('IHDR')
  chunk.writeUInt32BE(width, 4)
  chunk.writeUInt32BE(height, 8)
  chunk.set([8, 2, 0, 0, 0], 12)
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(13)
  checksum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), length, chunk, checksum])
}

export const sameOriginHeaders = { origin: 'https://www.highpine.example' }

/** Creates the owner and signs in. Returns the headers of a browser with that session. */
export async function signInOwner({ app, setup }: TestApp) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/setup',
    headers: sameOriginHeaders,
    payload: {
      token: setup.token,
      name: 'Olive Owner',
      email: 'olive@example.com',
      password: 'twelve letters and more',
    },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...sameOriginHeaders, cookie }
}
