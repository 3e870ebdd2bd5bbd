import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '../../renderer/client/query-client.ts'
import './admin.css'
import './layout/admin-layout.css'
import './resource/resource.css'
import './resource/rows.css'
import './components/dialog.css'

/**
 * The layout of every admin page. Query data is not cached on the device, because leads are
 * personal data.
 */
export function Layout({ children }: { children: ReactNode }) {
  const [client] = useState(() => queryClient({ offline: false }))
  return (
    <QueryClientProvider client={client}>
      <div className="admin">{children}</div>
    </QueryClientProvider>
  )
}
