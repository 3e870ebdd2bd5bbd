import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Logo, MenuLink } from '../../../renderer/shell/links.tsx'
import { request } from '../../../renderer/client/http.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { usePageContext, useSiteParts, useTimeZone } from '../../../renderer/page-context.tsx'
import type { SessionResponse } from '../../../services/api/people/account-contract.ts'
import { ConnectionLost, ErrorMessage } from '../components/ErrorMessage.tsx'
import { type LeadEvents, useLeadEvents } from '../lead-events.ts'
import { renewPush, turnPushOff } from '../push.ts'
import { useResource } from '../resource/use-resource.ts'
import { endSession, useHasSessionEnded, useSessionEnd } from '../session-end.ts'
import { fetchCurrentUser, isSignInNeeded, signInUrl } from '../session.ts'
import { useInboxCount } from '../inbox/inbox-count.ts'
import { NewLeadButton } from '../new-lead/NewLead.tsx'
import { useRemovedFocus } from './removed-focus.ts'
import { subscriberList } from '../../../services/api/subscribers/contract.ts'
import { itemsFor, navItems } from './nav-items.ts'
import { TextButton } from '../components/buttons.tsx'

export type Me = SessionResponse['person']

const MeContext = createContext<Me | undefined>(undefined)

/** The signed-in user. @throws outside an `AdminLayout` */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe needs an AdminLayout around it')
  return me
}

/**
 * An admin page with its menu and its title. Without a session it redirects to the sign-in, which leads back.
 *
 * @param children shown to the signed-in user
 */
export function AdminLayout({ children }: { children: ReactNode }) {
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
  useEffect(() => {
    if (me) renewPush(me).catch(console.warn)
  }, [me])
  const leadEvents = useLeadEvents(me ?? undefined)
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
      <AdminMenu me={me ?? undefined} leadEvents={leadEvents} />
      <main ref={main} id="content" tabIndex={-1}>
        <div className="admin-page-header">
          <h1>{title}</h1>
          {me && <NewLeadButton />}
        </div>
        {leadEvents.disconnected && <ConnectionLost />}
        <ErrorMessage error={session.error} />
        {session.isPending && <p role="status">Loading...</p>}
        {me && <MeContext value={me}>{children}</MeContext>}
      </main>
    </div>
  )
}

/** The admin navigation: a sidebar on wide windows, a bottom bar on phones. */
function AdminMenu({ me, leadEvents }: { me: Me | undefined; leadEvents: LeadEvents }) {
  const queries = useQueryClient()
  const parts = useSiteParts()
  const hasSubscribers = useHasSubscribers(!parts.newsletter && me !== undefined)
  const inbox = useInboxCount(me !== undefined)
  const shown = {
    ...parts,
    newsletter: parts.newsletter || hasSubscribers,
    inbox: inbox !== undefined && (inbox.isRead || inbox.total > 0),
  }
  const signOut = async () => {
    // Stops the event stream first: after signing out it would only get errors.
    leadEvents.setListening(false)
    try {
      await request('DELETE', paths.admin.session)
    } catch (error) {
      // Who has been signed out elsewhere is signed out here, too.
      if (!isSignInNeeded(error)) {
        leadEvents.setListening(true)
        throw error
      }
    }
    // The service has ended push messages with the session; the browser forgets its address, too.
    endSession('signed out', queries, turnPushOff)
  }
  return (
    <nav className="admin-nav" aria-label="Admin">
      <Logo />
      <MenuItems items={navItems.primary} />
      <button type="button" className="admin-nav-more" popoverTarget="admin-nav-more">
        More
      </button>
      <div id="admin-nav-more" popover="auto">
        <MenuItems items={itemsFor(shown, me)} />
        <label className="sound-alerts">
          <input
            type="checkbox"
            checked={leadEvents.sound}
            onChange={({ target }) => leadEvents.setSound(target.checked)}
          />
          Sound alerts
        </label>
        <p>{`Times are ${useTimeZone().shown}.`}</p>
        {me && (
          <p>
            {me.name} <TextButton onClick={() => void signOut()}>Sign out</TextButton>
          </p>
        )}
      </div>
    </nav>
  )
}

/**
 * Whether subscribers are stored, of a time when the site offered a newsletter.
 * @param asks whether it matters
 */
function useHasSubscribers(asks: boolean): boolean {
  const { data } = useResource({
    path: paths.admin.subscribers,
    response: subscriberList,
    enabled: asks,
  })
  return data !== undefined && data.total > 0
}

const MenuItems = ({ items }: { items: readonly { path: string; label: string }[] }) => (
  <ul>
    {items.map(({ path, label }) => (
      <li key={path}>
        <MenuLink label={label} href={path} />
      </li>
    ))}
  </ul>
)
