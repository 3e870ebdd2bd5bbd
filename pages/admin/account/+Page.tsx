import { request } from '../../../renderer/client/http.ts'
import { useResource, useResourceChange } from '../resource/use-resource.ts'
import { account, type ActiveSession } from '../../../services/api/people/account-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { PostForm } from '../components/PostForm.tsx'
import { PushSettings } from './PushSettings.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { TextButton } from '../components/buttons.tsx'
import { useOfficeTime } from '../office-time.ts'

/** The user's sessions, push messages, password and second factor. */
export const Page = () => (
  <AdminLayout>
    <Account />
  </AdminLayout>
)

function Account() {
  const own = useResource({ path: paths.admin.account, response: account })
  return (
    <>
      {own.isError && <QueryError query={own} />}
      {own.isPending && <p role="status">Loading...</p>}
      {own.data && <Sessions sessions={own.data.sessions} />}
      {own.data && <PushSettings />}
      <NewPassword email={useMe().email} />
      {own.data && <SecondFactor {...own.data.secondFactor} />}
    </>
  )
}

/**
 * The password is changed by an emailed link, like a forgotten one; that ends all other sessions.
 */
const NewPassword = ({ email }: { email: string }) => (
  <section className="account-section" aria-labelledby="password">
    <h2 id="password">Change your password</h2>
    <p>
      We’ll email a link to {email}. It works for one hour, and a new password signs you out on
      every device.
    </p>
    <PostForm
      path={paths.admin.passwordReset}
      submitLabel="Send me the link"
      pendingLabel="Sending..."
    >
      <input type="hidden" name="email" value={email} />
    </PostForm>
  </section>
)

/** The user's sessions on all devices; each can be ended. */
function Sessions({ sessions }: { sessions: readonly ActiveSession[] }) {
  const { formatTime } = useOfficeTime()
  const end = useResourceChange({
    mutationFn: (path: string) => request('DELETE', path),
    refetch: [paths.admin.account],
  })
  return (
    <section className="account-section" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re signed in</h2>
      <ul className="item-list">
        {sessions.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            <span>
              <b>{device}</b>, {current ? 'this device' : `last seen ${formatTime(lastSeenAt)}`}
            </span>
            {!current && (
              <TextButton
                aria-label={`Sign out ${device}`}
                onClick={() => end.mutate(paths.admin.sessionOf(id))}
              >
                Sign out
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <ErrorMessage error={end.error} />
      {sessions.length > 1 && (
        <button type="button" className="button" onClick={() => end.mutate(paths.admin.sessions)}>
          Sign out everywhere else
        </button>
      )}
    </section>
  )
}
