import { QueryClient } from '@tanstack/react-query'
import { cachedGet, type Caching } from './browser-cache.ts'
import { withTimeout } from './http.ts'

const minutesMs = (count: number) => count * 60_000

/**
 * Server state with the settings of S6.11: fresh for five minutes, kept for five, no retries, no
 * refetching on window focus or on an interval. A query without its own function is a GET of its
 * key, which is a path (S6.8), cached in the browser for ten minutes; it fails after 30 seconds
 * without a response.
 *
 * @param options.offline whether responses may be cached on the device
 */
export const queryClient = ({ offline }: Required<Pick<Caching, 'offline'>>): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path] }) =>
          withTimeout(cachedGet(String(path), { timeToLive: minutesMs(10), offline })),
        staleTime: minutesMs(5),
        // While prerendering, a garbage collection timer would keep the build process running.
        gcTime: import.meta.env.SSR ? Infinity : minutesMs(5),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Offline, a call fails with an error instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
