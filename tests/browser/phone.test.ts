import { createECDH } from 'node:crypto'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { launchBrowser } from '../../scripts/chromium.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import { olive, password, sam, seededAdmin, signIn } from './accounts.ts'
import { faultsAtBothWidths } from './axe.ts'
import type { Product } from './product.ts'
import { desktop, phone, visitor, waitForHydration } from './visitor.ts'

const reference = 'HP-AAAAA2'
/** The headless shell shows no notifications. */
let browser: Awaited<ReturnType<typeof launchBrowser>>
let product: Product
beforeAll(async () => {
  browser = await launchBrowser()
  product = await seededAdmin([{ ...aLead(reference), name: 'June Harrow' }])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

/** Opens the admin as somebody on staff, in a browser whose push service is a stand-in: headless Chromium has none. */
async function openAs(email: string, { allowed = true, size = desktop } = {}) {
  const opened = await visitor(product.origin, {
    ...size,
    browser,
    serviceWorkers: 'allow',
    ...(allowed && { permissions: ['notifications'] }),
  })
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys().toString('base64url')
  await opened.page.addInitScript(standInPushManager, {
    endpoint: `https://push.example/${encodeURIComponent(email)}/${size.viewport.width}`,
    keys: { p256dh, auth: Buffer.alloc(16, 1).toString('base64url') },
  })
  await signIn(opened.page, email)
  return opened
}

function standInPushManager(given: { endpoint: string; keys: object }) {
  const stored = () => localStorage.getItem('stand-in')
  const subscription = () => {
    const key = stored()
    if (key === null) return null
    return {
      options: { applicationServerKey: Uint8Array.from(key.split(',').map(Number)).buffer },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('stand-in')
        return true
      },
    }
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      localStorage.setItem('stand-in', applicationServerKey.join())
      return subscription()
    },
  })
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/admin/account')
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
}

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on for this device' })

/** Waits until this device is among those that get messages. */
const isOn = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(', this device').waitFor()

