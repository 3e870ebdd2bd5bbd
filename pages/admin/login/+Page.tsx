import { paths } from '../../../services/api/contract/paths.ts'
import { AccountForm, SignedOutPage } from '../components/AccountForm.tsx'
import { rememberEmail } from '../session.ts'

export const Page = () => (
  <SignedOutPage>
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
  </SignedOutPage>
)
