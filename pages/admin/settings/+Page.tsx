import { paths } from '../../../services/api/contract/paths.ts'
import { useAddress } from '../address.ts'
import { Desk, type Me } from '../Desk.tsx'
import { parts } from './parts.tsx'
import './settings.css'

/** What is set, who is on the staff, and whether everything is well. */
export const Page = () => <Desk title="Settings">{(me) => <Settings me={me} />}</Desk>

function Settings({ me }: { me: Me }) {
  const { query, change } = useAddress()
  const mine = parts.filter(({ staff }) => staff || me.role === 'owner')
  const open = mine.find(({ name }) => name === query.get('part')) ?? mine[0]
  return (
    <div className="settings">
      {mine.length > 1 && (
        <nav aria-label="Settings">
          <ul>
            {mine.map(({ name, label }) => (
              <li key={name}>
                <a
                  href={`${paths.admin.settingsPage}?part=${name}`}
                  aria-current={name === open?.name ? 'page' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    change({ part: name, page: undefined })
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="settings-part">{open?.show(me)}</div>
    </div>
  )
}
