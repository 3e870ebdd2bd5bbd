import { paths } from '../../../services/api/contract/paths.ts'
import { Logo } from '../../../renderer/shell/links.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { rememberEmail } from '../session.ts'

/** The sign-in. */
export const Page = () => (
  <main id="content" className="sign-in">
    <Logo />
    <h1>Sign in</h1>
    <AccountForm path={paths.admin.session} submitLabel="Sign in" pendingLabel="Signing in..." />
    <p>
      <a
        href={paths.admin.forgotPage}
        onClick={({ currentTarget }) =>
          rememberEmail(currentTarget.closest('main')?.querySelector('form'))
        }
      >
        I forgot my password
      </a>
    </p>
  </main>
)
