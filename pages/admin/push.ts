import { readPage } from '../../renderer/client/page-data.ts'
import { request } from '../../renderer/client/http.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { pushState } from '../../services/api/people/push-contract.ts'
import type { Me } from './layout/AdminLayout.tsx'
import { personalKeys } from './stored-keys.ts'
import { within } from './within.ts'

/**
 * Whether this browser gets push messages: `install` on an iPhone or iPad that has the admin not on its home screen, where alone
 * it gets them.
 */
export function pushSupport(): 'yes' | 'install' | 'no' {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return 'yes'
  // An iPad calls itself a Mac, and has a touch screen.
  const isApple = /\b(?:iPhone|iPad)\b/.test(navigator.userAgent) || isTouchedMac()
  return isApple ? 'install' : 'no'
}

const isTouchedMac = () => /\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** Starts the service worker of this build; undefined: the browser has none, or this is the development server. */
async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
  const { build } = readPage(document)
  return navigator.serviceWorker.register(`${paths.admin.worker}?build=${build}`)
}

/**
 * What came of turning push messages on. `denied`, `dismissed`: what the person answered to the browser's question; `no worker`: the service
 * worker hasn't started in time; `refused`: the browser or its push service gives no address.
 */
export type TurnedOn = 'on' | 'denied' | 'dismissed' | 'no worker' | 'refused'

/** How long starting the service worker may take, in ms. */
const startMs = 15_000

/**
 * Turns push messages on for this browser, after a tap: the browser asks for permission.
 * @throws HttpError the service didn't take it
 */
export async function turnPushOn(person: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  await startWorker()
  const registration = await within(startMs, navigator.serviceWorker.ready)
  if (!registration) return 'no worker'
  try {
    await subscribe(person, registration)
    return 'on'
  } catch (error) {
    if (error instanceof DOMException) return 'refused'
    throw error
  }
}

/**
 * Turns them off in this browser, and closes those that it shows. The service ends them with the session, or by a call of its
 * own.
 */
export async function turnPushOff(): Promise<void> {
  localStorage.removeItem(personalKeys.pushed)
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(paths.admin.worker)
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/**
 * Starts the service worker, and tells the service of a new session where this browser gets messages, if the same person had
 * turned them on. Another person's are turned off, and so are those that were turned off on another device.
 */
export async function renewPush(me: Me): Promise<void> {
  const registration = await startWorker()
  const subscription = await registration?.pushManager?.getSubscription()
  const person = localStorage.getItem(personalKeys.pushed)
  if (!registration || (!subscription && person === null)) return
  if (person !== me.id || me.push === 'off') return turnPushOff()
  if (me.push === 'on' && subscription) return
  if (Notification.permission === 'granted')
    await subscribe(me.id, await navigator.serviceWorker.ready)
}

/** One tab at a time: each ends what the browser had before. */
const subscribe = (person: string, registration: ServiceWorkerRegistration): Promise<void> =>
  navigator.locks.request(personalKeys.pushed, () => subscribeAlone(person, registration))

async function subscribeAlone(person: string, { pushManager }: ServiceWorkerRegistration) {
  const { senderKey, devices } = pushState.parse(await request('GET', paths.admin.push))
  const applicationServerKey = bytesOf(senderKey)
  const earlier = await pushManager.getSubscription()
  // One that the service has ended may be dead, and one of another key gets no messages from us.
  const isUsed = devices.some(({ current }) => current)
  if (earlier && !(isUsed && isSame(earlier.options.applicationServerKey, applicationServerKey)))
    await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  await request('POST', paths.admin.push, { endpoint, keys, senderKey })
  localStorage.setItem(personalKeys.pushed, person)
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join()
