import { request } from './http.ts'

/** SPEC.md §7: the versioned key under which answers are stored; another form of entry, another key. */
export const cacheKey = 'v1'
/** SPEC.md §9: how long an answer is reused unless somebody says otherwise, in ms. */
const aDay = 24 * 60 * 60 * 1000

/** SPEC.md §3 "Cached entry". */
export interface CachedEntry {
  /** When the answer came, in ms since 1970. */
  timestamp: number
  data: unknown
}

export interface Caching {
  /** How long an entry is reused, in ms. */
  timeToLive?: number
  /** `false`: nothing is stored and nothing reused, for what must not stay on a device. */
  offline?: boolean
}

/**
 * SPEC.md §7: a GET whose answer is stored in the browser, and reused while it is younger than its
 * time to live. Whatever goes wrong with the store is logged, and the service asked as without one.
 *
 * In: a path of ours. Out: the answer as JSON. Throws as `request` does; failures are not stored.
 */
export async function cachedGet(
  path: string,
  { timeToLive = aDay, offline = true }: Caching = {},
): Promise<unknown> {
  const kept = offline ? await cachedEntry(path) : undefined
  if (kept && Date.now() - kept.timestamp < timeToLive) return kept.data
  const data = await request('GET', path)
  if (offline) await store(path, { timestamp: Date.now(), data })
  return data
}

/** What is stored for a path, however old it is. */
export const cachedEntry = (path: string): Promise<CachedEntry | undefined> =>
  withCache(async (cache) => {
    const answer = await cache.match(path)
    const entry: unknown = await answer?.json()
    return isEntry(entry) ? entry : undefined
  })

const store = (path: string, entry: CachedEntry): Promise<void> =>
  withCache((cache) => cache.put(path, Response.json(entry)))

/** Out: what `work` gives; nothing where the browser has no cache or refuses it. */
async function withCache<Found>(
  work: (cache: Cache) => Promise<Found>,
): Promise<Found | undefined> {
  if (!('caches' in globalThis)) return undefined
  try {
    return await work(await caches.open(cacheKey))
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
