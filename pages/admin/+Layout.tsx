import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '../../renderer/client/query-client.ts'
import './admin.css'
import './desk.css'
import './lists.css'
import './dialog.css'

/** What stands around every page of the staff. Leads do not stay on the device. */
export function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(() => queryClient({ offline: false }))
  return (
    <QueryClientProvider client={client}>
      <div className="staff">{children}</div>
    </QueryClientProvider>
  )
}
