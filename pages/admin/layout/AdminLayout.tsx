import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageContext } from '../../../renderer/page-context.tsx'
import type { SessionResponse } from '../../../services/api/people/account-contract.ts'
import { AdminMenu } from './AdminMenu.tsx'
import { ConnectionLost, ErrorMessage } from '../components/ErrorMessage.tsx'
import { useLeadEvents } from '../lead-events.ts'
import { endSession, useHasSessionEnded, useSessionEnd } from '../session-end.ts'
import { fetchCurrentUser, signInUrl } from '../session.ts'
import { useRemovedFocus } from './removed-focus.ts'

export type Me = SessionResponse['person']

interface AdminLayoutProps {
  /** The page's content, for the signed-in user. */
  children: (me: Me) => ReactNode
}

/** An admin page with its menu and its title. Without a session it redirects to the sign-in, which leads back. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const { title } = usePageContext()
  const hasEnded = useHasSessionEnded()
  // Not asked again when its answer is removed after signing out.
  const session = useQuery({
    queryKey: ['session'],
    queryFn: fetchCurrentUser,
    enabled: !hasEnded,
  })
  const me = session.data
  const queries = useQueryClient()
  useSessionEnd(me?.id)
  useEffect(() => {
    if (me === null) endSession('ended', queries)
  }, [me, queries])
  const leadEvents = useLeadEvents(Boolean(me))
  const main = useRef<HTMLElement>(null)
  useRemovedFocus(main)
  // The sign-in opens; if it can't be reached, nothing personal stays here.
  if (hasEnded)
    return (
      <main className="signed-out">
        <p role="status">
          You’re signed out. <a href={signInUrl(location)}>Sign in</a>
        </p>
      </main>
    )
  return (
    <div className="admin-layout">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <AdminMenu name={me?.name} leadEvents={leadEvents} />
      <main ref={main} id="content" tabIndex={-1}>
        <h1 className="admin-page-header">{title}</h1>
        {leadEvents.disconnected && <ConnectionLost />}
        <ErrorMessage error={session.error} />
        {session.isPending && <p role="status">Loading...</p>}
        {me && children(me)}
      </main>
    </div>
  )
}
