import { request } from './http.ts'

/** S6.12: the cache's name. A change to the form of an entry needs a new version. */
export const cacheKey = 'v1'
/** S6.13: the default time to live of a cached response, in ms. */
const dayMs = 24 * 60 * 60 * 1000

/** A cached response (S6.12). */
interface CachedEntry {
  /** When the response arrived, in ms since 1970. */
  timestamp: number
  data: unknown
}

export interface Caching {
  /** How long an entry is reused, in ms. */
  timeToLive?: number
  /** `false` bypasses the cache, for data that must not stay on the device. */
  offline?: boolean
}

/**
 * S6.13: a GET whose response is cached in the browser and reused until its time to live is over.
 * Errors of the cache are logged, and the request is sent without it.
 *
 * @param path a path of this site
 * @returns the response's JSON
 * @throws as `request` does; failures are not cached
 */
export async function cachedGet(
  path: string,
  { timeToLive = dayMs, offline = true }: Caching = {},
): Promise<unknown> {
  const cached = offline ? await cachedEntry(path) : undefined
  const age = Date.now() - (cached?.timestamp ?? 0)
  // A negative age: the clock was ahead when the entry was stored.
  if (cached && age >= 0 && age < timeToLive) return cached.data
  const data = await request('GET', path)
  if (offline) await store(path, { timestamp: Date.now(), data })
  return data
}

/** The cached entry of a path, even if it has expired. */
export const cachedEntry = (path: string): Promise<CachedEntry | undefined> =>
  withCache(async (cache) => {
    const answer = await cache.match(path)
    const entry: unknown = await answer?.json()
    return isEntry(entry) ? entry : undefined
  })

const store = (path: string, entry: CachedEntry): Promise<void> =>
  withCache((cache) => cache.put(path, Response.json(entry)))

/** Runs an action on the cache. Returns undefined if the browser has no Cache API or denies it. */
async function withCache<Found>(
  action: (cache: Cache) => Promise<Found>,
): Promise<Found | undefined> {
  if (!('caches' in globalThis)) return undefined
  try {
    return await action(await caches.open(cacheKey))
  } catch (error) {
    console.warn('The browser’s cache failed', error)
    return undefined
  }
}

const isEntry = (found: unknown): found is CachedEntry =>
  typeof found === 'object' &&
  found !== null &&
  'data' in found &&
  typeof Reflect.get(found, 'timestamp') === 'number'
