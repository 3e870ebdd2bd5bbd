import { useResource } from '../resource/use-resource.ts'
import { account } from '../../../services/api/people/account-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { QueryError } from '../components/ErrorMessage.tsx'
import { PostForm } from '../components/PostForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** The user's sessions, password and second factor. */
export const Page = () => <AdminLayout>{(me) => <Account email={me.email} />}</AdminLayout>

function Account({ email }: { email: string }) {
  const own = useResource({ key: ['account'], path: paths.admin.account, response: account })
  return (
    <>
      {own.isError && <QueryError query={own} />}
      {own.isPending && <p role="status">Loading...</p>}
      {own.data && <Sessions sessions={own.data.sessions} />}
      <NewPassword email={email} />
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
