/**
 * The service worker of the admin, served as /admin/worker.js. It keeps the scripts and styles of one build, whose names
 * have a hash of their content, and the page that is shown without a connection; never an answer of the service, and never
 * a page of the admin. It shows push messages. It is a script of its own: an import would make it a module.
 */
export {}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface LoadEvent extends WorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface PushMessageEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}
interface TapEvent extends WorkerEvent {
  readonly notification: Notification
}
interface Tab {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<Tab>
  navigate(url: string): Promise<Tab | null>
}
/** What this uses of the scope of a service worker: its types and those of a page exclude each other. */
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<Tab | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void
}
interface Events {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: LoadEvent
  push: PushMessageEvent
  notificationclick: TapEvent
  pushsubscriptionchange: WorkerEvent
}

const worker = globalThis as unknown as Scope
/** `paths.admin` and `hashedFolder` of the service. */
const offlinePage = '/admin/offline'
const subscriptions = '/api/admin/account/push'
const hashedFolder = '/assets/'

const prefix = 'admin-shell-'
/** Of this build: pages register the worker under the id of theirs. */
const shellName = prefix + (new URL(location.href).searchParams.get('build') ?? '')

worker.addEventListener('install', (event) => event.waitUntil(storeShell()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith(hashedFolder)) event.respondWith(hashedFile(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()))

async function storeShell(): Promise<void> {
  const shell = await caches.open(shellName)
  const response = await fetch(offlinePage, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`${response.status}: ${offlinePage}`)
  const html = await response.clone().text()
  const files = [...html.matchAll(/(?:href|src|data-code)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, address]) => address ?? [],
  )
  await shell.put(offlinePage, response)
  await shell.addAll([...new Set(files)])
  await worker.skipWaiting()
}

/** Removes what earlier builds have stored. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== shellName) await caches.delete(name)
  await worker.clients.claim()
}

async function hashedFile(request: Request): Promise<Response> {
  const shell = await caches.open(shellName)
  const stored = await shell.match(request)
  if (stored) return stored
  const response = await fetch(request)
  if (response.status === 200 && response.type === 'basic')
    await shell.put(request, response.clone()).catch(() => undefined)
  return response
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await (await caches.open(shellName)).match(offlinePage)
    if (stored) return stored
    throw error
  }
}

async function show(given: unknown): Promise<void> {
  // The service encrypts `PushPayload`.
  const { title, body, url, tag } = given as Record<'title' | 'body' | 'url' | 'tag', string>
  const options = { body, tag, renotify: true, icon: '/icon-192.png', data: url }
  await worker.registration.showNotification(title, options)
}

/** Opens a page of the admin in a tab that shows the admin, or in a new one. */
async function open(path: unknown): Promise<void> {
  const url = new URL(String(path), location.origin)
  if (url.origin !== location.origin || !url.pathname.startsWith('/admin/')) return
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const inAdmin = tabs.filter((tab) => new URL(tab.url).pathname.startsWith('/admin/'))
  const tab = inAdmin.find(({ focused }) => focused) ?? inAdmin[0]
  if (!tab) return void (await worker.clients.openWindow(url.href))
  await tab.focus().catch(() => undefined)
  // A tab that another worker controls can't be navigated.
  if (tab.url !== url.href)
    await tab.navigate(url.href).catch(() => worker.clients.openWindow(url.href))
}

/** Tells the service where this browser gets messages from now on. Without a session the page does so after signing in. */
async function renew(): Promise<void> {
  const state = await fetch(subscriptions)
  if (!state.ok) return
  const { senderKey, devices } = (await state.json()) as {
    senderKey: string
    devices: readonly { current: boolean }[]
  }
  if (!devices.some(({ current }) => current)) return
  const { pushManager } = worker.registration
  // The browser may have subscribed anew by itself, with a key of ours that isn't valid any more.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: senderKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await fetch(subscriptions, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, senderKey }),
  })
}
