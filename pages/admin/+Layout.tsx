import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import './admin.css'

/** SPEC.md §9: staleness 5 minutes, kept 5 minutes, no retries, no refetch on focus. */
const queryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 300_000, gcTime: 300_000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })

/** What stands around every page of the staff's desk. */
export function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <main id="content" className="desk">
        {children}
      </main>
    </QueryClientProvider>
  )
}
