import { useQueryClient } from '@tanstack/react-query'
import { Logo, MenuLink } from '../../../renderer/shell/links.tsx'
import { request } from '../../../renderer/client/http.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import type { LeadEvents } from '../lead-events.ts'
import { endSession } from '../session-end.ts'
import { isSignInNeeded } from '../session.ts'
import { navItems } from './nav-items.ts'
import { TextButton } from '../components/buttons.tsx'

/** The admin navigation: a sidebar on wide windows, a bottom bar on phones. */
export function AdminMenu({
  name,
  leadEvents,
}: {
  name: string | undefined
  leadEvents: LeadEvents
}) {
  const queries = useQueryClient()
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
    endSession('signed out', queries)
  }
  return (
    <nav className="admin-nav" aria-label="Admin">
      <Logo />
      <MenuItems items={navItems.primary} />
      <button type="button" className="admin-nav-more" popoverTarget="admin-nav-more">
        More
      </button>
      <div id="admin-nav-more" popover="auto">
        <MenuItems items={navItems.secondary} />
        <label className="sound-alerts">
          <input
            type="checkbox"
            checked={leadEvents.sound}
            onChange={({ target }) => leadEvents.setSound(target.checked)}
          />
          Sound alerts
        </label>
        <p>Times are Mountain Time.</p>
        {name !== undefined && (
          <p>
            {name} <TextButton onClick={() => void signOut()}>Sign out</TextButton>
          </p>
        )}
      </div>
    </nav>
  )
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
