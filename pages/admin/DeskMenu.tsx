import { usePageContext } from '../../renderer/page-context.tsx'
import { Mark } from '../../renderer/shell/Mark.tsx'
import { request } from '../../renderer/client/http.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { forgetNoteDrafts } from './contacts/note-draft.ts'
import type { LeadNews } from './lead-news.ts'
import { places } from './places.ts'

/** Where one can go on the desk; a rail on a wide window, a bar at the thumb on a phone. */
export function DeskMenu({ name, news }: { name: string | undefined; news: LeadNews }) {
  const signOut = async () => {
    // What is told from now on would be asked for by nobody.
    news.listen(false)
    try {
      await request('DELETE', paths.admin.session)
    } catch (error) {
      news.listen(true)
      throw error
    }
    forgetNoteDrafts()
    location.assign(paths.admin.signInPage)
  }
  return (
    <nav className="desk-menu" aria-label="Desk">
      <Mark />
      <Places of={places.first} />
      <button type="button" className="desk-more" popoverTarget="desk-more">
        More
      </button>
      <div id="desk-more" popover="auto">
        <Places of={places.rest} />
        <label className="desk-sound">
          <input
            type="checkbox"
            checked={news.sound}
            onChange={({ target }) => news.setSound(target.checked)}
          />
          Ring for requests
        </label>
        {name !== undefined && (
          <p className="desk-me">
            {name}{' '}
            <button type="button" className="quiet" onClick={() => void signOut()}>
              Sign out
            </button>
          </p>
        )}
      </div>
    </nav>
  )
}

function Places({ of: list }: { of: readonly { path: string; label: string }[] }) {
  const here = usePageContext().urlPathname
  return (
    <ul>
      {list.map(({ path, label }) => (
        <li key={path}>
          <a href={path} aria-current={path === here ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