/** Waits until the worker of this build controls the page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(url.replace(location.origin, ''))
    return paths
  })

test('the admin has a manifest by which a phone installs it; the site keeps its own', async () => {
  const { page } = await openAs(olive)
  await page.goto('/admin/dashboard')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe(
    '/admin/app.webmanifest',
  )
  const answer = await page.request.get('/admin/app.webmanifest')
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = z
    .object({
      name: z.string().min(1),
      short_name: z.string().min(1),
      display: z.literal('standalone'),
      start_url: z.string().startsWith('/admin/'),
      scope: z.literal('/admin/'),
      icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
    })
    .parse(await answer.json())
  const wanted = ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual(wanted)
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
  const cdp = await page.context().newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await page.goto('/')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/site.webmanifest')
})

test('the worker keeps scripts, styles and the page for no connection, and nothing of a session', async () => {
  const { page, errors } = await openAs(olive)
  await page.goto('/admin/dashboard')
  await controlled(page)
  for (const path of [
    '/admin/contacts',
    `/admin/contacts?lead=${reference}`,
    '/admin/analytics',
    '/admin/settings',
    '/admin/account',
  ]) {
    await page.goto(path)
    await waitForHydration(page)
    const loading = page.locator('main [role=status]', { hasText: 'Loading' })
    await expect.poll(() => loading.count()).toBe(0)
  }
  const stored = await cachedPaths(page)
  expect(stored).toContain('/admin/offline')
  expect(
    stored.filter((path) => path !== '/admin/offline' && !path.startsWith('/assets/')),
  ).toEqual([])
  const worker = await page.request.get('/admin/worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(errors).toEqual([])
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/admin/login')
  expect(
    (await cachedPaths(page)).every((path) => /^\/(assets\/|admin\/offline$)/.test(path)),
  ).toBe(true)
})

test('a worker of another build replaces the one before, with what it has stored', async () => {
  const { page } = await openAs(olive)
  await page.goto('/admin/dashboard')
  await controlled(page)
  const names = () => page.evaluate(() => caches.keys())
  const [own] = await names()
  await page.evaluate(() => navigator.serviceWorker.register('/admin/worker.js?build=next'))
  await expect.poll(names).toEqual(['admin-shell-next'])
  expect(own).not.toBe('admin-shell-next')
  // Of another part of the site nothing is removed.
  await page.evaluate(() => caches.open('other'))
  await page.evaluate(() => navigator.serviceWorker.register('/admin/worker.js?build=third'))
  await expect.poll(names).toEqual(['other', 'admin-shell-third'])
})

test('without a connection a page says so, and opens once there is one', async () => {
  const { page } = await openAs(olive)
  await page.goto('/admin/dashboard')
  await controlled(page)
  await expect.poll(() => cachedPaths(page)).toContain('/admin/offline')
  await page.context().setOffline(true)
  await page.goto(`/admin/contacts?lead=${reference}`)
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'June Harrow' }).waitFor()
})

test.each([phone, desktop])(
  'somebody turns notifications on, chooses what they are about, and turns them off: $viewport.width px',
  async (size) => {
    const { page, errors } = await openAs(sam, { size })
    await openAccount(page)
    await turnOn(page).click()
    await isOn(page)
    expect(await subscriptionsOf(sam)).toHaveLength(1)
    await page.getByLabel('Leads that someone assigns to you').uncheck()
    await page.getByText('Saved.').waitFor()
    await page.getByLabel('Quiet hours').check()
    await page.getByLabel('From', { exact: true }).fill('20:30')
    await page.getByRole('button', { name: 'Save the hours' }).click()
    await page.reload()
    await waitForHydration(page)
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('20:30')
    expect(await page.getByLabel('Leads that someone assigns to you').isChecked()).toBe(false)
    expect(await page.getByLabel('Urgent leads get through').isChecked()).toBe(true)
    expect(await page.getByLabel('Show the customer’s name').isChecked()).toBe(false)
    expect(await faultsAtBothWidths(page)).toEqual([])
    await page.getByLabel('Leads that someone assigns to you').check()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('button', { name: 'Turn off on this device' }).click()
    await turnOn(page).waitFor()
    expect(await subscriptionsOf(sam)).toEqual([])
    expect(errors).toEqual([])
  },
)

test.each([
  ['denied', 'This browser blocks notifications'],
  ['default', 'got no answer'],
] as const)(
  'whose answer to the browser’s question is “%s” reads what to do',
  async (answer, text) => {
    const { page } = await openAs(olive, { allowed: false })
    await page.addInitScript((given) => {
      Notification.requestPermission = async () => given
    }, answer)
    await openAccount(page)
    await turnOn(page).click()
    await page.getByRole('alert').getByText(text).waitFor()
    expect(await faultsAtBothWidths(page)).toEqual([])
  },
)

test('on an iPhone that has the admin not on its home screen, the way to get there is told', async () => {
  const opened = await visitor(product.origin, {
    ...phone,
    browser,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  await opened.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await signIn(opened.page, olive)
  await openAccount(opened.page)
  await opened.page.getByText('put this on your home screen first').waitFor()
  expect(await turnOn(opened.page).count()).toBe(0)
})

test('signing out ends them on the device; a session that ended is followed by the next one', async () => {
  const { page } = await openAs(olive)
  await openAccount(page)
  await turnOn(page).click()
  await isOn(page)
  expect(await subscriptionsOf(olive)).toHaveLength(1)
  // As a session that expires.
  await page.request.delete('/api/admin/session', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await subscriptionsOf(olive)).toEqual([])
  await signIn(page, olive)
  await page.goto('/admin/dashboard')
  await expect.poll(() => subscriptionsOf(olive)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/admin/login')
  expect(await subscriptionsOf(olive)).toEqual([])
  const kept = () => page.evaluate(() => [localStorage['stand-in'], localStorage.length])
  expect((await kept())[0]).toBeUndefined()
  await signIn(page, olive)
  await page.goto('/admin/account')
  await turnOn(page).waitFor()
})

test('a device that was taken off elsewhere stays off', async () => {
  const { page } = await openAs(olive)
  await openAccount(page)
  await turnOn(page).click()
  await isOn(page)
  const other = await visitor(product.origin, { ...desktop, browser })
  await signIn(other.page, olive)
  await openAccount(other.page)
  await other.page.getByRole('button', { name: /^Turn off on / }).click()
  await expect.poll(() => subscriptionsOf(olive)).toEqual([])
  await page.reload()
  await turnOn(page).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stand-in'))).toBeNull()
  expect(await subscriptionsOf(olive)).toEqual([])
})

test('another person who signs in with the browser gets nothing that the first one had turned on', async () => {
  const { page } = await openAs(olive, { size: phone })
  await openAccount(page)
  await turnOn(page).click()
  await isOn(page)
  await page.request.delete('/api/admin/session', { headers: { 'sec-fetch-site': 'same-origin' } })
  const before = await subscriptionsOf(sam)
  await signIn(page, sam)
  await openAccount(page)
  await turnOn(page).waitFor()
  expect(await subscriptionsOf(sam)).toEqual(before)
  expect(await page.evaluate(() => localStorage.getItem('stand-in'))).toBeNull()
})

test('a message is shown, and a tap opens the lead in the tab of the admin', async () => {
  const { page, errors } = await openAs(olive)
  await page.goto('/admin/dashboard')
  await controlled(page)
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  const payload = {
    title: 'New lead',
    body: `Roofing in Vail (${reference}).`,
    url: `/admin/contacts?lead=${reference}`,
    tag: reference,
  }
  const deliver = (data: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: product.origin,
      registrationId,
      data: JSON.stringify(data),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await deliver(payload)
  await expect.poll(shown).toEqual([{ title: 'New lead', body: payload.body, tag: reference }])
  await deliver({ ...payload, title: 'Late answer' })
  // The later one has replaced the earlier.
  await expect.poll(shown).toEqual([{ title: 'Late answer', body: payload.body, tag: reference }])
  await tap(page)
  await page.waitForURL(`**/admin/contacts?lead=${reference}`)
  await page.getByRole('heading', { name: 'June Harrow' }).waitFor()
  expect(await shown()).toEqual([])
  expect(errors).toEqual([])
})

test('without a tab of the admin a tap opens a window; who is signed out signs in and sees the lead', async () => {
  const { page } = await openAs(olive)
  await page.goto('/admin/dashboard')
  await controlled(page)
  const opened = await page.context().newPage()
  await page.goto('/')
  const [worker] = page.context().serviceWorkers()
  const asked = await worker?.evaluate(async (lead) => {
    const scope = globalThis as unknown as {
      clients: object
      registration: ServiceWorkerRegistration
      dispatchEvent(event: Event): boolean
    }
    const asking = new Promise<string>((resolve) =>
      Object.defineProperty(scope.clients, 'openWindow', {
        value: async (url: string) => (resolve(url), null),
      }),
    )
    await scope.registration.showNotification('New lead', { data: `/admin/contacts?lead=${lead}` })
    const [notification] = await scope.registration.getNotifications()
    const init = { notification } as EventInit
    const Tap = Reflect.get(globalThis, 'NotificationEvent') as typeof Event
    scope.dispatchEvent(new Tap('notificationclick', init))
    return asking
  }, reference)
  expect(asked).toBe(`${product.origin}/admin/contacts?lead=${reference}`)
  await page.context().clearCookies()
  await opened.goto(asked ?? '')
  await opened.waitForURL('**/admin/login?to=*')
  await waitForHydration(opened)
  await opened.getByLabel('Email').fill(olive)
  await opened.getByLabel('Password').fill(password)
  await opened.getByRole('button', { name: 'Sign in' }).click()
  await opened.waitForURL(`**/admin/contacts?lead=${reference}`)
  await opened.getByRole('heading', { name: 'June Harrow' }).waitFor()
})

/** Taps the notification that is shown: nothing of the protocol does. */
async function tap(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent(event: Event): boolean
    }
    const [notification] = await scope.registration.getNotifications()
    const Tap = Reflect.get(globalThis, 'NotificationEvent') as typeof Event
    scope.dispatchEvent(new Tap('notificationclick', { notification } as EventInit))
  })
}

/** Returns the id that the protocol gives to the worker of the admin. */
function registrationOf(cdp: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.endsWith('/admin/') && !isDeleted,
      )
      if (found) resolve(found.registrationId)
    })
    cdp.send('ServiceWorker.enable').catch(reject)
  })
}

/** Returns where somebody's devices get messages, as the service says. */
async function subscriptionsOf(email: string): Promise<string[]> {
  const opened = await visitor(product.origin, { ...desktop, browser })
  await signIn(opened.page, email)
  const answer = await opened.page.request.get('/api/admin/account/push')
  const { devices } = z
    .object({ devices: z.array(z.object({ id: z.string() })) })
    .parse(await answer.json())
  await opened.page.request.delete('/api/admin/session', {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await opened.page.context().close()
  return devices.map(({ id }) => id)
}
