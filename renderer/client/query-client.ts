import { QueryClient } from '@tanstack/react-query'
import { cachedGet, type Caching } from './browser-cache.ts'

/** In ms. */
const minutes = (count: number) => count * 60_000

/**
 * Server state with the settings of SPEC.md §9: fresh for five minutes, kept for five, no retries, no
 * refetching on window focus or on an interval. A query without a function of its own is a GET to
 * its key, which is a path (§7), through the browser's cache for ten minutes.
 *
 * In: whether answers may stay on the device.
 */
export const queryClient = ({ offline }: Required<Pick<Caching, 'offline'>>): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path] }) =>
          cachedGet(String(path), { timeToLive: minutes(10), offline }),
        staleTime: minutes(5),
        // While pages are written nothing may keep the build waiting.
        gcTime: import.meta.env.SSR ? Infinity : minutes(5),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Without a line a call fails and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
