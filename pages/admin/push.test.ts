import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../services/api/contract/paths.ts'
import { turnPushOff, turnPushOn } from './push.ts'

/** The service's public key, in base64url and as browsers have it. */
const senderKey = 'AQID'
const keyBytes = Uint8Array.of(1, 2, 3).buffer

/** A browser with a push service, and the service of the admin, as far as subscribing uses them. */
function startBrowser({ devices = [] as { current: boolean }[], permission = 'granted' } = {}) {
  const browser = {
    posted: [] as string[],
    calls: [] as string[],
    endpoint: undefined as string | undefined,
    subscribeError: undefined as Error | undefined,
    ready: undefined as Promise<unknown> | undefined,
  }
  const subscription = () => {
    const { endpoint } = browser
    if (endpoint === undefined) return null
    return {
      options: { applicationServerKey: keyBytes },
      toJSON: () => ({ endpoint, keys: {} }),
      unsubscribe: async () => {
        browser.calls.push('unsubscribed')
        browser.endpoint = undefined
      },
    }
  }
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async () => {
      if (browser.subscribeError) throw browser.subscribeError
      browser.endpoint ??= 'https://push.example/new'
      return subscription()
    },
  }
  const registration = {
    pushManager,
    getNotifications: async () => [{ close: () => browser.calls.push('closed') }],
  }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
      get ready() {
        return browser.ready ?? Promise.resolve(registration)
      },
    },
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
  })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"build":"one"}' }) })
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body = '' }: { method: string; body?: string }) => {
      expect(path).toBe(paths.admin.push)
      if (method === 'POST') browser.posted.push(JSON.parse(body).endpoint)
      const settings = { events: [], quiet: null, urgentAlways: true, names: false }
      const known = devices.map((one) => ({ id: 'one', device: 'Chrome', since: '', ...one }))
      return Response.json({ success: true, senderKey, devices: known, settings })
    },
  )
  return browser
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an address that the service has ended is not sent to it again', async () => {
  const browser = startBrowser()
  browser.endpoint = 'https://push.example/dead'
  expect(await turnPushOn('olive')).toBe('on')
  expect(browser.posted).toEqual(['https://push.example/new'])
})

test('an address that the service has of this session stays', async () => {
  const browser = startBrowser({ devices: [{ current: true }] })
  browser.endpoint = 'https://push.example/live'
  expect(await turnPushOn('olive')).toBe('on')
  expect(browser.posted).toEqual(['https://push.example/live'])
  expect(browser.calls).toEqual([])
})

test('why messages are not on is told apart', async () => {
  startBrowser({ permission: 'denied' })
  expect(await turnPushOn('olive')).toBe('denied')
  startBrowser({ permission: 'default' })
  expect(await turnPushOn('olive')).toBe('dismissed')
  const browser = startBrowser()
  browser.subscribeError = new DOMException('Registration failed', 'AbortError')
  expect(await turnPushOn('olive')).toBe('refused')
  browser.ready = new Promise(() => undefined)
  const turning = turnPushOn('olive')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await turning).toBe('no worker')
  expect(browser.posted).toEqual([])
})

test('turning them off closes those that are shown', async () => {
  const browser = startBrowser()
  browser.endpoint = 'https://push.example/live'
  await turnPushOff()
  expect(browser.calls).toEqual(['closed', 'unsubscribed'])
})
